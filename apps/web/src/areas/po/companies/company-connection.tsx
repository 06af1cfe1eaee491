import type { ApiFailure } from "@toran/api-client/failure";
import type { companyPage, Connection } from "@toran/contract/schemas/connection";
import { Button, Timeline } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { z } from "zod/mini";
import { type AnswerBody, AnswerDialog, type Asked } from "@/features/connections/answer-dialog";
import { ConnectDialog } from "@/features/connections/connect-dialog";
import { Standing } from "@/features/connections/standing";
import { reasonOf } from "@/features/connections/words";
import { useMayChange } from "../students/bulk/use-may-change";
import { changeWords } from "./change-words";
import { dueWords } from "./due-words";

type Answered = Promise<ApiFailure | { success: true; data: Connection }>;
interface CompanyConnectionProps {
  page: z.output<typeof companyPage>;
  decide: (id: string, body: AnswerBody) => Answered;
  send: (message: string | undefined) => Answered;
}

/** How the college stands to a company, what can be done about it, and how it came about. */
export const CompanyConnection = observer(function CompanyConnection({
  page,
  decide,
  send,
}: CompanyConnectionProps) {
  const { connection } = page;
  const name = page.name ?? "this company";
  const mayChange = useMayChange();
  const theirs = connection?.initiatedBy === "COMPANY";
  const why = connection && reasonOf(connection.reason, connection.reasonText);
  return (
    <section aria-labelledby="connection" className="grid content-start gap-4">
      <h2 id="connection" className="title-lg">
        Connection
      </h2>
      <div className="grid justify-items-start gap-2">
        <Standing status={connection?.status ?? null} theirs={theirs} />
        {connection?.status === "PENDING" && (
          <p className="text-ink-2">
            {theirs ? dueWords(connection.dueAt, new Date()) : "They have not answered yet."}
          </p>
        )}
        {connection?.message && connection.status === "PENDING" && (
          <blockquote className="border-rule text-ink-2 border-s-2 ps-3">
            {connection.message}
          </blockquote>
        )}
        {why && <p className="text-ink-2">{why}</p>}
      </div>
      {mayChange && <Actions name={name} connection={connection} decide={decide} send={send} />}
      {connection && connection.history.length > 0 && (
        <Timeline
          label="How it came about"
          entries={connection.history.map((event) => ({
            id: `${event.status}-${event.at}`,
            title: changeWords(event, name),
            ...whenOf(event.at),
            detail: reasonOf(event.reason, event.reasonText) ?? undefined,
          }))}
        />
      )}
    </section>
  );
});

const moment = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const whenOf = (at: string) => ({ when: moment.format(new Date(at)), dateTime: at });

interface ActionsProps extends Pick<CompanyConnectionProps, "decide" | "send"> {
  name: string;
  connection: Connection | null;
}

function Actions({ name, connection, decide, send }: ActionsProps) {
  const [dialog, show] = useState<Asked | "CONNECT">();
  const [busy, setBusy] = useState(false);
  const status = connection?.status ?? null;
  const theirs = connection?.initiatedBy === "COMPANY";
  const close = () => show(undefined);
  const act = async (answer: "APPROVED" | "WITHDRAWN") => {
    if (!connection) return;
    setBusy(true);
    await decide(connection.id, { status: answer });
    setBusy(false);
  };
  const mayAsk = status === null || !["PENDING", "APPROVED"].includes(status);
  return (
    <div className="flex flex-wrap gap-2">
      {mayAsk && <Button onClick={() => show("CONNECT")}>Ask to connect</Button>}
      {status === "PENDING" && theirs && (
        <>
          <Button busy={busy} onClick={() => void act("APPROVED")}>
            Accept
          </Button>
          <Button intent="secondary" onClick={() => show("REJECTED")}>
            Decline
          </Button>
        </>
      )}
      {status === "PENDING" && !theirs && (
        <Button intent="secondary" busy={busy} onClick={() => void act("WITHDRAWN")}>
          Take back the request
        </Button>
      )}
      {status === "APPROVED" && (
        <Button intent="secondary" onClick={() => show("DISCONNECTED")}>
          End the connection
        </Button>
      )}
      {connection && status !== "BLOCKED" && (
        <Button intent="quiet" onClick={() => show("BLOCKED")}>
          Block
        </Button>
      )}
      <ConnectDialog
        open={dialog === "CONNECT"}
        onOpenChange={close}
        name={name}
        send={send}
        onDone={close}
      />
      {connection && dialog && dialog !== "CONNECT" && (
        <AnswerDialog
          open
          onOpenChange={close}
          answer={dialog}
          name={name}
          decide={(body) => decide(connection.id, body)}
          onDone={close}
        />
      )}
    </div>
  );
}
