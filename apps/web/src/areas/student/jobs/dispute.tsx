import { isFailure, settle } from "@toran/api-client/failure";
import { disputeInput, type Receipt } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, TextArea } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { useTyped } from "@/lib/use-typed";
import { toldHere } from "@/lib/told-here";
import { useFocusBack } from "@/lib/use-focus-back";
import { useStores } from "@/stores/use-stores";

interface DisputeProps {
  id: string;
  onDisputed: (all: Receipt[]) => void;
}
const longest = 1000;

/** Where a student says that the data of a decision were wrong. What is written stays until it is sent or put away. */
export function Dispute({ id, onDisputed }: DisputeProps) {
  const { calls, session } = useStores();
  const { typed, put, sent } = useTyped(session.draft(`dispute-${id}`), { text: "" });
  const { text } = typed;
  const [open, setOpen] = useState(text !== "");
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useFocusBack(open);
  const field = useRef<HTMLTextAreaElement>(null);
  // What was typed before opens it by itself, and then the focus is elsewhere.
  const pressed = useRef(false);
  useEffect(() => {
    if (open && pressed.current) field.current?.focus();
    pressed.current = false;
  }, [open]);
  const send = async () => {
    const read = disputeInput.safeParse({ text });
    setProblem(undefined);
    setWrong(read.error && (text.trim().length < 10 ? tooShort : read.error.issues[0]?.message));
    if (!read.success) return field.current?.focus();
    setBusy(true);
    const { receipts } = (await calls.student()).hiring;
    const reply = await settle(receipts.dispute({ params: { id }, body: read.data }, toldHere));
    setBusy(false);
    if (isFailure(reply)) {
      setWrong(reply.errors?.["text"]);
      if (!reply.errors?.["text"]) return setProblem(reply.message);
      return field.current?.focus();
    }
    sent();
    onDisputed(reply.data);
  };
  if (!open)
    return (
      <div ref={place} className="justify-self-start">
        <Button
          size="sm"
          intent="quiet"
          onClick={() => {
            pressed.current = true;
            setOpen(true);
          }}
        >
          My data is wrong
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      {problem && <Alert tone="bad" title={problem} />}
      <TextArea
        ref={field}
        label="What is wrong"
        maxLength={longest}
        hint="Your placement office reads it, and can put your data right."
        rows={3}
        value={text}
        error={wrong}
        onChange={({ target }) => put({ text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} busyLabel="Sending" onClick={() => void send()}>
          Send
        </Button>
        <Button
          intent="secondary"
          onClick={() => {
            sent();
            setWrong(undefined);
            setProblem(undefined);
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

const tooShort = "Say what is wrong, in 10 letters or more.";
