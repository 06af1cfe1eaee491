import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import { changed, record } from "../audit/record";
import { listStudents } from "../students/officer/list";
import {
  type Changed,
  changeCollection,
  makeCollection,
  removeCollection,
  takeOut,
} from "./change";
import { collectionOf, type Kind } from "./find";
import { collectionShown, listCollections } from "./shown";
import type { Collection } from "./tables";

const deeds = {
  ARCHIVE: { create: "archive.create", change: "archive.change", remove: "archive.remove" },
  BOOKMARK: { create: "bookmark.create", change: "bookmark.change", remove: "bookmark.remove" },
} as const;

const toldOf = ({ name, description, colour, shared, query }: Collection) => ({
  name,
  description,
  colour,
  shared,
  filter: query,
});

/** What the log tells of a change; nothing where all is as it was. */
function whatChanged({ before, collection, added }: Changed) {
  const told = changed(toldOf(before), toldOf(collection));
  if (!added && !Object.keys(told.after).length) return undefined;
  const after = { name: collection.name, ...told.after, ...(added && { putIn: added }) };
  return { before: told.before, after };
}

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
    update: ({ user, params, body, call }) =>
      db.transaction(async (tx) => {
        const which = { id: params.id, kind };
        const done = await changeCollection(tx, user, which, body, deps.now());
        const { collection } = done;
        const told = whatChanged(done);
        if (told) {
          const deed = { action: deeds[kind].change, entity: collection.id, ...told };
          await record(tx, { user, call }, deed, deps.now());
        }
        return said(await collectionShown(tx, user, collection), `“${collection.name}” is saved.`);
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
    removeStudents: ({ user, params, query, call }) =>
      db.transaction(async (tx) => {
        const which = { id: params.id, kind };
        const after = await takeOut(tx, user, which, query.studentId, deps.now());
        if (after.takenOut) {
          const deed = { action: deeds[kind].change, entity: params.id, after };
          await record(tx, { user, call }, deed, deps.now());
        }
        return said(undefined, "The students are taken out.");
      }),
  });

  implement(app, deps, api.po.archive, handlersOf("ARCHIVE"));
  implement(app, deps, api.po.bookmark, handlersOf("BOOKMARK") as Handlers<typeof api.po.bookmark>);
}
