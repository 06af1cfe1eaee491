import type { ApiFailure } from "@toran/api-client/failure";
import type { bookingReasons } from "@toran/contract/schemas/booking";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useReason, type Why } from "@/lib/use-reason";
import { useStores } from "@/stores/use-stores";
import { bookingReasonWords } from "./words";

interface ReasonDialogProps {
  bookingId: string;
  title: string;
  /** What follows from it. */
  follows: string;
  verb: string;
  doing: string;
  onClose: () => void;
  give: (why: Why<(typeof bookingReasons)[number]>) => Promise<object | ApiFailure>;
}

/** Asks why before a booking is declined or cancelled. */
export function ReasonDialog({ bookingId, title, follows, ...form }: ReasonDialogProps) {
  const { session } = useStores();
  const reason = useReason(bookingReasonWords, session.draft(`${form.verb}-${bookingId}`));
  return (
    <Dialog open onOpenChange={form.onClose} title={title} description={follows}>
      <ReasonForm reason={reason} {...form} />
    </Dialog>
  );
}
