import type { Connection } from "@toran/contract/schemas/connection";
import { Alert, Avatar, Button, EmptyState, SegmentedControl, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { isFailure } from "@toran/api-client/failure";
import { type AnswerBody, AnswerDialog, type Decide } from "@/features/connections/answer-dialog";
import { logoOf } from "@/features/connections/logo";
import { AppLink } from "@/lib/app-link";
import { companyPath, paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../students/bulk/use-may-change";
import { dueWords } from "./due-words";
import { WindowStore } from "./window-store";

type Direction = "PENDING_RECEIVED" | "PENDING_SENT";
const directions = [
  { value: "PENDING_RECEIVED", label: "They asked" },
  { value: "PENDING_SENT", label: "You asked" },
] as const;

/** Requests that wait: those of companies for the college's answer, its own for theirs. */
export const RequestList = observer(function RequestList({
  onAnswered,
}: {
  onAnswered: () => void;
}) {
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const [direction, setDirection] = useState<Direction>("PENDING_RECEIVED");
  const [list] = useState(
    () =>
      new WindowStore<Connection, Direction>(async (connectionType, next, options) =>
        (await calls.po()).companies.status({ query: { connectionType, next } }, options),
      ),
  );
  useEffect(() => {
    void list.show(direction);
    return () => list.close();
  }, [list, direction, connectionChanges]);
  const decide = async (id: string, body: AnswerBody) => {
    const { companies } = await calls.po();
    const reply = await companies.decide({ params: { id }, body });
    if (!isFailure(reply) || reply.status === 409) {
      void list.refresh();
      onAnswered();
    }
    return reply;
  };
  return (
    <div className="grid content-start gap-4 px-6 py-4">
      <SegmentedControl
        look="view"
        label="Whose requests"
        options={directions}
        value={direction}
        onValueChange={setDirection}
      />
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
                request={request}
                decide={(body) => decide(request.id, body)}
              />
            ))}
          </ul>
        ) : list.state === "loading" ? (
          <Skeleton className="h-16 w-full" />
        ) : (
          <Nothing direction={direction} />
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
    </div>
  );
});

const Nothing = ({ direction }: { direction: Direction }) =>
  direction === "PENDING_RECEIVED" ? (
    <EmptyState title="Nobody waits for you">
      Companies that ask to connect stand here until you answer.
    </EmptyState>
  ) : (
    <EmptyState
      title="You wait for nobody"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={paths.po.companies}>Find companies</AppLink>
        </Button>
      }
    >
      Companies you ask to connect stand here until they answer.
    </EmptyState>
  );

interface RequestRowProps {
  request: Connection;
  decide: Decide;
}

const RequestRow = observer(function RequestRow({ request, decide }: RequestRowProps) {
  const { company, message } = request;
  const theirs = request.initiatedBy === "COMPANY";
  const mayChange = useMayChange();
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const answer = async (status: "APPROVED" | "WITHDRAWN") => {
    setBusy(true);
    await decide({ status });
    setBusy(false);
  };
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar entity="company" name={company.name} src={logoOf(company.picture)} decorative />
      <div className="min-w-0 flex-1">
        <AppLink href={companyPath(company.id)} className="font-medium hover:underline">
          {company.name}
        </AppLink>
        <p className="text-ink-3 text-xs">
          {[company.city, dueWords(request.dueAt, new Date())].filter(Boolean).join(" · ")}
        </p>
        {message && <p className="text-ink-2 max-w-read mt-1">{message}</p>}
      </div>
      {mayChange && theirs && (
        <>
          <Button intent="quiet" aria-label={`Decline ${company.name}`} onClick={() => ask(true)}>
            Decline
          </Button>
          <Button
            intent="soft"
            aria-label={`Accept ${company.name}`}
            busy={busy}
            onClick={() => void answer("APPROVED")}
          >
            Accept
          </Button>
          <AnswerDialog
            open={asking}
            onOpenChange={ask}
            answer="REJECTED"
            name={company.name}
            decide={decide}
            onDone={() => ask(false)}
          />
        </>
      )}
      {mayChange && !theirs && (
        <Button
          intent="quiet"
          aria-label={`Take back the request to ${company.name}`}
          busy={busy}
          onClick={() => void answer("WITHDRAWN")}
        >
          Take back
        </Button>
      )}
    </li>
  );
});
