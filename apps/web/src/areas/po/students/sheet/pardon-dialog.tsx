import { isFailure } from "@toran/api-client/failure";
import type { Strikes } from "@toran/contract/schemas/strike";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { toldHere } from "@/lib/told-here";
import { useOwnReason } from "@/lib/use-own-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface PardonDialogProps {
  studentId: string;
  strike: Strikes["all"][number];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of a pardon; the absence then does not count. */
export function PardonDialog({ studentId, strike, onClose, onDone }: PardonDialogProps) {
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const reason = useOwnReason(session.draft(`pardon-${studentId}-${strike.key}`));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pardon the absence from ${strike.title}?`}
      description="It does not count any more. The reason is written into the activity log, and a pardon cannot be taken back."
    >
      <ReasonForm
        reason={reason}
        verb="Pardon"
        doing="Pardoning"
        intent="primary"
        onClose={onClose}
        onDone={onDone}
        give={async (words) => {
          const body = { key: strike.key, reason: words };
          const { policy } = await calls.po();
          const reply = await policy.pardon({ params: { id: studentId }, body }, toldHere);
          if (isFailure(reply)) tellLate(`The absence from ${strike.title} is not pardoned`, reply);
          return reply;
        }}
      />
    </Dialog>
  );
}
