import { isFailure } from "@toran/api-client/failure";
import type { Connection } from "@toran/contract/schemas/connection";
import { Alert, Button, EmptyState, SegmentedControl, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { AppLink } from "@/lib/app-link";
import { useAddressView } from "@/lib/use-address-view";
import { useWindowList } from "@/lib/use-window-list";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import type { AnswerBody } from "./answer-dialog";
import { connectionCalls } from "./connection-calls";
import { RequestRow } from "./request-row";
import { type ConnectionArea, sides } from "./sides";
import { useDeclining } from "./use-declining";

export type Direction = "PENDING_RECEIVED" | "PENDING_SENT";
const directions = [
  { value: "PENDING_RECEIVED", label: "They asked" },
  { value: "PENDING_SENT", label: "You asked" },
] as const;
const first: Direction = directions[0].value;
const tabs = ["requests"] as const;
const filters = ["connectionType"] as const;

interface RequestListProps {
  area: ConnectionArea;
  /** Takes the requests of a direction out as a file. */
  exportMenu: (direction: Direction) => ReactNode;
  onAnswered: () => void;
}

/** Requests that wait: those of the other side for an answer, one's own for theirs. */
export const RequestList = observer(function RequestList(props: RequestListProps) {
  const { area, exportMenu, onAnswered } = props;
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const { asked, change } = useAddressView(tabs, filters);
  const direction = directions.find(({ value }) => value === asked.connectionType)?.value ?? first;
  const list = useWindowList<Connection, { tab: Direction }>(
    ({ tab: connectionType }, next, options) =>
      connectionCalls(calls, area).status({ connectionType, next }, options),
    useMemo(() => ({ tab: direction }), [direction]),
    connectionChanges,
  );
  const decide = async (id: string, body: AnswerBody) => {
    const reply = await connectionCalls(calls, area).decide(id, body);
    if (!isFailure(reply) || reply.status === 409) {
      void list.refresh();
      onAnswered();
    }
    return reply;
  };
  const { decline, dialog } = useDeclining(area, decide);
  return (
    <div className="grid content-start gap-4 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          look="view"
          label="Whose requests"
          options={directions}
          value={direction}
          onValueChange={(value) => change({ connectionType: value === first ? "" : value })}
        />
        {exportMenu(direction)}
      </div>
      <div aria-busy={list.state === "loading"}>
        {list.state === "failed" ? (
          <Alert tone="bad" title={list.problem}>
            <Button intent="secondary" onClick={() => void list.refresh()}>
              Try again
            </Button>
          </Alert>
        ) : list.rows.length > 0 ? (
          <ul className="divide-rule border-rule divide-y border-y">
            {list.rows.map((request) => (
              <RequestRow
                key={request.id}
                area={area}
                request={request}
                decide={(body) => decide(request.id, body)}
                onDecline={decline}
              />
            ))}
          </ul>
        ) : list.state === "loading" ? (
          <Skeleton className="h-16 w-full" />
        ) : (
          <Nothing area={area} direction={direction} />
        )}
      </div>
      {list.more && (
        <Button
          intent="secondary"
          className="justify-self-start"
          busy={list.moreState === "loading"}
          onClick={() => void list.loadMore()}
        >
          {list.moreState === "failed" ? "Try again" : "Show more"}
        </Button>
      )}
      {dialog}
    </div>
  );
});

const others: Record<ConnectionArea, string> = {
  po: paths.po.companies,
  hr: paths.hr.colleges,
};

function Nothing({ area, direction }: { area: ConnectionArea; direction: Direction }) {
  const { many } = sides[area];
  const Many = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return direction === "PENDING_RECEIVED" ? (
    <EmptyState title="Nobody waits for you">
      {`${Many} that ask to connect stand here until you answer.`}
    </EmptyState>
  ) : (
    <EmptyState
      title="You wait for nobody"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={others[area]}>{`Find ${many}`}</AppLink>
        </Button>
      }
    >
      {`${Many} you ask to connect stand here until they answer.`}
    </EmptyState>
  );
}
