import { EmptyState, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { Coming, Load } from "@/lib/load";
import type { HomeStore } from "../home-store";
import { WidgetFrame } from "@/features/home/widget-frame";
import { latePart } from "@/stores/late-part";

// What draws it is heavier than the rest of the home together.
const RequestsChart = latePart(() => import("./requests-chart").then((m) => m.RequestsChart));
const title = "Connection requests";
const Shape = () => <Skeleton className="h-60 w-full" />;

/** How many asked to connect, week by week. */
export const Requests = observer(function Requests({ store }: { store: HomeStore }) {
  const { weeks } = store;
  if (weeks.value?.some(({ sent, accepted }) => sent + accepted > 0))
    return (
      <Suspense
        fallback={
          <WidgetFrame title={title}>
            <Coming>
              <Shape />
            </Coming>
          </WidgetFrame>
        }
      >
        <RequestsChart weeks={weeks.value} />
      </Suspense>
    );
  return (
    <WidgetFrame title={title}>
      <Load of={weeks} waiting={<Shape />}>
        {() => (
          <EmptyState title="No requests yet">
            Requests of the last fifteen weeks are drawn here, yours and those of companies.
          </EmptyState>
        )}
      </Load>
    </WidgetFrame>
  );
});
