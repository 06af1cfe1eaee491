import { Button, SortableList } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { type TodoFilter, todoFilters } from "./todo-filter";
import { TodoRow } from "./todo-row";
import type { Todo, TodoStore } from "./todo-store";

interface PartProps {
  area: "po" | "hr";
  store: TodoStore;
  onEdit: (todo: Todo) => void;
}

/** The whole list, in the order of its owner. */
export const Everything = observer(function Everything(props: PartProps & { most: number }) {
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
export const Filtered = observer(function Filtered(props: FilteredProps) {
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
