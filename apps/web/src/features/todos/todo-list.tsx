import { IconButton, Menu } from "@toran/ui";
import { ListFilter, Plus, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { Coming, Load } from "@/lib/load";
import { useFocusBack } from "@/lib/use-focus-back";
import { latePart } from "@/stores/late-part";
import { useFresh } from "@/stores/use-fresh";
import { useMayChangeOwn } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { AttentionRows } from "./attention-rows";
import { type TodoFilter, todoFilters } from "./todo-filter";
import { type Todo, TodoStore } from "./todo-store";

interface TodoListProps {
  area: "po" | "hr";
  /** How many are shown before the rest is asked for. */
  most?: number;
}
// The field for the day draws a whole month; it comes when somebody adds or changes something.
const AddTodo = latePart(() => import("./add-todo").then((m) => m.AddTodo));
const EditTodo = latePart(() => import("./edit-todo").then((m) => m.EditTodo));
// Who has nothing to do needs nothing to put it in order with.
const items = () => import("./todo-items");
const Everything = latePart(() => items().then((m) => m.Everything));
const Filtered = latePart(() => items().then((m) => m.Filtered));

/** What may bring something to do, or take it away. */
const changing = [
  "notification.new",
  "booking.changed",
  "external-offer.changed",
  "connection.changed",
] as const;
const filterOptions = Object.entries(todoFilters).map(([value, { label }]) => ({ value, label }));

/** What somebody has to do: ticked, added, changed, put in order and taken away in place. */
export const TodoList = observer(function TodoList({ area, most = 6 }: TodoListProps) {
  const { calls } = useStores();
  const [store] = useState(() => new TodoStore(async () => (await calls[area]()).todos));
  const [adding, setAdding] = useState(false);
  const [editing, edit] = useState<Todo>();
  const [filter, setFilter] = useState<TodoFilter>("ALL");
  const head = useFocusBack(adding);
  useFresh(store, { on: [...changing] });
  const mayChange = useMayChangeOwn();
  const now = new Date();
  const waiting = (store.attention.value ?? []).filter(({ dueAt }) =>
    todoFilters[filter].matches({ status: "OPEN", completedAt: null, dueAt }, now),
  );
  return (
    <section aria-labelledby="todos" className="px-6 py-5">
      <div className="mb-2 flex items-center">
        <h2 id="todos" className="title-lg">
          To-do
        </h2>
        <Menu
          align="end"
          trigger={
            <IconButton
              label={`Show: ${todoFilters[filter].label}`}
              className="ms-auto"
              aria-pressed={filter !== "ALL"}
            >
              <ListFilter aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          }
          entries={[
            {
              heading: "Show",
              value: filter,
              options: filterOptions,
              onValueChange: (value) => setFilter(value as TodoFilter),
            },
          ]}
        />
        <div ref={head} className="flex">
          {mayChange && (
            <IconButton label={adding ? "Close" : "Add a to-do"} onClick={() => setAdding(!adding)}>
              {adding ? (
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              ) : (
                <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
              )}
            </IconButton>
          )}
        </div>
      </div>
      {adding && (
        <Suspense>
          <AddTodo
            store={store}
            onMissing={() => setAdding(false)}
            onAdded={() => {
              setAdding(false);
              // What was added is seen.
              setFilter("ALL");
            }}
          />
        </Suspense>
      )}
      <Load of={store.list}>
        {(list) => (
          <>
            <AttentionRows area={area} items={waiting} now={now} />
            {list.length === 0 && filter === "ALL" ? (
              <p className="text-ink-2 py-2">
                {waiting.length ? "Nothing else." : "Nothing to do."}
                {mayChange &&
                  " Add what you want to be reminded of, such as a call you have promised."}
              </p>
            ) : (
              <Suspense fallback={<Coming />}>
                {filter === "ALL" ? (
                  <Everything area={area} store={store} most={most} onEdit={edit} />
                ) : (
                  <Filtered
                    area={area}
                    store={store}
                    filter={filter}
                    waiting={waiting.length}
                    onEdit={edit}
                    onAll={() => setFilter("ALL")}
                  />
                )}
              </Suspense>
            )}
          </>
        )}
      </Load>
      {editing && (
        <Suspense>
          <EditTodo
            area={area}
            todo={editing}
            store={store}
            onClose={() => edit(undefined)}
            onMissing={() => edit(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
});
