import { Button, EmptyState, SegmentedControl } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { MarkAllRead } from "./mark-all-read";
import { NoticeRow } from "./notice-row";

const views = [
  { value: "ALL", label: "All" },
  { value: "UNREAD", label: "Unread" },
] as const;

/** The newest notices under the bell. */
export const Panel = observer(function Panel(props: { area: AreaName; onLeave: () => void }) {
  const { area, onLeave } = props;
  const { notifications } = useStores();
  const [view, setView] = useState<"ALL" | "UNREAD">("ALL");
  return (
    <div className="-m-3 flex flex-col">
      <header className="border-rule flex items-center gap-3 border-b px-4 py-2.5">
        <h2 className="title-lg flex-1">Notifications</h2>
        <SegmentedControl
          look="view"
          label="Which notifications"
          options={views}
          value={view}
          onValueChange={setView}
        />
      </header>
      <div className="max-h-105 overflow-y-auto">
        <Load of={notifications.newest} waiting={<div className="h-40" />}>
          {({ items }) => {
            const shown = view === "ALL" ? items : items.filter(({ readAt }) => !readAt);
            return shown.length ? (
              <ul className="divide-rule divide-y" aria-label="Newest notifications">
                {shown.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onFollow={onLeave} />
                ))}
              </ul>
            ) : (
              <EmptyState title={view === "ALL" ? "Nothing yet" : "You have read everything"}>
                What concerns you appears here as it happens.
              </EmptyState>
            );
          }}
        </Load>
      </div>
      <footer className="border-rule flex items-center gap-4 border-t px-4 py-2.5">
        <Button asChild intent="link" size="sm">
          <AppLink href={paths[area].notifications} onClick={onLeave}>
            See all
          </AppLink>
        </Button>
        <Button asChild intent="link" size="sm">
          <AppLink href={paths[area].notificationSettings} onClick={onLeave}>
            Settings
          </AppLink>
        </Button>
        <MarkAllRead intent="secondary" size="sm" className="ms-auto" />
      </footer>
    </div>
  );
});
