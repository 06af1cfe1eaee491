import { isFailure } from "@toran/api-client/failure";
import { type ChatMessage, type ReportInput, reportReasons } from "@toran/contract/schemas/chat";
import { Alert, Button, Dialog, Select, TextArea } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { useTyped } from "@/lib/use-typed";
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
  const form = useId();
  const begun: { reason: ReportInput["reason"] | ""; text: string } = { reason: "", text: "" };
  const { typed, put, sent } = useTyped(session.draft(`report-${message.id}`), begun);
  const { reason, text } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setErrors({ reason: "Choose what is wrong with it." });
    setBusy(true);
    const body = { reason, ...(text.trim() && { text: text.trim() }) };
    const reply = await (await calls.chat()).report({ params: { id: message.id }, body });
    setBusy(false);
    if (isFailure(reply)) {
      setErrors(reply.errors ?? {});
      setProblem(reply.errors ? undefined : reply.message);
      return;
    }
    sent();
    onOpenChange(false);
    void store.info.load();
  };
  return (
    <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      {problem && <Alert tone="bad" title={problem} />}
      <Select
        label="What is wrong with it"
        placeholder="Choose a reason"
        options={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        value={reason}
        error={errors["reason"]}
        onChange={({ target }) => {
          put({ reason: target.value as ReportInput["reason"] });
          setErrors({});
        }}
      />
      <TextArea
        label="What happened"
        optional={reason !== "OTHER"}
        maxLength={1000}
        rows={3}
        value={text}
        error={errors["text"]}
        onChange={({ target }) => put({ text: target.value })}
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
