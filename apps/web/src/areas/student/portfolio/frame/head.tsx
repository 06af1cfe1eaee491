import { Avatar, Button, ProgressWindows } from "@toran/ui";
import { Eye } from "lucide-react";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { usePortfolio } from "../portfolio-context";
import { ShareProfile } from "./share-profile";
import { when } from "./when";

/** Whose portfolio it is, how far it is, and how to show it. */
export const PortfolioHead = observer(function PortfolioHead() {
  const { student } = useStores();
  const { progress, updated } = usePortfolio().around;
  const info = student.userInfo;
  const name = info ? [info.firstName, info.lastName].filter(Boolean).join(" ") : "";
  const done = progress.value?.sections.filter((section) => section.done).length ?? 0;
  return (
    <header className="border-rule flex flex-wrap items-center gap-x-4 gap-y-3 border-b px-6 py-4">
      <AppLink
        href={paths.student.editPersonal}
        aria-label="Your picture and personal info"
        className="rounded-full"
      >
        <Avatar
          entity="person"
          size="lg"
          name={name}
          src={student.picture ?? undefined}
          decorative
        />
      </AppLink>
      <div className="me-10 min-w-0">
        <h1 className="title-2xl">Your portfolio</h1>
        <p className="text-ink-3 min-h-5">
          {updated.value && `Last updated ${when(updated.value.updatedAt)}`}
        </p>
      </div>
      {progress.value && (
        <ProgressWindows
          label="Portfolio"
          done={done}
          total={progress.value.sections.length}
          size="lg"
          percent={progress.value.percent}
          className="flex-wrap"
        />
      )}
      <div className="ms-auto flex flex-wrap gap-2">
        <Button asChild intent="quiet">
          <AppLink href={paths.student.publicProfile}>
            <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
            Preview
          </AppLink>
        </Button>
        <ShareProfile />
      </div>
    </header>
  );
});
