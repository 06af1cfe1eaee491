import { and, gte, isNotNull, lt, ne } from "drizzle-orm";
import { type CalendarSourceReader, entry } from "../calendar/entry";
import { homeOf } from "./save";
import { todos } from "./tables";
import { seenBy } from "./team";

/** When the to-dos are due that somebody has written or was given. */
export const todoCalendar: CalendarSourceReader = async (db, owner, { from, to }) => {
  const { status, dueAt } = todos;
  const rows = await db
    .select({ id: todos.id, title: todos.title, dueAt })
    .from(todos)
    .where(
      and(seenBy(db, owner), ne(status, "DONE"), isNotNull(dueAt), gte(dueAt, from), lt(dueAt, to)),
    );
  return rows.map((todo) =>
    entry({
      id: `task.${todo.id}`,
      source: "TASK",
      sourceId: todo.id,
      title: todo.title,
      start: (todo.dueAt ?? from).toISOString(),
      link: homeOf(owner),
    }),
  );
};
