import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, ConfirmDialog, type ConfirmDialogProps, TextArea } from "@toran/ui";
import { useState } from "react";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

type Asked = Pick<
  ConfirmDialogProps,
  "title" | "description" | "confirmLabel" | "cancelLabel" | "busyLabel" | "destructive"
>;
interface WhyDialogProps extends Asked {
  /** The name under which what is typed stays until it is sent. */
  draft: string;
  /** Who reads it. */
  hint?: string;
  required?: boolean;
  /** What has failed, told in a message where the dialog is closed by then; without it whoever asks tells so. */
  failed?: string;
  onClose: () => void;
  /** Does what is asked; what was refused stays open, with what was typed. */
  onConfirm: (why: string) => Promise<object | ApiFailure>;
}

/** Asks before something is ended, and for the reason that is told to whom it concerns. */
export function WhyDialog({
  draft,
  hint,
  required = false,
  failed,
  onClose,
  onConfirm,
  ...asked
}: WhyDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft(draft), { why: "" });
  const [refusal, setRefusal] = useState<ApiFailure>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const reply = await onConfirm(typed.why.trim());
    setBusy(false);
    if (isFailure(reply)) {
      if (failed) tellLate(failed, reply);
      return setRefusal(reply);
    }
    sent();
    onClose();
  };
  const wrong = refusal?.errors?.["reason"] ?? refusal?.errors?.["reasonText"];
  // What else is wrong, as with a job itself, has no field here.
  const [says = refusal?.message] = Object.values(refusal?.errors ?? {});
  return (
    <ConfirmDialog
      {...asked}
      open
      onOpenChange={onClose}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {refusal && !wrong && <Alert tone="bad" title={says} />}
      <TextArea
        label="Why"
        optional={!required}
        hint={hint}
        rows={3}
        maxLength={limits.reason.longest}
        value={typed.why}
        error={wrong}
        onChange={({ target }) => {
          put({ why: target.value });
          setRefusal(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
