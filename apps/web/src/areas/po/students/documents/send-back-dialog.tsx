import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useOwnReason } from "@/lib/use-own-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { titleOf } from "./facts";

interface SendBackDialogProps {
  open: boolean;
  document: WaitingDocument;
  onClose: () => void;
  give: (reason: string) => Promise<object | ApiFailure>;
  onDone: () => void;
}

/** Asks why a document is sent back; its student reads it, changes the item and has it looked at again. */
export const SendBackDialog = (props: SendBackDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onClose}
    title={`Send “${titleOf(props.document)}” back?`}
    description={`${props.document.studentName} is told why and keeps the item with its document. Once they change either, it waits for you again.`}
  >
    {props.open && <Reason {...props} />}
  </Dialog>
);

function Reason({ document, onClose, give, onDone }: SendBackDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  return (
    <ReasonForm
      reason={useOwnReason(session.draft(`send-back-${document.item.id}`))}
      verb="Send back"
      doing="Sending back"
      intent="primary"
      onClose={onClose}
      give={async (why) => {
        const reply = await give(why);
        // What a colleague answered meanwhile is gone with its sheet.
        if (isFailure(reply)) tellLate(`“${titleOf(document)}” is not sent back`, reply);
        return reply;
      }}
      onDone={onDone}
    />
  );
}
