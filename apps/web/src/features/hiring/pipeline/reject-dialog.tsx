import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { rejectionReasons } from "@toran/contract/schemas/application";
import { Button, Dialog } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useReason, type Why } from "@/lib/use-reason";
import { rejectionWords } from "../words";

interface RejectDialogProps {
  /** Who it is about; closed while it is nobody. */
  name: string | undefined;
  onClose: () => void;
  reject: (why: Why<(typeof rejectionReasons)[number]>) => Promise<object | ApiFailure>;
}

/** Asks why before a candidate is told that they were not taken on. */
export function RejectDialog({ name, onClose, reject }: RejectDialogProps) {
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={onClose}
      title={`Turn down ${name}?`}
      description="They are told at once, with the reason. For 24 hours the move can be taken back."
    >
      {name !== undefined && <Reasons onClose={onClose} reject={reject} />}
    </Dialog>
  );
}

function Reasons({ onClose, reject }: Pick<RejectDialogProps, "onClose" | "reject">) {
  const { fields, read, refuse } = useReason(rejectionWords);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = read();
    if (!why) return;
    setBusy(true);
    const reply = await reject(why);
    setBusy(false);
    if (isFailure(reply)) refuse(reply);
    else onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {fields}
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" intent="danger" busy={busy} busyLabel="Turning down">
          Turn down
        </Button>
      </div>
    </form>
  );
}
