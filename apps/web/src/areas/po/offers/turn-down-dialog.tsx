import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { ListedExternalOffer } from "@toran/contract/schemas/external-offer";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useOwnReason } from "@/lib/use-own-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface TurnDownDialogProps {
  open: boolean;
  offer: ListedExternalOffer;
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
    {props.open && <Reason {...props} />}
  </Dialog>
);

function Reason({ offer, onClose, give }: TurnDownDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  return (
    <ReasonForm
      reason={useOwnReason(session.draft(`turn-down-${offer.id}`))}
      verb="Turn down"
      doing="Turning down"
      onClose={onClose}
      give={async (why) => {
        const reply = await give(why);
        if (isFailure(reply)) tellLate(`The offer of ${offer.company} is not turned down`, reply);
        return reply;
      }}
    />
  );
}
