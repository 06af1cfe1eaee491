import { todoPriorities } from "@toran/contract/schemas/task";
import { Button, DateField, Dialog, Select, TextArea } from "@toran/ui";
import { useEffect, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { useTyped } from "@/lib/use-typed";
import { useMayChange, useMayChangeOwn } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { observer } from "mobx-react-lite";
import { dayOf, dueWords, endOfDay, morningOf } from "./due";
import { TodoDialog } from "./todo-dialog";
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

/** All of a to-do: for its writer to change, for a colleague who was given it to read, as for all once the plan has ended. */
export const EditTodo = observer(function EditTodo(props: EditTodoProps) {
  const mayChange = useMayChangeOwn();
  return props.todo.from || !mayChange ? <ReadTodo {...props} /> : <ChangeTodo {...props} />;
});

function ReadTodo({ todo, onClose }: EditTodoProps) {
  const [now] = useState(() => new Date());
  const due = dueWords(todo.dueAt, now);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={todo.title}
      description={[todo.from && `From ${todo.from}.`, due && `Due: ${due.text}.`]
        .filter(Boolean)
        .join(" ")}
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
  const { calls, session } = useStores();
  const [team] = useState(() => new Loadable(async () => (await calls[area]()).managers.list()));
  useEffect(() => void team.load(), [team]);
  const { typed, put, sent } = useTyped(session.draft(`todo-${todo.id}`), {
    title: todo.title,
    note: todo.note ?? "",
    due: dayOf(todo.dueAt),
    remind: dayOf(todo.remindAt),
    priority: todo.priority,
    assignee: todo.assigneeId ?? "",
  });
  const { title, note, due, remind, priority, assignee } = typed;
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
  const save = (written: string) => {
    const { link } = todo;
    // How far it is stays as it is by then: a colleague may have done it meanwhile.
    return store.save(todo, {
      title: written,
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
  };
  return (
    <TodoDialog
      heading="Change the to-do"
      size="md"
      verb="Save the to-do"
      doing="Saving"
      title={title}
      onTitle={(next) => put({ title: next })}
      save={save}
      onClose={() => {
        // Opened again, it shows the to-do as it stands on the list.
        sent();
        onClose();
      }}
    >
      {(errors) => (
        <>
          <TextArea
            label="Note"
            optional
            maxLength={2000}
            value={note}
            error={errors["note"]}
            onChange={({ target }) => put({ note: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label="Due"
              optional
              value={due}
              error={errors["dueAt"]}
              onValueChange={(next) => put({ due: next })}
            />
            <DateField
              label="Reminder"
              optional
              hint="At nine in the morning, by the college's clock."
              value={remind}
              error={errors["remindAt"]}
              onValueChange={(next) => put({ remind: next })}
            />
            <Select
              label="How urgent"
              options={priorities}
              value={priority}
              error={errors["priority"]}
              onChange={({ target }) => put({ priority: target.value as Todo["priority"] })}
            />
            {mayGive && (
              <Select
                label="Who does it"
                placeholder="I do"
                options={colleagues}
                value={assignee}
                error={errors["assigneeId"]}
                onChange={({ target }) => put({ assignee: target.value })}
              />
            )}
          </div>
        </>
      )}
    </TodoDialog>
  );
});
