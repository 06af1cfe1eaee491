import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import { record } from "../audit/record";
import { listStudents } from "../students/officer/list";
import { changeCollection, makeCollection, removeCollection, takeOut } from "./change";
import { collectionOf, type Kind } from "./find";
import { collectionShown, listCollections } from "./shown";

const deeds = {
  ARCHIVE: { create: "archive.create", remove: "archive.remove" },
  BOOKMARK: { create: "bookmark.create", remove: "bookmark.remove" },
} as const;

/** The lists of students that officers keep: the archive and the bookmarks. */
export function collectionRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const handlersOf = (kind: Kind): Handlers<typeof api.po.archive> => ({
    create: ({ user, body, call }) =>
      db.transaction(async (tx) => {
        const made = await makeCollection(tx, user, kind, body, deps.now());
        const shown = await collectionShown(tx, user, made);
        const after = { name: shown.name, students: shown.students };
        const deed = { action: deeds[kind].create, entity: made.id, after };
        await record(tx, { user, call }, deed, deps.now());
        return said(shown, `“${shown.name}” is saved.`);
      }),
    list: ({ user }) => listCollections(db, user, kind),
    update: ({ user, params, body }) =>
      db.transaction(async (tx) => {
        const which = { id: params.id, kind };
        const changed = await changeCollection(tx, user, which, body, deps.now());
        return said(await collectionShown(tx, user, changed), `“${changed.name}” is saved.`);
      }),
    read: async ({ user, params, query }) => {
      const collection = await collectionOf(db, user, params.id, kind);
      const students = await listStudents(db, user, { ...query, collection: params.id });
      return { collection: await collectionShown(db, user, collection), students };
    },
    remove: ({ user, params, call }) =>
      db.transaction(async (tx) => {
        const { id, name } = await removeCollection(tx, user, { id: params.id, kind });
        const deed = { action: deeds[kind].remove, entity: id, before: { name } };
        await record(tx, { user, call }, deed, deps.now());
        return said(undefined, `“${name}” is gone; its students stay.`);
      }),
    removeStudents: ({ user, params, query }) =>
      db.transaction(async (tx) => {
        await takeOut(tx, user, { id: params.id, kind }, query.studentId, deps.now());
        return said(undefined, "The students are taken out.");
      }),
  });

  implement(app, deps, api.po.archive, handlersOf("ARCHIVE"));
  implement(app, deps, api.po.bookmark, handlersOf("BOOKMARK") as Handlers<typeof api.po.bookmark>);
}
