import { isFailure } from "@toran/api-client/failure";
import { Button, Dialog } from "@toran/ui";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";
import { type OfferArea, offerCalls } from "./calls";
import { LetterField } from "./letter-field";

interface LetterDialogProps {
  area: OfferArea;
  offerId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the letter of an offer that waits for its answer. */
export function LetterDialog({ area, offerId, name, onClose, onDone }: LetterDialogProps) {
  const { calls } = useStores();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!chosen) return setProblem("Choose the letter.");
    setBusy(true);
    const offers = await offerCalls(calls, area);
    const reply = await offers.addLetter({ params: { id: offerId }, body: { letter: chosen } });
    setBusy(false);
    if (isFailure(reply)) return setProblem(reply.errors?.["letter"] ?? reply.message);
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Offer letter for ${name}`}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" onClick={() => void save()}>
            Save the letter
          </Button>
        </>
      }
    >
      <LetterField
        hint="The student, the college and the company read it. It takes the place of the one before."
        chosen={chosen}
        error={problem}
        onChange={(next) => {
          setChosen(next);
          setProblem(undefined);
        }}
        onProblem={setProblem}
      />
    </Dialog>
  );
}
