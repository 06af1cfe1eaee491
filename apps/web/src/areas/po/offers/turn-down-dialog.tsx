import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { SentOffer } from "@toran/contract/schemas/external-offer";
import { Alert, Button, Dialog, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";

interface TurnDownDialogProps {
  open: boolean;
  offer: SentOffer;
  onClose: () => void;
  give: (reason: string) => Promise<object | ApiFailure>;
}

/** Asks why an offer is turned down; the student reads it and can put the offer right. */
export const TurnDownDialog = (props: TurnDownDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onClose}
    title={`Turn the offer of ${props.offer.company} down?`}
    description={`${props.offer.studentName} is told why, keeps the record, and can correct it and send it again.`}
  >
    {props.open && <Fields {...props} />}
  </Dialog>
);

function Fields({ onClose, give }: TurnDownDialogProps) {
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    if (words.length < 10) return setWrong("Say why, in 10 characters or more.");
    if (busy) return;
    setBusy(true);
    const reply = await give(words);
    setBusy(false);
    if (!isFailure(reply)) return onClose();
    setWrong(reply.errors?.["reason"]);
    setProblem(reply.errors ? undefined : reply.message);
  };
  return (
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
        <Button type="submit" intent="danger" busy={busy} busyLabel="Turning down">
          Turn down
        </Button>
      </div>
    </form>
  );
}
