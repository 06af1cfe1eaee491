import { ConfirmDialog } from "@toran/ui";
import { stillOpen } from "./still-open";

interface CompleteHereProps {
  college: string;
  /** Applications there that are not settled. */
  waiting: number;
  busy: boolean;
  onClose: () => void;
  onComplete: () => void;
}

/** Asks before a job is put away at one college, as it cannot be opened there again. */
export const CompleteHere = ({
  college,
  waiting,
  busy,
  onClose,
  onComplete,
}: CompleteHereProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={`Complete the job at ${college}?`}
    description={[
      "It is put away there and cannot be opened again. Candidates and offers stay to be read. At other colleges the job goes on.",
      stillOpen(waiting),
    ].join(" ")}
    confirmLabel="Complete it there"
    cancelLabel="Leave it"
    busy={busy}
    busyLabel="Completing"
    onConfirm={onComplete}
  />
);
