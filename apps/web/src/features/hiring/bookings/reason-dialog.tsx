import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { bookingReasons } from "@toran/contract/schemas/booking";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useReason, type Why } from "@/lib/use-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { bookingReasonWords } from "./words";

interface ReasonDialogProps {
  bookingId: string;
  title: string;
  /** What follows from it. */
  follows: string;
  verb: string;
  doing: string;
  /** What has failed, told in a message where the dialog is closed by then. */
  failed: string;
  onClose: () => void;
  give: (why: Why<(typeof bookingReasons)[number]>) => Promise<object | ApiFailure>;
}

/** Asks why before a booking is declined or cancelled. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <Dialog open onOpenChange={props.onClose} title={props.title} description={props.follows}>
    <Reasons {...props} />
  </Dialog>
);

function Reasons({ bookingId, verb, doing, failed, onClose, give }: ReasonDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const reason = useReason(bookingReasonWords, session.draft(`${verb}-${bookingId}`));
  return (
    <ReasonForm
      reason={reason}
      verb={verb}
      doing={doing}
      onClose={onClose}
      give={async (why) => {
        const reply = await give(why);
        if (isFailure(reply)) tellLate(failed, reply);
        return reply;
      }}
    />
  );
}
