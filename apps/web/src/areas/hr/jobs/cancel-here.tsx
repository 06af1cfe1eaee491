import type { ApiFailure } from "@toran/api-client/failure";
import { WhyDialog } from "@/features/hiring/why-dialog";

interface CancelHereProps {
  postingId: string;
  college: string;
  onClose: () => void;
  onCancel: (why: string) => Promise<object | ApiFailure>;
}

/** Asks before a job is cancelled at one college, and for the reason that is told there. */
export const CancelHere = ({ postingId, college, onClose, onCancel }: CancelHereProps) => (
  <WhyDialog
    draft={`cancel-${postingId}`}
    title={`Cancel the job at ${college}?`}
    description="Its open applications close, offers that nobody has joined by end, and dates that are still to come are cancelled. The college and its students are told. At other colleges the job goes on."
    confirmLabel="Cancel it there"
    cancelLabel="Leave it"
    hint="The college and its students read it."
    destructive
    failed={`The job is not cancelled at ${college}`}
    onClose={onClose}
    onConfirm={onCancel}
  />
);
