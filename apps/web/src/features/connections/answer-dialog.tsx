import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { connectionAnswer, Connection } from "@toran/contract/schemas/connection";
import { Alert, Button, Checkbox, Dialog, Select, TextArea } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import type { z } from "zod/mini";
import { type Reason, reasonWords } from "./words";

export type AnswerBody = z.input<typeof connectionAnswer>;
export type Decide = (
  body: AnswerBody,
) => Promise<ApiFailure | { success: true; data: Connection }>;
/** What a reason is asked for. */
export type Asked = "REJECTED" | "DISCONNECTED" | "BLOCKED";

interface AnswerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answer: Asked;
  /** The other side, by name. */
  name: string;
  decide: Decide;
  onDone: () => void;
}

const texts: Record<Asked, { title: string; verb: string; busy: string; follows: string }> = {
  REJECTED: {
    title: "Decline the request of",
    verb: "Decline",
    busy: "Declining",
    follows: "They are told that you declined, and why.",
  },
  DISCONNECTED: {
    title: "End the connection with",
    verb: "End the connection",
    busy: "Ending",
    follows:
      "Nothing new can begin: no jobs, no visits, no messages, and students are not shown any more. Either side can ask again.",
  },
  BLOCKED: {
    title: "Block",
    verb: "Block",
    busy: "Blocking",
    follows:
      "Your college is hidden from this company, and it cannot ask again. The reason stays with you. Only you can lift this, by asking to connect.",
  },
};

/** Asks why, and says what follows, before a request is declined or a connection ends. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { open, onOpenChange, answer, name } = props;
  const { title, follows } = texts[answer];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${title} ${name}?`}
      description={follows}
    >
      {open && <Reasons {...props} />}
    </Dialog>
  );
}

function Reasons({ onOpenChange, answer, decide, onDone }: AnswerDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<Reason | "">("");
  const [text, setText] = useState("");
  const [again, setAgain] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { verb, busy: doing } = texts[answer];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setErrors({ reason: "Choose a reason." });
    if (reason === "OTHER" && !text.trim()) return setErrors({ reasonText: "Write the reason." });
    setBusy(true);
    const reasonText = text.trim() ? { reasonText: text.trim() } : {};
    const more = answer === "REJECTED" ? { allowReRequest: again } : {};
    const reply = await decide({ status: answer, reason, ...reasonText, ...more });
    setBusy(false);
    if (!isFailure(reply)) return onDone();
    setErrors(reply.body.errors ?? {});
    setProblem(reply.body.errors ? undefined : reply.message);
  };

  return (
    <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {problem && <Alert tone="bad" title={problem} />}
      <Select
        label="Reason"
        placeholder="Choose a reason"
        options={Object.entries(reasonWords).map(([value, label]) => ({ value, label }))}
        value={reason}
        error={errors["reason"]}
        onChange={({ target }) => {
          setReason(target.value as Reason | "");
          setErrors({});
        }}
      />
      <TextArea
        label="In your words"
        optional={reason !== "OTHER"}
        maxLength={500}
        rows={3}
        value={text}
        error={errors["reasonText"]}
        onChange={({ target }) => setText(target.value)}
      />
      {answer === "REJECTED" && (
        <Checkbox
          label="They may ask once more"
          hint="Leave it out if the answer will not change."
          checked={again}
          onChange={({ target }) => setAgain(target.checked)}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" intent={answer === "REJECTED" ? "primary" : "danger"} busy={busy}>
          {busy ? doing : verb}
        </Button>
      </div>
    </form>
  );
}
