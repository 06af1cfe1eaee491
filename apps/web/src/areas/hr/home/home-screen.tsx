import { collegeZone } from "@toran/contract/calendar/zones";
import { Button, PageHeader, type Stat, StatStrip } from "@toran/ui";
import { Landmark } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { WaitingList } from "@/features/connections/waiting-list";
import { sides } from "@/features/connections/sides";
import { waitingWords } from "@/features/connections/since-words";
import { ProfileProgress } from "@/features/home/profile-progress";
import { ListShape, StripShape } from "@/features/home/shapes";
import { WidgetFrame } from "@/features/home/widget-frame";
import { Today } from "@/features/calendar/today";
import { TodoList } from "@/features/todos/todo-list";
import { AppLink } from "@/lib/app-link";
import { inTurn, Load } from "@/lib/load";
import { OneFailure } from "@/lib/one-failure";
import { paths } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { progressOf } from "./company-progress";
import { HomeStore } from "./home-store";
import { JobsUnderWay } from "./jobs-under-way";
import { QuickActions } from "./quick-actions";

// The day of the colleges' calendar, as that of all bookings below it.
const day = new Intl.DateTimeFormat("en-IN", {
  timeZone: collegeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** The HR user's home: who waits, who is connected, how the jobs stand, and what is to be done. */
export const HomeScreen = observer(function HomeScreen() {
  const stores = useStores();
  const { calls, hr, realtime } = stores;
  const mayChange = useMayChange("hr");
  const { connectionChanges } = realtime;
  const [store] = useState(() => new HomeStore(stores));
  useEffect(() => store.load(), [store, connectionChanges]);
  const name = hr.user.value?.firstName;
  return (
    <>
      <div className="border-rule border-b">
        <PageHeader
          title={name ? `Welcome, ${name}` : "Welcome"}
          context={day.format(new Date())}
          actions={
            <Button asChild>
              <AppLink href={paths.hr.colleges}>
                <Landmark aria-hidden="true" size={16} strokeWidth={1.75} />
                Find colleges
              </AppLink>
            </Button>
          }
        />
      </div>
      <OneFailure>
        <div className="wide:grid-cols-[minmax(0,1fr)_20rem] grid min-h-full">
          <div className={`min-w-0 ${inTurn}`}>
            <Load of={hr.connections} waiting={<StripShape />} toEdges>
              {(counts) => <StatStrip label="Colleges" stats={figuresOf(counts)} link={AppLink} />}
            </Load>
            <div className="border-rule border-b">
              <Waiting store={store} />
            </div>
            <JobsUnderWay jobs={store.jobs} />
          </div>
          <div
            className={`bg-well wide:border-s border-rule desk:grid-cols-2 wide:grid-cols-1 grid content-start ${inTurn}`}
          >
            <div className="border-rule border-b">
              <TodoList area="hr" />
            </div>
            <div className="border-rule border-b">
              <Today area="hr" calls={async () => (await calls.hr()).calendar} />
            </div>
            <div className="border-rule border-b">
              <QuickActions />
            </div>
            <div className="border-rule border-b">
              <WidgetFrame title="Company profile">
                <Load of={hr.user}>
                  {({ company }) =>
                    company && (
                      <ProfileProgress
                        label="Company profile"
                        sections={progressOf(company)}
                        whole="Everything is there. Colleges see all of it."
                        placeOf={mayChange ? () => paths.hr.editProfile : undefined}
                      />
                    )
                  }
                </Load>
              </WidgetFrame>
            </div>
          </div>
        </div>
      </OneFailure>
    </>
  );
});

interface Counts {
  connected: number;
  pendingSent: number;
  pendingReceived: number;
  notConnected: number;
}
const figuresOf = (counts: Counts): Stat[] => [
  {
    label: "Connected",
    figure: counts.connected,
    href: `${paths.hr.colleges}?tab=connected`,
  },
  {
    label: "Wait for you",
    figure: counts.pendingReceived,
    href: `${paths.hr.colleges}?tab=requests`,
    ...(counts.pendingReceived > 0 && { note: "Answer within five working days", sign: "now" }),
  },
  {
    label: "You wait for",
    figure: counts.pendingSent,
    href: `${paths.hr.colleges}?standing=PENDING_SENT`,
  },
  {
    label: "Not connected",
    figure: counts.notConnected,
    href: `${paths.hr.colleges}?standing=NOT_CONNECTED`,
  },
];

/** Colleges that asked to connect: each can be answered in its row. */
const Waiting = observer(function Waiting({ store }: { store: HomeStore }) {
  const counts = useStores().hr.connections.value;
  const words =
    counts &&
    waitingWords(
      { many: counts.pendingReceived, since: counts.waitingSince },
      sides.hr,
      new Date(),
    );
  return (
    <WidgetFrame
      title="Waiting for you"
      aside={
        counts && counts.pendingReceived > 0 ? (
          <AppLink href={`${paths.hr.colleges}?tab=requests`} className="link">
            All {counts.pendingReceived}
          </AppLink>
        ) : undefined
      }
    >
      {words && <p className="text-ink-2">{words}.</p>}
      <Load of={store.waiting} waiting={<ListShape />}>
        {({ items }) => (
          <WaitingList
            area="hr"
            items={items}
            find={paths.hr.colleges}
            decide={(id, body) => store.decide(id, body)}
          />
        )}
      </Load>
    </WidgetFrame>
  );
});
