import { isFailure } from "@toran/api-client/failure";
import { mayMoveTicket, type Ticket } from "@toran/contract/schemas/ticket";
import { Alert, Button, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { type Draft, draftOf } from "@/lib/draft";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { useHelpFiles } from "./use-help-files";

interface ReplyFormProps {
  area: AreaName;
  ticket: Ticket;
  onChanged: (after: Ticket) => void;
  /** It stands otherwise by now than it is shown. */
  onStale: () => void;
}

function typedIn(draft: Draft) {
  const typed = draft.read()?.["text"];
  return typeof typed === "string" ? typed : "";
}

type Command = "REPLY" | "RESOLVE" | "REOPEN";

/** Says more about a question, says that it is done, or opens it again. */
export function ReplyForm({ area, ticket, onChanged, onStale }: ReplyFormProps) {
  const { calls, session } = useStores();
  const files = useHelpFiles(area);
  const [draft] = useState(() => draftOf(session.draft(`${area}-answer-${ticket.number}`)));
  const [text, setText] = useState(() => typedIn(draft));
  const [busy, setBusy] = useState<Command>();
  const [wrong, setWrong] = useState<{ message?: string | undefined; at?: string | undefined }>({});
  const done = ticket.state === "RESOLVED";
  const send = done ? ("REOPEN" as const) : ("REPLY" as const);

  async function give(command: Command) {
    // One at a time: what is on its way takes these words and files along.
    if (busy || files.busy) return;
    const message = text.trim();
    if (!message && (command !== "RESOLVE" || files.any))
      return setWrong({ at: "Write your answer." });
    setBusy(command);
    const body = { command, ...(message && { message, ...files.sent() }) };
    const params = { number: ticket.number };
    const { support } = await calls[area]();
    const reply = await support.reply({ params, body }, { showToast: false });
    setBusy(undefined);
    if (isFailure(reply)) {
      const { errors, status } = reply;
      const { state } = (reply.body.current ?? {}) as Partial<Ticket>;
      // Support or another tab was quicker. What was typed stays for what can be said now; closed, the form would
      // take it along.
      if (status === 409 && state !== "CLOSED") onStale();
      return setWrong(
        errors ? { at: errors["message"] ?? errors["files"] } : { message: reply.message },
      );
    }
    // What was typed while it was on its way is for the next.
    setText((typed) => (typed.trim() === message ? "" : typed));
    if (typedIn(draft).trim() === message) draft.clear();
    setWrong({});
    files.clear();
    onChanged(reply.data);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give(send);
  };
  return (
    <form
      noValidate
      aria-label={`Answer on ${ticket.number}`}
      onSubmit={submit}
      className="grid gap-3"
    >
      {wrong.message && <Alert tone="bad" title={wrong.message} />}
      <TextArea
        label={done ? "What is still open?" : "Your answer"}
        rows={3}
        maxLength={4000}
        value={text}
        error={wrong.at}
        onChange={({ target }) => {
          setText(target.value);
          draft.write({ text: target.value });
          setWrong({});
        }}
      />
      {files.field}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          disabled={busy === "RESOLVE"}
          busy={busy === send || files.busy}
          busyLabel="Sending"
        >
          {done ? "Open it again" : "Send"}
        </Button>
        {mayMoveTicket("RESOLVE", "USER", ticket.state) && (
          <Button
            intent="secondary"
            disabled={busy === send || files.busy}
            busy={busy === "RESOLVE"}
            busyLabel="Saving"
            onClick={() => void give("RESOLVE")}
          >
            It is done
          </Button>
        )}
      </div>
    </form>
  );
}
