import { Alert, Button, IconButton } from "@toran/ui";
import { ArrowUpRight, Copy, Globe, LockKeyhole } from "lucide-react";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { Coming } from "@/lib/load";
import { usePart } from "@/lib/one-failure";
import { paths } from "@/navigation/paths";
import { useProfileLink } from "../frame/use-profile-link";
import { usePortfolio } from "../portfolio-context";
import { RailPart } from "./rail-part";

/** Whether the public profile can be seen, by whom, and where. */
export const PublicCard = observer(function PublicCard() {
  const { loaded, failed, retry, live, leaving, seenBy, name, path, copy } = useProfileLink();
  const { slug, visibility } = usePortfolio().around;
  usePart(slug);
  const page = usePart(visibility);
  return (
    <RailPart title="Public profile" side={loaded && <State live={live} />}>
      {failed && !loaded && !page?.open && !page?.failure && (
        <Alert tone="bad" title={failed.message}>
          <Button intent="secondary" onClick={() => void retry()}>
            Try again
          </Button>
        </Alert>
      )}
      {!loaded && (!failed || page?.open) && <Coming />}
      {loaded && name && path && (
        <p className="border-rule-strong bg-lift mb-2 flex min-h-(--control) items-center gap-0.5 rounded-md border ps-3 pe-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="text-ink-3">{path.slice(0, -name.length)}</span>
            <b className="font-medium">{name}</b>
          </span>
          <IconButton size="sm" label="Copy the link" onClick={() => void copy()}>
            <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            title="Open the profile"
            aria-label="Open the profile in a new tab"
            className="text-ink-2 hover:bg-hover grid size-6.5 flex-none place-items-center rounded-md"
          >
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </a>
        </p>
      )}
      {loaded && (
        <p className="text-ink-3 text-xs">
          {name ? seenBy : "It has no address yet."}{" "}
          {!leaving && (
            <AppLink href={paths.student.publicProfile} className="link">
              {live ? (
                <>
                  Change<span className="sr-only"> who sees it</span>
                </>
              ) : (
                "Publish it"
              )}
            </AppLink>
          )}
        </p>
      )}
    </RailPart>
  );
});

const State = ({ live }: { live: boolean }) =>
  live ? (
    <span className="text-ok flex items-center gap-1.5 font-medium">
      <Globe aria-hidden="true" size={14} strokeWidth={2} />
      Live
    </span>
  ) : (
    <span className="text-ink-2 flex items-center gap-1.5 font-medium">
      <LockKeyhole aria-hidden="true" size={14} strokeWidth={2} />
      Private
    </span>
  );
