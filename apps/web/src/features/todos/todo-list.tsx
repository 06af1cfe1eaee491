import { Button, Checkbox, IconButton, SortableList } from "@toran/ui";
import { Plus, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Load } from "@/lib/load";
import { loadChunk } from "@/lib/load-chunk";
import { useFocusBack } from "@/lib/use-focus-back";
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

/** What somebody has to do: ticked, added, put in order and taken away in place. */
export const TodoList = observer(function TodoList({ calls, most = 6 }: TodoListProps) {
  const [store] = useState(() => new TodoStore(calls));
  const [adding, setAdding] = useState(false);
  const [all, setAll] = useState(false);
  const head = useFocusBack(adding);
  useEffect(() => void store.list.load(), [store]);
  const { open, done } = store;
  const shown = all ? open : open.slice(0, most);
  const over = all ? done : done.slice(0, Math.max(0, most - shown.length));
  return (
    <section aria-labelledby="todos" className="px-6 py-5">
      <div ref={head} className="mb-2 flex items-center">
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
      </div>
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
              <SortableList
                label="To-dos"
                className="divide-rule divide-y"
                items={shown}
                itemId={({ id }) => id}
                itemName={({ title }) => title}
                onReorder={(items) => {
                  const place = items.findIndex(({ id }, at) => shown[at]?.id !== id);
                  // Moved up, it has pushed down the one that stood there; moved down, it is missing there.
                  const up = items[place + 1]?.id === shown[place]?.id;
                  const moved = up ? items[place] : shown[place];
                  if (moved) void store.move(moved, items.indexOf(moved));
                }}
                renderItem={(todo, grip) => <TodoRow todo={todo} store={store} grip={grip} />}
                foot={over.map((todo) => (
                  <li key={todo.id}>
                    <TodoRow todo={todo} store={store} />
                  </li>
                ))}
              />
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

const focusOn = ({ id }: Todo) => requestAnimationFrame(() => document.getElementById(id)?.focus());

interface TodoRowProps {
  todo: Todo;
  store: TodoStore;
  /** Moves it; what is done stays where it is. */
  grip?: ReactNode;
}

const TodoRow = observer(function TodoRow({ todo, store, grip }: TodoRowProps) {
  const { feedback } = useStores();
  const row = useRef<HTMLDivElement>(null);
  const done = todo.status === "DONE";
  const due = done ? undefined : dueWords(todo.dueAt, new Date());
  const putBack = async () => {
    const back = await store.putBack(todo);
    if (back) focusOn(back);
  };
  const tick = () => {
    void store.tick(todo);
    // It is drawn anew among the others that are done, or not.
    focusOn(todo);
  };
  const remove = async () => {
    const item = row.current?.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const section = item?.closest("section");
    if (!(await store.remove(todo))) return;
    const box = next?.querySelector<HTMLElement>("[type=checkbox]");
    (box ?? section?.querySelector("button"))?.focus();
    feedback.toast("success", "Taken off your list", {
      detail: todo.title,
      duration: undoFor,
      action: { label: "Undo", onPress: () => void putBack() },
    });
  };
  return (
    <div ref={row} className="flex min-h-9 items-center gap-2 py-1.5">
      {/* In the margin: what is open and what is done stand in one line. */}
      {grip && <span className="-ms-6 -me-2 flex">{grip}</span>}
      <Checkbox
        id={todo.id}
        className="min-w-0 flex-1"
        label={<span className={done ? "text-ink-3 line-through" : undefined}>{todo.title}</span>}
        checked={done}
        onChange={tick}
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
    </div>
  );
});
