import { Button, IconButton, Menu, SortableList } from "@toran/ui";
import { ListFilter, Plus, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { Load } from "@/lib/load";
import { loadChunk } from "@/lib/load-chunk";
import { useFocusBack } from "@/lib/use-focus-back";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { AttentionRows } from "./attention-rows";
import { type TodoFilter, todoFilters } from "./todo-filter";
import { TodoRow } from "./todo-row";
import { type Todo, TodoStore } from "./todo-store";

interface TodoListProps {
  area: "po" | "hr";
  /** How many are shown before the rest is asked for. */
  most?: number;
}
// The field for the day draws a whole month; it comes when somebody adds or changes something.
const AddTodo = lazy(() =>
  loadChunk(() => import("./add-todo")).then((m) => ({ default: m.AddTodo })),
);
const EditTodo = lazy(() =>
  loadChunk(() => import("./edit-todo")).then((m) => ({ default: m.EditTodo })),
);

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
          <IconButton label={adding ? "Close" : "Add a to-do"} onClick={() => setAdding(!adding)}>
            {adding ? (
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            ) : (
              <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            )}
          </IconButton>
        </div>
      </div>
      {adding && (
        <Suspense>
          <AddTodo
            store={store}
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
                {waiting.length ? "Nothing else." : "Nothing to do."} Add what you want to be
                reminded of, such as a call you have promised.
              </p>
            ) : filter === "ALL" ? (
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
          </>
        )}
      </Load>
      {editing && (
        <Suspense>
          <EditTodo area={area} todo={editing} store={store} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </section>
  );
});

interface PartProps {
  area: "po" | "hr";
  store: TodoStore;
  onEdit: (todo: Todo) => void;
}

/** The whole list, in the order of its owner. */
const Everything = observer(function Everything(props: PartProps & { most: number }) {
  const { area, store, most, onEdit } = props;
  const [all, setAll] = useState(false);
  const { open, done } = store;
  const many = open.length + done.length;
  const shown = all ? open : open.slice(0, most);
  const over = all ? done : done.slice(0, Math.max(0, most - shown.length));
  return (
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
        renderItem={(todo, grip) => (
          // What a colleague gave stands where they have it.
          <TodoRow
            area={area}
            todo={todo}
            store={store}
            onEdit={onEdit}
            grip={todo.from ? null : grip}
          />
        )}
        foot={over.map((todo) => (
          <li key={todo.id}>
            <TodoRow area={area} todo={todo} store={store} onEdit={onEdit} />
          </li>
        ))}
      />
      {many > most && (
        <Button intent="link" className="mt-2" onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${many}`}
        </Button>
      )}
    </>
  );
});

interface FilteredProps extends PartProps {
  filter: TodoFilter;
  /** How many wait by themselves. */
  waiting: number;
  onAll: () => void;
}

/** What a filter leaves; its order is that of the whole list. */
const Filtered = observer(function Filtered(props: FilteredProps) {
  const { area, store, filter, waiting, onEdit, onAll } = props;
  const { label, none, matches } = todoFilters[filter];
  const found = [...store.open, ...store.done].filter((todo) => matches(todo, new Date()));
  const many = found.length + waiting;
  return (
    <>
      <p className="text-ink-3 text-xs">
        {many ? `${label}: ${many}` : none}{" "}
        <Button intent="link" size="sm" onClick={onAll}>
          Show everything
        </Button>
      </p>
      <ul aria-label="To-dos" className="divide-rule divide-y">
        {found.map((todo) => (
          <li key={todo.id}>
            <TodoRow area={area} todo={todo} store={store} onEdit={onEdit} />
          </li>
        ))}
      </ul>
    </>
  );
});
