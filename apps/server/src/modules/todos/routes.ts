import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import type { SignedIn } from "../accounts/signed-in";
import { attentionFor } from "./attention";
import { listTodos, shownTo } from "./list";
import { addTodo, changeTodo, removeTodo, type Todo } from "./save";

/** The to-do list of an officer or an HR user. */
export function todoRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const shownOne = async (user: SignedIn, row: Todo) => (await shownTo(db, user, [row]))[0]!;

  const handlers: Handlers<typeof api.po.todos> = {
    list: ({ user }) => listTodos(db, user),
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
