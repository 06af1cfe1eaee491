import { limits } from "@toran/contract/limits";
import { ConfirmDialog, TextArea } from "@toran/ui";
import { useState } from "react";

interface CancelHereProps {
  college: string;
  busy: boolean;
  onClose: () => void;
  onCancel: (why: string) => void;
}

/** Asks before a job is cancelled at one college, and for the reason that is told there. */
export function CancelHere({ college, busy, onClose, onCancel }: CancelHereProps) {
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Cancel the job at ${college}?`}
      description="Its open applications close, and offers that nobody has joined by end. The college and its students are told. At other colleges the job goes on."
      confirmLabel="Cancel it there"
      cancelLabel="Leave it"
      destructive
      busy={busy}
      onConfirm={() => onCancel(reason.trim())}
    >
      <TextArea
        label="Why"
        optional
        hint="The college and its students read it."
        rows={3}
        maxLength={limits.reason.longest}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
