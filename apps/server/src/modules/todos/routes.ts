import { api } from "@toran/contract";
import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import type { SignedIn } from "../accounts/signed-in";
import { attentionFor } from "./attention";
import { addTodo, changeTodo, removeTodo, type Todo } from "./save";
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

/** The to-do list of an officer or an HR user. */
export function todoRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const showTo = async (user: SignedIn, rows: Todo[]) =>
    rows.map(shown(user, rows.some((row) => row.assigneeId) ? await teamOf(db, user) : nobody));
  const shownOne = async (user: SignedIn, row: Todo) => (await showTo(user, [row]))[0]!;

  const handlers: Handlers<typeof api.po.todos> = {
    list: async ({ user }) =>
      showTo(user, await db.select().from(todos).where(seenBy(db, user)).orderBy(asc(todos.order))),
    create: async ({ user, body }) => {
      const added = await db.transaction((tx) => addTodo(tx, deps, user, body));
      return said(await shownOne(user, added), "Added to your list.");
    },
    update: async ({ user, params: { id }, body: given }) =>
      shownOne(user, await db.transaction((tx) => changeTodo(tx, deps, user, { id, given }))),
    remove: async ({ user, params }) => {
      await removeTodo(db, user, params.id);
    },
    attention: ({ user }) => attentionFor(db, user, deps.now()),
  };
  implement(app, deps, api.po.todos, handlers);
  implement(app, deps, api.hr.todos, handlers);
}
