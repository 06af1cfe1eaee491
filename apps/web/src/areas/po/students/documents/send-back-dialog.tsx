import type { ApiFailure } from "@toran/api-client/failure";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { Dialog } from "@toran/ui";
import { ReasonForm } from "@/lib/reason-form";
import { useOwnReason } from "@/lib/use-own-reason";
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

const Reason = ({ document, onClose, give, onDone }: SendBackDialogProps) => (
  <ReasonForm
    reason={useOwnReason(useStores().session.draft(`send-back-${document.item.id}`))}
    verb="Send back"
    doing="Sending back"
    intent="primary"
    onClose={onClose}
    give={give}
    onDone={onDone}
  />
);
