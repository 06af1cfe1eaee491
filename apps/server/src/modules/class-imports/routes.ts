import { api } from "@toran/contract";
import type { ImportResult } from "@toran/contract/schemas/student-import";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { staleCursor } from "../../http/cursor";
import { implement, said } from "../../http/implement";
import { required } from "../../http/uploads";
import type { SignedIn } from "../accounts/signed-in";
import { record } from "../audit/record";
import { ownCollege } from "../colleges/college";
import { type Cells, dayCell, takeOut } from "../exports/take-out";
import { commitImport } from "./commit";
import { importOf, importsOf, mappingOf, shownImport, shownRow } from "./imports";
import { rowsAfter } from "./rows";
import { inviteOne } from "./invite-one";
import { beginImport, claim, readAgain, reading } from "./read-in";
import { failedSheet, templateSheet } from "./report";
import { prepareToRead } from "./sheet/read-sheet";
import { roomFor } from "./room";
import type { ClassImport } from "./tables";
import { deedOf, sheetOf } from "./take-in";
import { takeUp } from "./take-up";
import { undoImport } from "./undo";

const pageSize = 50;
const importCells: Cells<"imports", ImportResult> = {
  fileName: ({ fileName }) => fileName,
  createdAt: ({ createdAt }) => dayCell(createdAt),
  by: ({ by }) => by,
  state: ({ state }) => state,
  rows: ({ rows }) => rows,
  created: ({ created }) => created,
  updated: ({ updated }) => updated,
  unchanged: ({ unchanged }) => unchanged,
  left: ({ counts }) => counts.DUPLICATE_IN_FILE + counts.CONFLICT + counts.ERROR,
};

/** Class lists: what an officer brings as a spreadsheet. */
export function classImportRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const shown = async (found: ClassImport) => ({
    ...(await shownImport(db, found)),
    ...(await roomFor(deps, found)),
  });
  const listImports = async (user: SignedIn, next: string | undefined) => {
    const { id } = await ownCollege(db, user);
    const page = await importsOf(db, id, next);
    const items = await Promise.all(page.rows.map((each) => shownImport(db, each, "without")));
    return { items, next: page.next, ...(page.total !== undefined && { total: page.total }) };
  };

  implement(app, deps, api.po.imports, {
    upload: async ({ user, body: { mode, mapping }, files, call }) => {
      const college = await ownCollege(db, user);
      const upload = required(files.file, "file", "Choose a sheet.");
      const begun = await beginImport(deps, user, college.id, upload, mapping);
      if (mode === "PREVIEW") return shown(begun);
      const done = await commitImport(deps, { user, call }, begun, { rows: "VALID" });
      return said(await shown(done), "The sheet is imported.");
    },
    list: ({ user, query: { next } }) => {
      prepareToRead();
      return listImports(user, next);
    },
    export: ({ user, query, call }) =>
      takeOut(deps, "imports", {
        user,
        query,
        call,
        page: ({ next }) => listImports(user, next),
        cells: importCells,
      }),
    read: async ({ user, params }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      void takeUp(deps, found).catch(noted(deps));
      return shown(found);
    },
    rows: async ({ user, params, query: { outcome, next, limit = pageSize } }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      if (next && !/^\d{1,7}$/.test(next)) throw staleCursor();
      const after = Number(next ?? 0);
      const rows = await rowsAfter(db, found.id, after, limit + 1, outcome && [outcome]);
      const page = rows.slice(0, limit);
      return {
        items: page.map(shownRow),
        next: rows.length > limit ? String(page.at(-1)?.row) : null,
      };
    },
    change: async ({ user, params, body }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      const claimed = await claim(deps, id, found.id, { mapping: body.seen });
      if (!claimed)
        throw conflict(
          found.state === "READING"
            ? "This sheet is being read. Try again in a moment."
            : "This import has been taken in. Choose the file again to begin another one.",
        );
      const { changeKeys } = body;
      const mapping = body.mapping ?? mappingOf(claimed);
      const changed = await reading(deps, found.id, async () =>
        readAgain(deps, claimed, await sheetOf(deps, claimed), { mapping, changeKeys }),
      );
      return shown(changed);
    },
    commit: async ({ user, params, body, call }) => {
      const { id } = await ownCollege(db, user);
      const done = await commitImport(deps, { user, call }, { collegeId: id, id: params.id }, body);
      return shown(done);
    },
    undo: async ({ user, params, call }) => {
      const { id } = await ownCollege(db, user);
      const done = await undoImport(deps, { user, call }, { collegeId: id, id: params.id });
      return shown(done);
    },
    failed: async ({ user, params, call }) => {
      const { id } = await ownCollege(db, user);
      const found = await importOf(db, id, params.id);
      const deed = deedOf("students.import-left-out", found);
      await record(db, { user, call }, deed, deps.now());
      return failedSheet(db, found);
    },
    inviteOne: async ({ user, body, call }) => {
      const college = await ownCollege(db, user);
      const { id, name } = await inviteOne(deps, { user, call }, college.id, body);
      return said({ id }, `The invitation of ${name} is on its way.`);
    },
    template: async () => templateSheet(),
  });
}

const noted = (deps: Deps) => (error: unknown) =>
  deps.log.error({ err: error }, "an import could not be taken up again");
