import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button, DateField, Dialog, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useStores } from "@/stores/use-stores";

interface DeferDialogProps {
  offerId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Puts off the day on which somebody joins who has accepted. */
export function DeferDialog({ offerId, name, onClose, onDone }: DeferDialogProps) {
  const { calls } = useStores();
  const [joiningDate, setJoiningDate] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!joiningDate) return setError("Give the new joining date.");
    setBusy(true);
    const { offers } = await calls.hr();
    const why = reason.trim();
    const body = { command: "DEFER" as const, joiningDate, ...(why && { reason: why }) };
    const reply = await offers.command({ params: { id: offerId }, body });
    setBusy(false);
    if (!isFailure(reply)) {
      onDone();
      return onClose();
    }
    const wrong = reply.errors?.["joiningDate"];
    setError(wrong);
    setProblem(wrong ? undefined : reply.message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`When does ${name} join?`}
      description="The student and the college are told the new day. The offer stays accepted."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {problem && <Alert tone="bad" title={problem} />}
        <DateField
          label="New joining date"
          value={joiningDate}
          error={error}
          onValueChange={(day) => {
            setJoiningDate(day);
            setError(undefined);
          }}
        />
        <TextArea
          label="Why"
          optional
          hint="The student reads it."
          rows={3}
          maxLength={limits.reason.longest}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving">
            Put it off
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
