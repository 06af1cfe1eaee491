import { asc } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { SignedIn } from "../accounts/signed-in";
import type { Todo } from "./save";
import { todos } from "./tables";
import { seenBy, teamOf } from "./team";

const told = (at: Date | null) => at?.toISOString() ?? null;

/** A to-do as its writer sees it, or the colleague who was given it. */
const shown =
  (user: SignedIn, team: ReadonlyMap<string, string>) =>
  ({ ownerId, dueAt, remindAt, completedAt, ...todo }: Todo) => ({
    ...todo,
    dueAt: told(dueAt),
    remindAt: told(remindAt),
    completedAt: told(completedAt),
    assignee: (todo.assigneeId && team.get(todo.assigneeId)) ?? null,
    from: ownerId === user.id ? null : (team.get(ownerId) ?? "A colleague"),
  });

const nobody: ReadonlyMap<string, string> = new Map();

/** To-dos with the names of those they are for and from. */
export const shownTo = async (db: Executor, user: SignedIn, rows: Todo[]) =>
  rows.map(shown(user, rows.some((row) => row.assigneeId) ? await teamOf(db, user) : nobody));

/** What somebody has written, and what colleagues gave them. */
export const listTodos = async (db: Executor, user: SignedIn) =>
  shownTo(
    db,
    user,
    await db.select().from(todos).where(seenBy(db, user)).orderBy(asc(todos.order)),
  );
