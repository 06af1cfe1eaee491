import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, Dialog, TextField } from "@toran/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLateFailure } from "@/stores/use-late-failure";

interface TodoDialogProps {
  heading: string;
  description?: string;
  size?: "md";
  verb: string;
  doing: string;
  title: string;
  onTitle: (title: string) => void;
  save: (title: string) => Promise<object>;
  onClose: () => void;
  /** The further fields, with what was wrong with them. */
  children: (errors: Record<string, string>) => ReactNode;
}

/** Asks what is to be done, and saves it; nothing typed is lost where that fails. */
export function TodoDialog(props: TodoDialogProps) {
  const { heading, verb, doing, title, onTitle, save, onClose, children, ...frame } = props;
  const form = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const tellLate = useLateFailure();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setErrors({ title: "Write what is to be done." });
    setErrors({});
    setProblem(undefined);
    setBusy(true);
    const reply = await save(title.trim());
    setBusy(false);
    if (!isFailure(reply)) return onClose();
    tellLate("The to-do is not saved", reply);
    if (reply.errors) setErrors(reply.errors);
    else setProblem(reply.message);
  };
  return (
    <Dialog
      {...frame}
      open
      onOpenChange={onClose}
      title={heading}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={doing}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem && <Alert tone="bad" title={problem} />}
        <TextField
          label="What is to be done"
          maxLength={140}
          value={title}
          error={errors["title"]}
          onChange={({ target }) => onTitle(target.value)}
        />
        {children(errors)}
      </form>
    </Dialog>
  );
}
