import { isFailure } from "@toran/api-client/failure";
import { Checkbox, IconButton, Menu, type MenuEntry } from "@toran/ui";
import { Ellipsis } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { tellWithoutField } from "@/stores/tell-without-field";
import { useMayChangeOwn } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { AppLink } from "@/lib/app-link";
import { dueWords } from "./due";
import { wayTo } from "./places";
import type { Todo, TodoStore } from "./todo-store";

const focusOn = ({ id }: Todo) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** What is told of a to-do below its title. */
const wordsOf = ({ status, priority, from, assignee }: Todo) =>
  [
    status === "IN_PROGRESS" && "In progress",
    status !== "DONE" && priority === "HIGH" && "Urgent",
    from && `From ${from}`,
    assignee && !from && `For ${assignee}`,
  ]
    .filter(Boolean)
    .join(" · ");

interface TodoRowProps {
  area: "po" | "hr";
  todo: Todo;
  store: TodoStore;
  onEdit: (todo: Todo) => void;
  /** Moves it; what is done stays where it is. */
  grip?: ReactNode;
}

/** One to-do: ticked in place, the rest from its menu. */
export const TodoRow = observer(function TodoRow(props: TodoRowProps) {
  const { area, todo, store, onEdit, grip } = props;
  const { feedback } = useStores();
  const mayChange = useMayChangeOwn();
  const row = useRef<HTMLDivElement>(null);
  const done = todo.status === "DONE";
  const due = done ? undefined : dueWords(todo.dueAt, new Date());
  const words = wordsOf(todo);
  const way = wayTo(area, todo.link);
  const putBack = async () => {
    const back = await store.putBack(todo);
    if (isFailure(back)) tellWithoutField(feedback, `“${todo.title}” was not put back`, back);
    else focusOn(back.data);
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
      action: { label: "Undo", onPress: () => void putBack() },
    });
  };
  const entries: MenuEntry[] = [
    { label: todo.from || !mayChange ? "Read" : "Change", onSelect: () => onEdit(todo) },
    ...(done || !mayChange
      ? []
      : [
          {
            label: "In progress",
            checked: todo.status === "IN_PROGRESS",
            onCheckedChange: (begun: boolean) => void store.begin(todo, begun),
          },
        ]),
    ...(todo.from || !mayChange
      ? []
      : (["rule", { label: "Remove", destructive: true, onSelect: () => void remove() }] as const)),
  ];
  return (
    <div ref={row} className="flex min-h-9 items-start gap-2 py-1.5">
      {/* In the margin: what is open and what is done stand in one line. */}
      {grip && mayChange && <span className="-ms-6 -me-2 flex">{grip}</span>}
      <div className="min-w-0 flex-1">
        <Checkbox
          id={todo.id}
          label={<span className={done ? "text-ink-3 line-through" : undefined}>{todo.title}</span>}
          checked={done}
          disabled={!mayChange}
          onChange={tick}
        />
        {(words || way) && (
          <p className="text-ink-3 flex flex-wrap gap-x-2 ps-6.5 text-xs">
            {words && <span>{words}</span>}
            {way && (
              <AppLink href={way.href} className="link whitespace-nowrap">
                {way.word}
              </AppLink>
            )}
          </p>
        )}
      </div>
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
      <Menu
        align="end"
        trigger={
          <IconButton label={`More for ${todo.title}`} size="sm" className="-my-1">
            <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        }
        entries={entries}
      />
    </div>
  );
});
