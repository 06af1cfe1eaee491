import { and, eq, gte, isNotNull, lt, ne, or } from "drizzle-orm";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { homeOf } from "./save";
import { todos } from "./tables";

/** When the to-dos are due that somebody has written or was given. */
export const todoCalendar: CalendarSourceReader = async (db, { id, role }, { from, to }) => {
  const { ownerId, assigneeId, status, dueAt } = todos;
  const rows = await db
    .select({ id: todos.id, title: todos.title, dueAt })
    .from(todos)
    .where(
      and(
        or(eq(ownerId, id), eq(assigneeId, id)),
        ne(status, "DONE"),
        isNotNull(dueAt),
        gte(dueAt, from),
        lt(dueAt, to),
      ),
    );
  return rows.map((todo) =>
    entry({
      id: `task.${todo.id}`,
      source: "TASK",
      sourceId: todo.id,
      title: todo.title,
      start: (todo.dueAt ?? from).toISOString(),
      link: homeOf({ role }),
    }),
  );
};
