import { EmptyState, RollChart, type RollRow } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import type { Department, HomeStore } from "../home-store";
import { ListShape } from "@/features/home/shapes";
import { WidgetFrame } from "@/features/home/widget-frame";

const title = "The final-year roll";

const rowOf = ({
  name,
  students,
  placed,
  placedThisWeek,
  offered,
  inProcess,
}: Department): RollRow => ({
  name,
  placed,
  placedThisWeek,
  offer: offered,
  inProcess,
  notStarted: students - placed - offered - inProcess,
});

const share = (each: Department) => each.placed / each.students;

function findingOf(departments: Department[]) {
  const sum = (of: (each: Department) => number) =>
    departments.reduce((total, each) => total + of(each), 0);
  const [best] = departments
    .filter(({ id, students }) => id && students > 0)
    .toSorted((a, b) => share(b) - share(a));
  const all = `${sum(({ placed }) => placed)} of ${sum(({ students }) => students)} students are placed`;
  return best ? `${all}; ${best.name} is furthest.` : `${all}.`;
}

/** One dot for each student of the final year, by department. */
export const Roll = observer(function Roll({ store }: { store: HomeStore }) {
  const { departments } = store;
  if (departments.value?.some(({ students }) => students > 0))
    return (
      <RollChart
        title={title}
        finding={findingOf(departments.value)}
        rows={departments.value.map(rowOf)}
        link={AppLink}
      />
    );
  return (
    <WidgetFrame title={title}>
      <Load of={departments} waiting={<ListShape rows={6} />}>
        {() => (
          <EmptyState title="No final-year students yet">
            Once students are in, each of them is a dot here that lights up when they are placed.
          </EmptyState>
        )}
      </Load>
    </WidgetFrame>
  );
});
