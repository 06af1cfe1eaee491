import { isFailure } from "@toran/api-client/failure";
import { Button, DateField, TextField } from "@toran/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { endOfDay } from "./due";
import type { TodoStore } from "./todo-store";

/** One line to write, and the day it is due. */
export function AddTodo({ store, onAdded }: { store: TodoStore; onAdded: () => void }) {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setError("Write what is to be done.");
    setBusy(true);
    const reply = await store.add(title.trim(), due ? endOfDay(due) : undefined);
    setBusy(false);
    if (isFailure(reply)) return setError(reply.body.errors?.["title"] ?? reply.message);
    onAdded();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mb-3 grid gap-3" noValidate>
      <TextField
        ref={field}
        label="What is to be done"
        value={title}
        error={error}
        onChange={({ target }) => setTitle(target.value)}
      />
      <DateField label="Due" optional value={due} onValueChange={setDue} />
      <Button type="submit" intent="secondary" busy={busy} className="justify-self-start">
        Add to the list
      </Button>
    </form>
  );
}
