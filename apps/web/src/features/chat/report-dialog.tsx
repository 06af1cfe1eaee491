import { type ChatMessage, reportInput, reportReasons } from "@toran/contract/schemas/chat";
import { Alert, Button, Dialog, Select, TextArea } from "@toran/ui";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import type { ConversationStore } from "./conversation-store";
import { reasons } from "./words";

interface ReportDialogProps {
  message: ChatMessage;
  store: ConversationStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a message, and says what follows. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Report this message?"
      description="The leads of the college look within one working day. Until then nobody can write here."
    >
      {props.open && <Reasons {...props} />}
    </Dialog>
  );
}

function Reasons({ message, store, onOpenChange }: ReportDialogProps) {
  const { calls, session } = useStores();
  const { field, errorOf, problem, submit, busy, form } = useContractForm(reportInput, {
    draft: session.draft(`report-${message.id}`),
    values: { text: "" },
    send: async (body) =>
      (await calls.chat()).report({ params: { id: message.id }, body }, toldHere),
    done: () => {
      onOpenChange(false);
      void store.info.load();
    },
  });
  const reason = form.watch("reason");
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      {problem && <Alert tone="bad" title={problem} />}
      <Select
        label="What is wrong with it"
        placeholder="Choose a reason"
        options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        {...field("reason")}
        error={errorOf("reason")}
      />
      <TextArea
        label="What happened"
        optional={reason !== "OTHER"}
        maxLength={1000}
        rows={3}
        {...field("text")}
        error={errorOf("text")}
      />
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Reporting">
          Report
        </Button>
      </div>
    </form>
  );
}
