import { observer } from "mobx-react-lite";
import { WaitingList } from "@/features/connections/waiting-list";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import type { HomeStore } from "../home-store";
import { ListShape } from "@/features/home/shapes";
import { WidgetFrame } from "@/features/home/widget-frame";

/** Companies that asked to connect: each can be answered in its row. */
export const Waiting = observer(function Waiting({ store }: { store: HomeStore }) {
  const many = store.answers.value?.waiting;
  return (
    <WidgetFrame
      title="Waiting for you"
      aside={
        many ? (
          <AppLink href={`${paths.po.companies}?tab=requests`} className="link">
            All {many}
          </AppLink>
        ) : undefined
      }
    >
      <Load of={store.waiting} waiting={<ListShape />}>
        {({ items }) => (
          <WaitingList
            area="po"
            items={items}
            find={paths.po.companies}
            decide={(id, body) => store.decide(id, body)}
          />
        )}
      </Load>
      <Answered store={store} />
    </WidgetFrame>
  );
});

const Answered = observer(function Answered({ store }: { store: HomeStore }) {
  const answers = store.answers.value;
  if (!answers || answers.approved + answers.rejected === 0) return null;
  return (
    <p className="border-rule text-ink-3 tnum flex gap-3 border-t pt-3 text-xs">
      Answered so far
      <span className="ms-auto">
        <b className="text-ink font-semibold">{answers.approved}</b> accepted
      </span>
      <span>
        <b className="text-ink font-semibold">{answers.rejected}</b> declined
      </span>
    </p>
  );
});
