import { api, limits } from "@toran/contract";
import { columnsOf } from "@toran/contract/schemas/list-sheet";
import { and, asc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { holdUser } from "../accounts/modes";
import { exportPresets } from "./tables";

type Preset = typeof exportPresets.$inferSelect;

/** A column that a list has no more is left out. */
const shown = ({ columns, ...preset }: Preset) => {
  const there: readonly string[] = columnsOf(preset.list);
  return { ...preset, columns: columns.filter((column) => there.includes(column)) };
};

/** The presets that somebody keeps for the sheets they take out; nobody else sees them. */
export function exportPresetRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.exportPresets> = {
    list: async ({ user, query: { list } }) => {
      const rows = await db
        .select()
        .from(exportPresets)
        .where(and(eq(exportPresets.ownerId, user.id), eq(exportPresets.list, list)))
        .orderBy(asc(exportPresets.name), asc(exportPresets.id));
      return rows.map(shown);
    },
    create: ({ user, body }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        const { ownerId, list, name } = exportPresets;
        const ofList = and(eq(ownerId, user.id), eq(list, body.list));
        const twin = and(ofList, sql`lower(${name}) = lower(${body.name})`);
        const known = await tx.update(exportPresets).set(body).where(twin).returning();
        if (!known.length && (await tx.$count(exportPresets, ofList)) >= limits.exportPresets)
          throw conflict(`You keep ${limits.exportPresets} presets already. Remove one first.`);
        const row = { ...body, ownerId: user.id, createdAt: deps.now() };
        const kept =
          known[0] ?? (await one(tx.insert(exportPresets).values(row).returning(), "It"));
        return said(shown(kept), `“${kept.name}” is saved.`);
      }),
    remove: async ({ user, params }) => {
      const { id, ownerId } = exportPresets;
      const own = and(eq(ownerId, user.id), eq(id, params.id));
      await one(db.delete(exportPresets).where(own).returning(), "The preset");
      return said(undefined, "The preset is gone.");
    },
  };
  implement(app, deps, api.po.exportPresets, handlers);
  implement(app, deps, api.hr.exportPresets, handlers);
}

/** Every preset that somebody keeps. */
export const presetsOf = (db: Executor, ownerId: string) =>
  db.select().from(exportPresets).where(eq(exportPresets.ownerId, ownerId));
