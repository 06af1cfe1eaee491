import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button, DateField, Dialog, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface DeferDialogProps {
  offerId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

const begun: { joiningDate: string | null; reason: string } = { joiningDate: null, reason: "" };

/** Puts off the day on which somebody joins who has accepted. */
export function DeferDialog({ offerId, name, onClose, onDone }: DeferDialogProps) {
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft(`defer-${offerId}`), begun);
  const { joiningDate, reason } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!joiningDate) return setErrors({ joiningDate: "Give the new joining date." });
    setBusy(true);
    const { offers } = await calls.hr();
    const why = reason.trim();
    const body = { command: "DEFER" as const, joiningDate, ...(why && { reason: why }) };
    const reply = await offers.command({ params: { id: offerId }, body }, toldHere);
    setBusy(false);
    if (!isFailure(reply)) {
      sent();
      onDone();
      return onClose();
    }
    tellLate("The joining date stays as it is", reply);
    setErrors(reply.errors ?? {});
    setProblem(reply.errors ? undefined : reply.message);
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
          error={errors["joiningDate"]}
          onValueChange={(day) => {
            put({ joiningDate: day });
            setErrors({ ...errors, joiningDate: "" });
          }}
        />
        <TextArea
          label="Why"
          optional
          hint="The student reads it."
          rows={3}
          maxLength={limits.reason.longest}
          value={reason}
          error={errors["reason"]}
          onChange={({ target }) => put({ reason: target.value })}
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
