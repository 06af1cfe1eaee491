import { IconButton } from "@toran/ui";
import { Archive, ArchiveRestore } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { AppLink, opensElsewhere } from "@/lib/app-link";
import { since } from "@/lib/since";
import type { Notice } from "@/stores/notification-store";
import { useStores } from "@/stores/use-stores";
import { SubjectIcon } from "./subjects";

interface NoticeRowProps {
  notice: Notice;
  /** It was followed to where it leads. */
  onFollow?: () => void;
}

const pathOf = (link: string) => new URL(link, window.location.origin).pathname;

/** One notice: unread ones are marked, and a press leads to what it tells of. */
export function NoticeRow({ notice, onFollow }: NoticeRowProps) {
  const { notifications, feedback } = useStores();
  const { pathname } = useLocation();
  const { title, body, link, createdAt, readAt, archivedAt } = notice;
  const follow = (event: MouseEvent) => {
    if (!readAt) void notifications.read([notice]);
    // The page is there already, from before this was told.
    if (link && pathOf(link) === pathname && !opensElsewhere(event)) notifications.reopen();
    onFollow?.();
  };
  const putAway = async () => {
    if (!(await notifications.archive(notice, !archivedAt)) || archivedAt) return;
    feedback.toast("success", "Put away", {
      detail: title,
      action: { label: "Undo", onPress: () => void notifications.archive(notice, false) },
    });
  };
  const words = (
    <>
      <span className={readAt ? undefined : "font-semibold"}>{title}</span>
      {body && <span className="text-ink-2 line-clamp-2 text-sm font-normal">{body}</span>}
    </>
  );
  return (
    <li className="hover:bg-hover group relative flex items-start gap-3 px-4 py-3">
      <SubjectIcon type={notice.type} urgent={notice.priority === "CRITICAL"} />
      <div className="min-w-0 flex-1 wrap-break-word">
        {link ? (
          <AppLink
            href={link}
            onClick={follow}
            className="grid gap-0.5 after:absolute after:inset-0"
          >
            {words}
          </AppLink>
        ) : (
          <p className="grid gap-0.5">{words}</p>
        )}
        {!readAt && <span className="sr-only">Unread</span>}
      </div>
      <div className="relative flex flex-none items-center gap-1.5">
        {!readAt && <span aria-hidden="true" className="bg-spark size-2 rounded-full" />}
        <time dateTime={createdAt} className="text-ink-3 tnum text-xs whitespace-nowrap">
          {since(createdAt)}
        </time>
        <IconButton
          size="sm"
          label={archivedAt ? `Take out again: ${title}` : `Put away: ${title}`}
          onClick={() => void putAway()}
        >
          {archivedAt ? (
            <ArchiveRestore aria-hidden="true" size={14} strokeWidth={1.75} />
          ) : (
            <Archive aria-hidden="true" size={14} strokeWidth={1.75} />
          )}
        </IconButton>
      </div>
    </li>
  );
}
