import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { rejectionReasons } from "@toran/contract/schemas/application";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useReason, type Why } from "@/lib/use-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { rejectionWords } from "../words";

interface RejectDialogProps {
  /** Who it is about; closed while it is nobody. */
  name: string | undefined;
  id: string | undefined;
  onClose: () => void;
  reject: (why: Why<(typeof rejectionReasons)[number]>) => Promise<object | ApiFailure>;
}

/** Asks why before a candidate is told that they were not taken on. */
export function RejectDialog({ name, id = "", onClose, reject }: RejectDialogProps) {
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={onClose}
      title={`Turn down ${name}?`}
      description="They are told at once, with the reason. For 24 hours the move can be taken back."
    >
      {name !== undefined && <Reasons name={name} id={id} onClose={onClose} reject={reject} />}
    </Dialog>
  );
}

function Reasons({ name = "", id, onClose, reject }: RejectDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  return (
    <ReasonForm
      reason={useReason(rejectionWords, session.draft(`reject-${id}`))}
      verb="Turn down"
      doing="Turning down"
      leave="Cancel"
      onClose={onClose}
      give={async (why) => {
        const reply = await reject(why);
        if (isFailure(reply)) tellLate(`${name} is not turned down`, reply);
        return reply;
      }}
    />
  );
}
