import { Button, Checkbox, IconButton } from "@toran/ui";
import { Plus, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { loadChunk } from "@/lib/load-chunk";
import { useStores } from "@/stores/use-stores";
import { dueWords } from "./due";
import { type Todo, type TodoCalls, TodoStore } from "./todo-store";

interface TodoListProps {
  calls: () => Promise<TodoCalls>;
  /** How many are shown before the rest is asked for. */
  most?: number;
}
const undoFor = 10_000;
// The field for the day draws a whole month; it comes when somebody adds something.
const AddTodo = lazy(() =>
  loadChunk(() => import("./add-todo")).then((m) => ({ default: m.AddTodo })),
);

/** What somebody has to do: ticked, added and taken away in place. */
export const TodoList = observer(function TodoList({ calls, most = 6 }: TodoListProps) {
  const [store] = useState(() => new TodoStore(calls));
  const [adding, setAdding] = useState(false);
  const [all, setAll] = useState(false);
  useEffect(() => void store.list.load(), [store]);
  const shown = all ? store.inOrder : store.inOrder.slice(0, most);
  return (
    <section aria-labelledby="todos" className="px-6 py-5">
      <header className="mb-2 flex items-center">
        <h2 id="todos" className="title-lg">
          To-do
        </h2>
        <IconButton
          label={adding ? "Close" : "Add a to-do"}
          className="ms-auto"
          onClick={() => setAdding(!adding)}
        >
          {adding ? (
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
        </IconButton>
      </header>
      {adding && (
        <Suspense>
          <AddTodo store={store} onAdded={() => setAdding(false)} />
        </Suspense>
      )}
      <Load of={store.list}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-ink-2 py-2">
              Nothing to do. Add what you want to be reminded of, such as a call you have promised.
            </p>
          ) : (
            <>
              <ul className="divide-rule divide-y">
                {shown.map((todo) => (
                  <TodoRow key={todo.id} todo={todo} store={store} />
                ))}
              </ul>
              {list.length > most && (
                <Button intent="link" className="mt-2" onClick={() => setAll(!all)}>
                  {all ? "Show fewer" : `Show all ${list.length}`}
                </Button>
              )}
            </>
          )
        }
      </Load>
    </section>
  );
});

const TodoRow = observer(function TodoRow({ todo, store }: { todo: Todo; store: TodoStore }) {
  const { feedback } = useStores();
  const done = todo.status === "DONE";
  const due = done ? undefined : dueWords(todo.dueAt, new Date());
  const remove = async () => {
    if (!(await store.remove(todo))) return;
    feedback.toast("success", "Taken off your list", {
      detail: todo.title,
      duration: undoFor,
      action: { label: "Undo", onPress: () => void store.putBack(todo) },
    });
  };
  return (
    <li className="group flex min-h-9 items-center gap-2 py-1.5">
      <Checkbox
        className="min-w-0 flex-1"
        label={<span className={done ? "text-ink-3 line-through" : undefined}>{todo.title}</span>}
        checked={done}
        onChange={() => void store.tick(todo)}
      />
      {due && (
        <span
          className={
            due.pressing ? "text-warn text-xs font-medium" : "text-ink-3 text-xs font-medium"
          }
        >
          {due.text}
        </span>
      )}
      {done && <span className="text-ink-3 text-xs">Done</span>}
      <IconButton label={`Remove ${todo.title}`} size="sm" onClick={() => void remove()}>
        <X aria-hidden="true" size={14} strokeWidth={2} />
      </IconButton>
    </li>
  );
});
