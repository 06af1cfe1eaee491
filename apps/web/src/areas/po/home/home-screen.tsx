import type { widgetIds } from "@toran/contract/schemas/dashboard";
import { Button, PageHeader, SegmentedControl } from "@toran/ui";
import { FileUp, LayoutGrid } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Today } from "@/features/calendar/today";
import { TodoList } from "@/features/todos/todo-list";
import { AppLink } from "@/lib/app-link";
import { inTurn, Load } from "@/lib/load";
import { OneFailure } from "@/lib/one-failure";
import { paths } from "@/navigation/paths";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../use-may-change";
import { isAside, spans } from "./arrange/sizes";
import { HomeStore, type Widget } from "./home-store";
import { greeting, placeInSeason } from "./season-words";
import { ListShape, StripShape } from "@/features/home/shapes";
import { Profile } from "./widgets/profile";
import { QuickActions } from "./widgets/quick-actions";
import { Requests } from "./widgets/requests";
import { Roll } from "./widgets/roll";
import { SeasonStrip } from "./widgets/season-strip";
import { Skills } from "./widgets/skills";
import { Waiting } from "./widgets/waiting";

const Arrange = latePart(() => import("./arrange/arrange").then((m) => m.Arrange));

const Todos = () => <TodoList area="po" />;
const OfToday = () => {
  const { calls } = useStores();
  return <Today area="po" calls={async () => (await calls.po()).calendar} />;
};
const parts: Record<(typeof widgetIds)[number], ComponentType<{ store: HomeStore }>> = {
  SEASON: SeasonStrip,
  ROLL: Roll,
  CONNECTIONS: Requests,
  WAITING: Waiting,
  SKILLS: Skills,
  TODOS: Todos,
  TODAY: OfToday,
  ACTIONS: QuickActions,
  PROFILE: Profile,
};

/** The officer's home: the whole season on one sheet, arranged as each officer likes it. */
export const HomeScreen = observer(function HomeScreen() {
  const stores = useStores();
  const { po, realtime } = stores;
  const [store] = useState(() => new HomeStore(stores));
  const [asked, ask] = useSearchParams();
  const mayChange = useMayChange();
  const arranging = asked.has("arrange");
  const group = asked.get("group") ?? undefined;
  useEffect(() => store.load(), [store]);
  useEffect(() => store.choose(group), [store, group]);
  const { connectionChanges } = realtime;
  useEffect(() => {
    if (connectionChanges) store.follow();
  }, [store, connectionChanges]);
  const name = po.user.value?.data.firstName;
  const now = new Date();
  const arrange = (open: boolean) =>
    ask({ ...(group && { group }), ...(open && { arrange: "" }) }, { replace: true });
  return (
    <>
      <div className="border-rule border-b">
        <PageHeader
          title={greeting(now, name)}
          context={placeInSeason(now)}
          actions={
            <>
              <Groups store={store} choose={(id) => ask({ group: id })} />
              <Button intent="secondary" onClick={() => arrange(true)}>
                <LayoutGrid aria-hidden="true" size={16} strokeWidth={1.75} />
                Customise
              </Button>
              {mayChange && (
                <Button asChild>
                  <AppLink href={paths.po.importClass}>
                    <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
                    Import students
                  </AppLink>
                </Button>
              )}
            </>
          }
        />
      </div>
      <Load of={store.widgets} waiting={<Shape />} toEdges>
        {(widgets) => (
          <OneFailure also={() => store.tryFrameAgain()}>
            <Grid widgets={widgets} store={store} />
          </OneFailure>
        )}
      </Load>
      {arranging && (
        <Suspense>
          <Arrange store={store} open onOpenChange={arrange} onMissing={() => arrange(false)} />
        </Suspense>
      )}
    </>
  );
});

interface GroupsProps {
  store: HomeStore;
  choose: (id: string) => void;
}

const Groups = observer(function Groups({ store, choose }: GroupsProps) {
  const groups = store.groups.value ?? [];
  if (groups.length < 2) return null;
  return (
    <SegmentedControl
      look="view"
      label="Departments"
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={store.group?.id ?? ""}
      onValueChange={choose}
    />
  );
});

function Grid({ widgets, store }: { widgets: Widget[]; store: HomeStore }) {
  const shown = widgets.filter((each) => each.shown);
  const aside = shown.filter(isAside);
  const middle = shown.filter((each) => !isAside(each));
  return (
    <div className={aside.length > 0 ? "wide:grid-cols-[minmax(0,1fr)_20rem] grid" : undefined}>
      {/* The rule at the end of a row and the edge of what stands at the side are one. */}
      <div
        className={`wide:grid-cols-12 grid min-w-0 grid-cols-1 content-start ${inTurn} ${aside.length > 0 ? "wide:-me-px" : ""}`}
      >
        {middle.map(({ id, columns }) => (
          <Cell key={id} id={id} store={store} className={spans[columns] ?? "wide:col-span-12"} />
        ))}
      </div>
      {aside.length > 0 && (
        <div
          className={`bg-well wide:border-s border-rule wide:grid-cols-1 desk:grid-cols-2 grid content-start ${inTurn}`}
        >
          {aside.map(({ id }) => (
            <Cell key={id} id={id} store={store} />
          ))}
        </div>
      )}
    </div>
  );
}

function Cell({
  id,
  store,
  className,
}: {
  id: Widget["id"];
  store: HomeStore;
  className?: string;
}) {
  const Part = parts[id];
  return (
    <div className={`border-rule min-w-0 border-e border-b ${className ?? ""}`}>
      <Part store={store} />
    </div>
  );
}

const Shape = () => (
  <div className="divide-rule grid divide-y">
    <StripShape />
    <div className="px-6 py-5">
      <ListShape rows={6} />
    </div>
  </div>
);
