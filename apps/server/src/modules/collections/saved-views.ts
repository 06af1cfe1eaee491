import { api, limits } from "@toran/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, Failure } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { holdUser } from "../accounts/modes";
import { savedViews } from "./tables";

// The owner is part of every condition: to anyone else the view does not exist.
const owned = (ownerId: string, id: string) =>
  and(eq(savedViews.ownerId, ownerId), eq(savedViews.id, id));

async function refuseTwin(tx: Executor, ownerId: string, name: string, except = "") {
  const [twin] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.ownerId, ownerId), sql`lower(${savedViews.name}) = lower(${name})`));
  if (twin && twin.id !== except)
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { name: "You have a view of that name already." },
    });
}

/** The filters an officer keeps. */
export function savedViewRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.savedViews, {
    list: ({ user }) =>
      db
        .select()
        .from(savedViews)
        .where(eq(savedViews.ownerId, user.id))
        .orderBy(asc(savedViews.name), asc(savedViews.id)),
    create: ({ user, body: { name, query } }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        await refuseTwin(tx, user.id, name);
        if ((await tx.$count(savedViews, eq(savedViews.ownerId, user.id))) >= limits.savedViews)
          throw conflict(`You keep ${limits.savedViews} views already. Remove one first.`);
        const row = { ownerId: user.id, name, query, createdAt: deps.now() };
        const view = await one(tx.insert(savedViews).values(row).returning(), "The view");
        return said(view, `“${name}” is saved.`);
      }),
    update: ({ user, params, body: { name, query } }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        await refuseTwin(tx, user.id, name, params.id.toLowerCase());
        const changed = tx
          .update(savedViews)
          .set({ name, query })
          .where(owned(user.id, params.id))
          .returning();
        return said(await one(changed, "The view"), `“${name}” is saved.`);
      }),
    remove: async ({ user, params }) => {
      await one(db.delete(savedViews).where(owned(user.id, params.id)).returning(), "The view");
      return said(undefined, "The view is gone.");
    },
  });
}
