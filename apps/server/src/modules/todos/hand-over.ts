import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { todos } from "./tables";

/** What somebody gave to colleagues is theirs from now on; what they were given is nobody's again. */
export async function handOverTodos(tx: Executor, userId: string) {
  await tx
    .update(todos)
    .set({ ownerId: sql`assignee_id`, createdBy: sql`assignee_id`, assigneeId: null })
    .where(
      and(eq(todos.ownerId, userId), isNotNull(todos.assigneeId), ne(todos.assigneeId, userId)),
    );
  await tx.update(todos).set({ assigneeId: null }).where(eq(todos.assigneeId, userId));
}

/** Every to-do that somebody wrote or was given. */
export const todosOf = (db: Executor, userId: string) =>
  db
    .select()
    .from(todos)
    .where(or(eq(todos.ownerId, userId), eq(todos.assigneeId, userId)));
