import type { ApiFailure } from "@toran/api-client/failure";
import type { Connection } from "@toran/contract/schemas/connection";
import { Button, Timeline } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { writePath } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { type AnswerBody, AnswerDialog, type Asked } from "./answer-dialog";
import { changeWords } from "./change-words";
import { ConnectDialog } from "./connect-dialog";
import { type ConnectionArea, sides } from "./sides";
import { dueWords } from "./due-words";
import { LeaveForm } from "./leave-form";
import { Standing } from "./standing";
import { reasonOf } from "./words";

type Answered = Promise<ApiFailure | { success: true; data: Connection }>;
interface ConnectionPanelProps {
  area: ConnectionArea;
  /** The other side, by name. */
  name: string;
  otherId: string;
  connection: Connection | null;
  decide: (id: string, body: AnswerBody) => Answered;
  send: (message: string | undefined) => Answered;
  /** Blocks a company that there is no connection with; companies block nobody. */
  block?: (why: Omit<AnswerBody, "status">) => Answered;
}

/** How one side stands to another, what can be done about it, and how it came about. */
export const ConnectionPanel = observer(function ConnectionPanel(props: ConnectionPanelProps) {
  const { area, name, connection } = props;
  const mayChange = useMayChange(area);
  const { own, other } = sides[area];
  const theirs = connection?.initiatedBy === other;
  const ownName = own === "COLLEGE" ? "Your college" : "Your company";
  const latest = connection?.history[0];
  const why = connection && reasonOf({ ...connection, by: latest?.by ?? (theirs ? own : other) });
  return (
    <section aria-labelledby="connection" className="grid content-start gap-4">
      <h2 id="connection" className="title-lg">
        Connection
      </h2>
      <div className="grid justify-items-start gap-2">
        <Standing status={connection?.status ?? null} theirs={theirs} />
        {connection?.status === "PENDING" && (
          <p className="text-ink-2">
            {theirs ? dueWords(connection.dueAt, new Date()) : waitingFor(connection)}
          </p>
        )}
        {connection?.message && connection.status === "PENDING" && (
          <blockquote className="border-rule text-ink-2 border-s-2 ps-3 wrap-break-word whitespace-pre-line">
            {connection.message}
          </blockquote>
        )}
        {why && <p className="text-ink-2 wrap-break-word whitespace-pre-line">{why}</p>}
        {connection?.status === "REJECTED" && !theirs && (
          <p className="text-ink-2">
            {connection.allowReRequest
              ? "You can ask once more."
              : "This answer stands; you cannot ask again."}
          </p>
        )}
      </div>
      {mayChange && <Actions {...props} />}
      {area === "po" && connection?.status === "APPROVED" && connection.permissions && (
        <LeaveForm
          leave={connection.permissions}
          decide={mayChange ? (body) => props.decide(connection.id, body) : undefined}
        />
      )}
      {connection && connection.history.length > 0 && (
        <Timeline
          label="How it came about"
          entries={connection.history.map((event) => ({
            id: `${event.status}-${event.at}`,
            title: changeWords(event, { side: own, name: ownName }, name),
            ...whenOf(event.at),
            detail: reasonOf(event) ?? undefined,
          }))}
        />
      )}
    </section>
  );
});

const waitingFor = ({ dueAt }: Connection) => {
  const due = dueWords(dueAt, new Date());
  return due ? `They have not answered yet. ${due}.` : "They have not answered yet.";
};

const moment = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const whenOf = (at: string) => ({ when: moment.format(new Date(at)), dateTime: at });

function Actions({ area, name, otherId, connection, decide, send, block }: ConnectionPanelProps) {
  const [dialog, show] = useState<Asked | "CONNECT">();
  const [busy, setBusy] = useState(false);
  const status = connection?.status ?? null;
  const theirs = connection?.initiatedBy === sides[area].other;
  const close = () => show(undefined);
  const act = async (answer: "APPROVED" | "WITHDRAWN") => {
    if (!connection) return;
    setBusy(true);
    await decide(connection.id, { status: answer });
    setBusy(false);
  };
  const give = connection ? (body: AnswerBody) => decide(connection.id, body) : block;
  const refused = status === "REJECTED" && !theirs && !connection?.allowReRequest;
  const mayAsk = !refused && (status === null || !["PENDING", "APPROVED"].includes(status));
  return (
    <div className="flex flex-wrap gap-2">
      {mayAsk && <Button onClick={() => show("CONNECT")}>Ask to connect</Button>}
      {connection?.status === "APPROVED" && connection.permissions?.chat && (
        <Button asChild>
          <AppLink
            href={writePath(area, (area === "po" ? connection.company : connection.college).id)}
          >
            Write a message
          </AppLink>
        </Button>
      )}
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
      {area === "po" && (connection ?? block) && status !== "BLOCKED" && (
        <Button intent="quiet" onClick={() => show("BLOCKED")}>
          Block
        </Button>
      )}
      <ConnectDialog
        open={dialog === "CONNECT"}
        onOpenChange={close}
        name={name}
        otherId={otherId}
        send={send}
        onDone={close}
      />
      {dialog && dialog !== "CONNECT" && give && (
        <AnswerDialog
          area={area}
          open
          onOpenChange={close}
          answer={dialog}
          name={name}
          otherId={otherId}
          decide={give}
          onDone={close}
        />
      )}
    </div>
  );
}
