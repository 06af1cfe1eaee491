import { isFailure } from "@toran/api-client/failure";
import { todoPriorities } from "@toran/contract/schemas/task";
import { Button, DateField, Dialog, Select, TextArea, TextField } from "@toran/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { observer } from "mobx-react-lite";
import { dayOf, dueWords, endOfDay, morningOf } from "./due";
import type { Todo, TodoStore } from "./todo-store";

interface EditTodoProps {
  area: "po" | "hr";
  todo: Todo;
  store: TodoStore;
  onClose: () => void;
}

const priorityWords: Record<Todo["priority"], string> = {
  LOW: "Can wait",
  NORMAL: "Usual",
  HIGH: "Urgent",
};
const priorities = todoPriorities.map((value) => ({ value, label: priorityWords[value] }));

/** All of a to-do: for its writer to change, for a colleague who was given it to read. */
export const EditTodo = (props: EditTodoProps) =>
  props.todo.from ? <ReadTodo {...props} /> : <ChangeTodo {...props} />;

function ReadTodo({ todo, onClose }: EditTodoProps) {
  const [now] = useState(() => new Date());
  const due = dueWords(todo.dueAt, now);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={todo.title}
      description={[`From ${todo.from}.`, due && `Due: ${due.text}.`].filter(Boolean).join(" ")}
      footer={
        <Button intent="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="wrap-break-word whitespace-pre-line">{todo.note ?? "There is no note."}</p>
    </Dialog>
  );
}

const ChangeTodo = observer(function ChangeTodo({ area, todo, store, onClose }: EditTodoProps) {
  const { calls } = useStores();
  const form = useId();
  const [team] = useState(() => new Loadable(async () => (await calls[area]()).managers.list()));
  useEffect(() => void team.load(), [team]);
  const [title, setTitle] = useState(todo.title);
  const [note, setNote] = useState(todo.note ?? "");
  const [due, setDue] = useState(dayOf(todo.dueAt));
  const [remind, setRemind] = useState(dayOf(todo.remindAt));
  const [priority, setPriority] = useState(todo.priority);
  const [assignee, setAssignee] = useState(todo.assigneeId ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const mayGive = useMayChange(area);
  const colleagues = (team.value ?? [])
    .filter(({ self, joined }) => !self && joined)
    .map(({ id, firstName, lastName }) => ({
      value: id,
      label: `${firstName} ${lastName}`.trim(),
    }));
  // Also where the team did not come, or they have left it: what is chosen is what is shown.
  if (todo.assigneeId && !colleagues.some(({ value }) => value === todo.assigneeId))
    colleagues.push({ value: todo.assigneeId, label: todo.assignee ?? "Somebody who has left" });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return setErrors({ title: "Write what is to be done." });
    setBusy(true);
    const { status, link } = todo;
    const reply = await store.save(todo, {
      title: title.trim(),
      status,
      priority,
      ...(note.trim() && { note: note.trim() }),
      // A day that stays keeps its hour.
      ...(due && { dueAt: due === dayOf(todo.dueAt) ? todo.dueAt! : endOfDay(due) }),
      ...(remind && {
        remindAt: remind === dayOf(todo.remindAt) ? todo.remindAt! : morningOf(remind),
      }),
      ...(link && { link }),
      ...(assignee && { assigneeId: assignee }),
    });
    setBusy(false);
    if (isFailure(reply)) return setErrors(reply.body.errors ?? { title: reply.message });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title="Change the to-do"
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Saving">
            Save the to-do
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="What is to be done"
          maxLength={140}
          value={title}
          error={errors["title"]}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label="Note"
          optional
          maxLength={2000}
          value={note}
          error={errors["note"]}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label="Due"
            optional
            value={due}
            error={errors["dueAt"]}
            onValueChange={setDue}
          />
          <DateField
            label="Reminder"
            optional
            hint="At nine in the morning."
            value={remind}
            error={errors["remindAt"]}
            onValueChange={setRemind}
          />
          <Select
            label="How urgent"
            options={priorities}
            value={priority}
            error={errors["priority"]}
            onChange={({ target }) => setPriority(target.value as Todo["priority"])}
          />
          {mayGive && (
            <Select
              label="Who does it"
              placeholder="I do"
              options={colleagues}
              value={assignee}
              error={errors["assigneeId"]}
              onChange={({ target }) => setAssignee(target.value)}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
});
