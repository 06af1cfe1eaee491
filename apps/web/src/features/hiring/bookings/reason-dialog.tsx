import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { bookingReasons } from "@toran/contract/schemas/booking";
import { Button, Dialog } from "@toran/ui";
import { type FormEvent, useState } from "react";
import { useReason, type Why } from "@/lib/use-reason";
import { bookingReasonWords } from "./words";

interface ReasonDialogProps {
  title: string;
  /** What follows from it. */
  follows: string;
  verb: string;
  doing: string;
  onClose: () => void;
  give: (why: Why<(typeof bookingReasons)[number]>) => Promise<object | ApiFailure>;
}

/** Asks why before a booking is declined or cancelled. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, follows, verb, doing, onClose, give } = props;
  const { fields, read, refuse } = useReason(bookingReasonWords);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = read();
    if (!why) return;
    setBusy(true);
    const reply = await give(why);
    setBusy(false);
    if (isFailure(reply)) refuse(reply);
    else onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={follows}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {fields}
        <div className="flex justify-end gap-2">
          <Button intent="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" intent="danger" busy={busy} busyLabel={doing}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
