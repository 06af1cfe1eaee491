import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { Deps } from "../../deps";
import { again } from "../../jobs/again";
import { userOf } from "../accounts/profile";
import { remind } from "../notifications/remind";
import { homeOf, type Todo } from "./save";
import { todos } from "./tables";
import { teamOf } from "./team";

const minute = 60_000;
/** A server that was away longer than this reminds nobody of what is over. */
const late = 24 * 60 * minute;

/** Reminds people of to-dos at the moment they wished, once, unless they are done by then. */
export async function remindOfTodos(deps: Deps) {
  const now = deps.now();
  const due = await deps.db
    .select()
    .from(todos)
    .where(
      and(
        ne(todos.status, "DONE"),
        lte(todos.remindAt, now),
        gt(todos.remindAt, new Date(now.getTime() - late)),
      ),
    );
  for (const todo of due) await remindOf(deps, todo);
}

const remindOf = (deps: Deps, { id, remindAt }: Todo) =>
  remind(deps, `todo:${id}:${remindAt?.toISOString()}`, async (tx) => {
    const [todo] = await tx.select().from(todos).where(eq(todos.id, id));
    if (!todo || todo.status === "DONE") return null;
    const { ownerId, assigneeId, title, note } = todo;
    const owner = await userOf(tx, { id: ownerId });
    // Whoever was given it is who has to do it, for as long as they are of the team.
    const given = assigneeId !== null && (await teamOf(tx, owner)).has(assigneeId);
    return {
      to: [given ? assigneeId : ownerId],
      type: "todo.reminder",
      title: `To do: ${title}`,
      ...(note && { body: note }),
      link: homeOf(owner),
      entity: { type: "todo", id },
    };
  });

/** Looks for reminders that are due, again and again. */
export const startTodoReminders = (deps: Deps) =>
  again(deps, { every: minute, fails: "nobody was reminded of their to-dos" }, () =>
    remindOfTodos(deps),
  );
