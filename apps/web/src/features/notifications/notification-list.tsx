import { isFailure, settle } from "@toran/api-client/failure";
import { Alert, Button, EmptyState, PageHeader, Tabs } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { asManyAs } from "@/lib/as-many-as";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useAddressView } from "@/lib/use-address-view";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { Notice } from "@/stores/notification-store";
import { useStores } from "@/stores/use-stores";
import { MarkAllRead } from "./mark-all-read";
import { NoticeRow } from "./notice-row";

const filters = ["ALL", "UNREAD", "ARCHIVED"] as const;
const noFilters = [] as const;
type Filter = (typeof filters)[number];
const tabs = [
  { value: "ALL", label: "All" },
  { value: "UNREAD", label: "Unread" },
  { value: "ARCHIVED", label: "Put away" },
] as const;
const nothing: Record<Filter, [title: string, says: string]> = {
  ALL: ["Nothing yet", "What concerns you appears here as it happens, and stays for 180 days."],
  UNREAD: ["You have read everything", "New notifications appear here until you open them."],
  ARCHIVED: ["Nothing is put away", "What you put away is kept here for 180 days."],
};

/** Everything the person was told, a window at a time. */
export const NotificationList = observer(function NotificationList({ area }: { area: AreaName }) {
  // In the address, so that whoever follows a notice comes back to the list they left.
  const { tab: filter, change } = useAddressView(filters, noFilters);
  return (
    <>
      <PageHeader
        title="Notifications"
        context="Kept for 180 days."
        actions={
          <>
            <Button asChild intent="secondary">
              <AppLink href={paths[area].notificationSettings}>Settings</AppLink>
            </Button>
            <MarkAllRead />
          </>
        }
      />
      <Tabs
        label="Which notifications"
        tabs={tabs}
        value={filter}
        onValueChange={(tab) => change({ tab })}
        className="px-6"
      >
        <Windows key={filter} filter={filter} />
      </Tabs>
    </>
  );
});

interface Window {
  items: Notice[];
  next: string | null;
}

const Windows = observer(function Windows({ filter }: { filter: Filter }) {
  const { calls, notifications } = useStores();
  const { changes, unread, newest } = notifications;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async (part: { next?: string; limit?: number }) =>
    (await calls.notifications()).list({ query: { filter, ...part } });
  const [list] = useState(() => {
    const made: Loadable<Window> = new Loadable<Window>(() =>
      ask(asManyAs(made.value?.items.length ?? 0)),
    );
    return made;
  });
  const lately = newest.value?.items.map(({ id, createdAt }) => id + createdAt).join();
  // What is told, read or put away meanwhile changes the list, be it in another tab.
  useEffect(() => void list.load(), [list, changes, unread, lately]);
  const more = async (before: Window) => {
    if (!before.next) return;
    setBusy(true);
    const reply = await settle(ask({ next: before.next }));
    setBusy(false);
    // It has come anew, or is about to: this is no longer what comes next.
    if (list.value !== before || list.loading) return;
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (!isFailure(reply))
      list.set({ ...reply.data, items: [...before.items, ...reply.data.items] });
  };
  const [title, says] = nothing[filter];
  return (
    <div className="max-w-form pb-10">
      <Load of={list} toEdges>
        {(shown) => (
          <>
            {shown.items.length === 0 && <EmptyState title={title}>{says}</EmptyState>}
            <ul className="divide-rule divide-y px-2" aria-label="Notifications">
              {shown.items.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
            {problem && <Alert tone="bad">{problem}</Alert>}
            {shown.next && (
              <Button
                intent="secondary"
                className="mx-6 mt-4"
                busy={busy}
                busyLabel="Loading"
                onClick={() => void more(shown)}
              >
                Show more
              </Button>
            )}
          </>
        )}
      </Load>
    </div>
  );
});
