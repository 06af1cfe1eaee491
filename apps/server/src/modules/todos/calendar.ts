import { and, eq, gte, isNotNull, lt, ne } from "drizzle-orm";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { todos } from "./tables";

/** When somebody's to-dos are due. */
export const todoCalendar: CalendarSourceReader = async (db, { id, role }, { from, to }) => {
  const { ownerId, status, dueAt } = todos;
  const rows = await db
    .select({ id: todos.id, title: todos.title, dueAt })
    .from(todos)
    .where(
      and(eq(ownerId, id), ne(status, "DONE"), isNotNull(dueAt), gte(dueAt, from), lt(dueAt, to)),
    );
  return rows.map((todo) =>
    entry({
      id: `task.${todo.id}`,
      source: "TASK",
      sourceId: todo.id,
      title: todo.title,
      start: (todo.dueAt ?? from).toISOString(),
      link: role === "HUMAN_RESOURCE" ? "/hr/home" : "/po/home",
    }),
  );
};
