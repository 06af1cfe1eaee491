import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import { FileDialog } from "../file-dialog";
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
  const send = async (letter: File) => {
    const offers = await offerCalls(calls, area);
    return offers.addLetter({ params: { id: offerId }, body: { letter } }, toldHere);
  };
  return (
    <FileDialog
      title={`Offer letter for ${name}`}
      action="Save the letter"
      missing="Choose the letter."
      field="letter"
      send={send}
      onClose={onClose}
      onDone={() => {
        onDone();
        onClose();
      }}
    >
      {(held) => (
        <LetterField
          hint="The student, the college and the company read it. It takes the place of the one before."
          {...held}
        />
      )}
    </FileDialog>
  );
}
