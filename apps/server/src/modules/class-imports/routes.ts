import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required } from "../../http/uploads";
import { record } from "../audit/record";
import { ownCollege } from "../colleges/college";
import { importOf, importsOf, rowsAfter, shownImport, shownRow } from "./imports";
import { beginImport, readAgain } from "./read-in";
import { failedSheet, templateSheet } from "./report";
import type { ClassImport } from "./tables";
import { commitImport, sheetOf, takeUp } from "./take-in";
import { undoImport } from "./undo";

const pageSize = 50;

/** Class lists: what an officer brings as a spreadsheet. */
export function classImportRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.imports, {
    upload: async ({ user, body: { mode, mapping }, files, call }) => {
      const college = await ownCollege(db, user);
      const upload = required(files.file, "file", "Choose a sheet.");
      const begun = await beginImport(deps, user, college.id, upload, mapping);
      if (mode === "PREVIEW") return shownImport(db, begun);
      const done = await commitImport(deps, college.id, begun.id, { rows: "VALID" });
      await noteDone(deps, { user, call }, "students.import", done);
      return said(await shownImport(db, done), "The sheet is imported.");
    },
    list: async ({ user, query: { next } }) => {
      const { id } = await ownCollege(db, user);
      const before = next && !Number.isNaN(Date.parse(next)) ? new Date(next) : undefined;
      const page = await importsOf(db, id, before);
      const items = await Promise.all(page.rows.map((each) => shownImport(db, each, "without")));
      return { items, next: page.next };
    },
    read: async ({ user, params }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      if (found.state === "COMMITTING") void takeUp(deps, id, found.id).catch(noted(deps));
      return shownImport(db, found);
    },
    rows: async ({ user, params, query: { outcome, next, limit = pageSize } }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      const after = Number(next ?? 0) || 0;
      const rows = await rowsAfter(db, found.id, after, limit + 1, outcome && [outcome]);
      const shown = rows.slice(0, limit);
      return {
        items: shown.map(shownRow),
        next: rows.length > limit ? String(shown.at(-1)?.row) : null,
      };
    },
    change: async ({ user, params, body }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      if (found.state !== "PREVIEW")
        throw conflict(
          "This import has been taken in. Choose the file again to begin another one.",
        );
      const mapping = body.mapping ?? found.columns.map(({ holds }) => holds);
      const changed = await readAgain(deps, found, await sheetOf(deps, found), {
        mapping,
        ...(body.changeKeys !== undefined && { changeKeys: body.changeKeys }),
      });
      return shownImport(db, changed);
    },
    commit: async ({ user, params, body, call }) => {
      const { id } = await ownCollege(db, user);
      const done = await commitImport(deps, id, params.id, body);
      await noteDone(deps, { user, call }, "students.import", done);
      return shownImport(db, done);
    },
    undo: async ({ user, params, call }) => {
      const { id } = await ownCollege(db, user);
      const done = await undoImport(deps, id, params.id);
      await noteDone(deps, { user, call }, "students.import-undo", done);
      return shownImport(db, done);
    },
    failed: async ({ user, params }) => {
      const { id } = await ownCollege(db, user);
      return failedSheet(db, await importOf(db, id, params.id));
    },
    template: async () => templateSheet(),
  });
}

const noted = (deps: Deps) => (error: unknown) =>
  deps.log.error({ err: error }, "an import could not be taken up again");

/** Who took in or gave back which file, with what came of it. */
const noteDone = (
  deps: Deps,
  who: Parameters<typeof record>[1],
  action: string,
  { id, fileName, hash, counts, applied }: ClassImport,
) =>
  record(
    deps.db,
    who,
    { action, entity: id, after: { fileName, hash, counts, applied } },
    deps.now(),
  );
