import { api } from "@toran/contract";
import type { todoInput } from "@toran/contract/schemas/task";
import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { todos } from "./tables";

type Todo = typeof todos.$inferSelect;
type Given = z.output<typeof todoInput>;

const mostOpen = 500;
const moment = (text: string | undefined) => (text ? new Date(text) : null);

const shown = ({ ownerId: _owner, dueAt, remindAt, completedAt, ...todo }: Todo) => ({
  ...todo,
  dueAt: dueAt?.toISOString() ?? null,
  remindAt: remindAt?.toISOString() ?? null,
  completedAt: completedAt?.toISOString() ?? null,
});

const rowOf = (given: Given, before: Todo | undefined, now: Date) => {
  const {
    title,
    note = null,
    priority = before?.priority ?? "NORMAL",
    link = null,
    assigneeId = null,
  } = given;
  const status = given.status ?? before?.status ?? "OPEN";
  // Done remembers when; opening again forgets it.
  const completedAt = status === "DONE" ? (before?.completedAt ?? now) : null;
  const when = { dueAt: moment(given.dueAt), remindAt: moment(given.remindAt), completedAt };
  return { title, note, status, priority, link, assigneeId, ...when };
};

// The owner is part of every condition: to anyone else the to-do does not exist.
const owned = (ownerId: string, id: string) => and(eq(todos.ownerId, ownerId), eq(todos.id, id));

/** The to-do list of an officer or an HR user. */
export function todoRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.todos> = {
    list: async ({ user }) => {
      const rows = await db
        .select()
        .from(todos)
        .where(eq(todos.ownerId, user.id))
        .orderBy(asc(todos.order));
      return rows.map(shown);
    },
    create: async ({ user, body }) => {
      const [open] = await db
        .select({ todos: count() })
        .from(todos)
        .where(and(eq(todos.ownerId, user.id), ne(todos.status, "DONE")));
      if ((open?.todos ?? 0) >= mostOpen)
        throw conflict("Your list is full. Finish or remove something first.");
      const last = sql<number>`coalesce((select max("order") from ${todos} where ${todos.ownerId} = ${user.id}), 0) + 1`;
      const values = {
        ...rowOf(body, undefined, deps.now()),
        ownerId: user.id,
        createdBy: user.id,
      };
      const added = db
        .insert(todos)
        .values({ ...values, order: body.order ?? last })
        .returning();
      return said(shown(await one(added, "The to-do")), "Added to your list.");
    },
    update: async ({ user, params, body }) => {
      const mine = owned(user.id, params.id);
      const before = await one(db.select().from(todos).where(mine), "The to-do");
      const values = { ...rowOf(body, before, deps.now()), order: body.order ?? before.order };
      return shown(await one(db.update(todos).set(values).where(mine).returning(), "The to-do"));
    },
    remove: async ({ user, params }) => {
      await one(db.delete(todos).where(owned(user.id, params.id)).returning(), "The to-do");
    },
  };
  implement(app, deps, api.po.todos, handlers);
  implement(app, deps, api.hr.todos, handlers);
}
