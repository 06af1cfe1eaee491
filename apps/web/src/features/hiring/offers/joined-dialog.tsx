import { isFailure } from "@toran/api-client/failure";
import { Alert, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { type OfferArea, offerCalls } from "./calls";

interface JoinedDialogProps {
  area: OfferArea;
  offerId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before somebody is said to have joined: nothing leads back from there. */
export function JoinedDialog({ area, offerId, name, onClose, onDone }: JoinedDialogProps) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    const offers = await offerCalls(calls, area);
    const input = { params: { id: offerId }, body: { command: "JOIN" as const } };
    const reply = await offers.command(input, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate(`It is not noted that ${name} has joined`, reply);
      return setProblem(reply.message);
    }
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Has ${name} joined?`}
      description="This is final: from then on the offer can neither be taken back nor put off."
      confirmLabel="Has joined"
      cancelLabel="Leave it"
      busy={busy}
      busyLabel="Saving"
      onConfirm={() => void join()}
    >
      {problem && <Alert tone="bad" title={problem} />}
    </ConfirmDialog>
  );
}
