import { isFailure } from "@toran/api-client/failure";
import { Button, DateField, Dialog, TextField } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { useStores } from "@/stores/use-stores";
import { endOfDay } from "./due";
import type { NamedSubject } from "./places";

/** Asks what is to be done about something, and until when. */
export function AboutDialog(props: NamedSubject & { onClose: () => void }) {
  const { area, type, id, name, onClose } = props;
  const { calls } = useStores();
  const form = useId();
  const [title, setTitle] = useState("");
  const [due, setDue] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setErrors({ title: "Write what is to be done." });
    setBusy(true);
    const { todos } = await calls[area]();
    const body = { title: title.trim(), link: { type, id }, ...(due && { dueAt: endOfDay(due) }) };
    const reply = await todos.create({ body });
    setBusy(false);
    if (isFailure(reply)) return setErrors(reply.body.errors ?? { title: reply.message });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a to-do"
      description={`It stands on your list with a link to ${name}.`}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Adding">
            Add to the list
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label="What is to be done"
          value={title}
          error={errors["title"]}
          onChange={({ target }) => setTitle(target.value)}
        />
        <DateField
          label="Due"
          optional
          value={due}
          error={errors["dueAt"]}
          onValueChange={setDue}
        />
      </form>
    </Dialog>
  );
}
