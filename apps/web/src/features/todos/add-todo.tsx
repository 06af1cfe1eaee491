import { isFailure } from "@toran/api-client/failure";
import { Button, DateField, TextField } from "@toran/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { endOfDay } from "./due";
import type { TodoStore } from "./todo-store";

const begun: { title: string; due: string | null } = { title: "", due: null };

/** One line to write, and the day it is due. */
export function AddTodo({ store, onAdded }: { store: TodoStore; onAdded: () => void }) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft("todo-new"), begun);
  const { title, due } = typed;
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setErrors({ title: "Write what is to be done." });
    setErrors({});
    setBusy(true);
    const reply = await store.add(title.trim(), due ? endOfDay(due) : undefined);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("The to-do is not saved", reply);
      const said = reply.body.errors ?? {};
      return setErrors(said["title"] || said["dueAt"] ? said : { title: reply.message });
    }
    sent();
    onAdded();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mb-3 grid gap-3" noValidate>
      <TextField
        ref={field}
        label="What is to be done"
        value={title}
        error={errors["title"]}
        onChange={({ target }) => put({ title: target.value })}
      />
      <DateField
        label="Due"
        optional
        value={due}
        error={errors["dueAt"]}
        onValueChange={(next) => put({ due: next })}
      />
      <Button type="submit" intent="secondary" busy={busy} className="justify-self-start">
        Add to the list
      </Button>
    </form>
  );
}
