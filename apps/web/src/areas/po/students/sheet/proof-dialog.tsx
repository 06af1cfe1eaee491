import { isFailure } from "@toran/api-client/failure";
import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { Button, Dialog } from "@toran/ui";
import { useState } from "react";
import { ProofField } from "@/features/hiring/proof-field";
import { useStores } from "@/stores/use-stores";

interface ProofDialogProps {
  offer: ExternalOffer;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the file that proves an offer which the office has recorded. */
export function ProofDialog({ offer, onClose, onDone }: ProofDialogProps) {
  const { calls } = useStores();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!chosen) return setProblem("Choose the letter or the mail.");
    setBusy(true);
    const { externalOffers } = await calls.po();
    const input = { params: { id: offer.id }, body: { proof: chosen } };
    const reply = await externalOffers.prove(input);
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.["proof"] ?? reply.message);
    else onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Proof of the offer of ${offer.company ?? "the student"}`}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" onClick={() => void save()}>
            Save the proof
          </Button>
        </>
      }
    >
      <ProofField
        hint="The offer letter, or the mail. The student and your office see it; companies never do."
        chosen={chosen}
        kept={offer.proof}
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
