import { isFailure } from "@toran/api-client/failure";
import type { Strikes } from "@toran/contract/schemas/strike";
import { Alert, Button, Dialog, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useStores } from "@/stores/use-stores";

interface PardonDialogProps {
  studentId: string;
  strike: Strikes["all"][number];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of a pardon; the absence then does not count. */
export function PardonDialog({ studentId, strike, onClose, onDone }: PardonDialogProps) {
  const { calls } = useStores();
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    if (words.length < 10) return setWrong("Give a reason of at least 10 characters.");
    if (busy) return;
    setBusy(true);
    const { policy } = await calls.po();
    const body = { key: strike.key, reason: words };
    const reply = await policy.pardon({ params: { id: studentId }, body });
    setBusy(false);
    if (!isFailure(reply)) return onDone();
    setWrong(reply.errors?.["reason"]);
    setProblem(reply.errors ? undefined : reply.message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pardon the absence from ${strike.title}?`}
      description="It does not count any more. The reason is written into the activity log, and a pardon cannot be taken back."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {problem && <Alert tone="bad" title={problem} />}
        <TextArea
          label="Reason"
          rows={3}
          maxLength={500}
          value={reason}
          error={wrong}
          onChange={({ target }) => {
            setReason(target.value);
            setWrong(undefined);
          }}
        />
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" busy={busy} busyLabel="Pardoning">
            Pardon
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
