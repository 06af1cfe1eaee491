import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { FileDialog } from "@/features/hiring/file-dialog";
import { ProofField } from "@/features/hiring/proof-field";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";

interface ProofDialogProps {
  offer: ExternalOffer;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the file that proves an offer which the office has recorded. */
export function ProofDialog({ offer, onClose, onDone }: ProofDialogProps) {
  const { calls } = useStores();
  const send = async (proof: File) => {
    const { externalOffers } = await calls.po();
    return externalOffers.prove({ params: { id: offer.id }, body: { proof } }, toldHere);
  };
  return (
    <FileDialog
      title={`Proof of the offer of ${offer.company ?? "the student"}`}
      action="Save the proof"
      missing="Choose the letter or the mail."
      field="proof"
      send={send}
      onClose={onClose}
      onDone={onDone}
    >
      {(held) => (
        <ProofField
          hint="The offer letter, or the mail. The student and your office see it; companies never do."
          kept={offer.proof}
          {...held}
        />
      )}
    </FileDialog>
  );
}
