import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { implement, said } from "../../http/implement";
import { changeItem, itemsOf, removeItem, saveForm } from "./items";
import { shown } from "./shown";
import { chooseTop, graphOf, otherSkills, placeAmongTop, topSkills } from "./skills";
import type { PortfolioItem } from "./tables";

const {
  bySlug: _bySlug,
  graphBySlug: _graphBySlug,
  additionalBySlug: _additionalBySlug,
  topBySlug: _topBySlug,
  ...skills
} = api.student.skills;

const asSkills = (db: Executor, rows: PortfolioItem[]) => shown(db, "skills", rows);

/** The skills of a student, the top ones among them, and their graph. */
export function skillRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const asSkill = (row: PortfolioItem) => one(asSkills(db, [row]), "The skill");

  implement(app, deps, skills, {
    list: async ({ user }) => asSkills(db, await itemsOf(db, user, "skills")),
    create: async ({ user, body }) => {
      const item = await db.transaction(async (tx) => {
        const saved = await saveForm(tx, user, "skills", body, null, deps.now());
        return placeAmongTop(tx, saved.item, body.top);
      });
      return said(await asSkill(item), "Added to your skills.");
    },
    update: async ({ user, params, body }) => {
      const item = await db.transaction(async (tx) => {
        const changed = await changeItem(tx, user, "skills", params.id, body, null, deps.now());
        return placeAmongTop(tx, changed.item, body.top);
      });
      return said(await asSkill(item), "Your changes are saved.");
    },
    remove: ({ user, params }) =>
      db.transaction((tx) => removeItem(tx, user, "skills", params.id, undefined, deps.now())),
    graph: async ({ user }) => graphOf(await itemsOf(db, user, "skills")),
    additional: async ({ user }) => asSkills(db, await otherSkills(db, user)),
    top: async ({ user }) => asSkills(db, await topSkills(db, user)),
    setTop: async ({ user, body }) => {
      await db.transaction((tx) => chooseTop(tx, user, body.ids, deps.now()));
      return asSkills(db, await topSkills(db, user));
    },
  });
}
