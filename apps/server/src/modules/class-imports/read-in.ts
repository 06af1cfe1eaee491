import { createHash } from "node:crypto";
import type { ImportColumnName } from "@toran/contract/student-import/columns";
import { eq } from "drizzle-orm";
import { letOthersPass } from "../../db/let-others-pass";
import { lookAtFilled } from "../../db/tidy";
import type { Deps } from "../../deps";
import { dropWithFiles, keepFile, withKept } from "../../files/keep";
import { conflict, refused } from "../../http/failures";
import type { Upload } from "../../http/uploads";
import { userOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { taughtAt } from "../colleges/taught";
import {
  changeImport,
  holdImport,
  importOf,
  mappingOf,
  noCounts,
  openImport,
  standsStill,
} from "./imports";
import { addRows, dropRows } from "./rows";
import { Judge } from "./judge";
import { refuseUnseen, type Seen } from "./seen";
import { readSheet } from "./sheet/read-sheet";
import { BadSheet } from "./sheet/sheet";
import { type ClassImport, classImports } from "./tables";
import { teller } from "./take-in";

type Mapping = (ImportColumnName | null)[] | undefined;

/** Takes a sheet into the house and looks through it. The same file twice at once is one import. */
export async function beginImport(
  deps: Deps,
  user: SignedIn,
  collegeId: string,
  upload: Upload,
  mapping: Mapping,
): Promise<ClassImport> {
  const hash = createHash("sha256").update(upload.bytes).digest("hex");
  const open = await openImport(deps.db, collegeId, hash);
  if (open) {
    const claimed = await claim(deps, collegeId, open.id);
    if (!claimed) return importOf(deps.db, collegeId, open.id);
    return reading(deps, claimed.id, async () => {
      const kept = claimed.file ? claimed : await keepSheet(deps, claimed, upload);
      // Chosen again, a sheet is what it was made by hand before.
      return readAgain(deps, kept, upload.bytes, { mapping: mapping ?? mappingOf(claimed) });
    });
  }
  const officer = await userOf(deps.db, user);
  const at = deps.now();
  const [begun] = await deps.db
    .insert(classImports)
    .values({
      collegeId,
      officerId: user.id,
      officer: `${officer.firstName} ${officer.lastName}`.trim(),
      fileName: upload.name,
      hash,
      type: upload.type,
      state: "READING",
      columns: [],
      counts: noCounts(),
      createdAt: at,
      touchedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (!begun) {
    const first = await openImport(deps.db, collegeId, hash);
    if (!first) throw conflict("That file is being read already. Try again in a moment.");
    return first;
  }
  return reading(deps, begun.id, async () =>
    readAgain(deps, await keepSheet(deps, begun, upload), upload.bytes, { mapping }),
  );
}

async function keepSheet(deps: Deps, { id, collegeId }: ClassImport, upload: Upload) {
  const file = await keepFile(deps, {
    ownerKind: "college",
    ownerId: collegeId,
    visibility: "private",
    upload,
    field: "file",
  });
  return withKept(deps, [file], () => changeImport(deps.db, id, { file }));
}

/**
 * Takes an import for reading: one that waits for its officer, as they have seen it, or whose reader has gone. Nobody
 * else reads or commits it then.
 */
export const claim = (deps: Deps, collegeId: string, id: string, seen: Seen = {}) =>
  deps.db.transaction(async (tx) => {
    const found = await holdImport(tx, collegeId, id);
    const left = found.state === "READING" && standsStill(found, deps.now());
    if (found.state !== "PREVIEW" && !left) return undefined;
    refuseUnseen(found, seen);
    return changeImport(tx, id, { state: "READING", touchedAt: deps.now() });
  });

/** A sheet that cannot be read leaves nothing behind. */
export async function reading(deps: Deps, id: string, work: () => Promise<ClassImport>) {
  try {
    return await work();
  } catch (cause) {
    await forgetImport(deps, id);
    throw cause;
  }
}

/** From so many rows on it matters how each part of them is found. */
const plenty = 1000;
/** How often a reading says that it goes on, in milliseconds; one that says nothing for 15 seconds is taken up by another. */
const sign = 1000;

/** Looks through a sheet that was claimed. Nothing but the import itself is written. */
export async function readAgain(
  deps: Deps,
  found: ClassImport,
  bytes: Uint8Array,
  {
    mapping,
    changeKeys = found.changeKeys,
  }: { mapping: Mapping; changeKeys?: boolean | undefined },
): Promise<ClassImport> {
  const { db } = deps;
  const { id, collegeId, type } = found;
  const taught = await taughtAt(db, collegeId);
  const counts = noCounts();
  const judge = new Judge(collegeId, changeKeys);
  let columns = found.columns;
  let rows = 0;
  await dropRows(db, id);
  const progress = teller(deps, found);
  let touched = performance.now();
  const judged = async function* () {
    for await (const part of readSheet({ bytes, type, mapping, taught }))
      if (part.kind === "columns") ({ columns, rows } = part);
      else yield await judge.judge(db, part.rows);
  };
  try {
    for await (const part of ahead(judged())) {
      for (const { outcome } of part) counts[outcome]++;
      await addRows(db, { id, columns }, part);
      if (performance.now() - touched > sign) {
        touched = performance.now();
        await changeImport(db, id, { touchedAt: deps.now() });
      }
      progress({ state: "READING", applied: part.at(-1)?.row ?? 0 }, rows);
      await letOthersPass(db);
    }
  } catch (cause) {
    if (cause instanceof BadSheet) throw refused({ file: cause.message });
    throw cause;
  }
  if (rows > plenty) await lookAtFilled(db, "class_import_rows", ["import_id", "row", "outcome"]);
  return changeImport(db, id, {
    state: "PREVIEW",
    columns,
    rows,
    counts,
    changeKeys,
    touchedAt: deps.now(),
  });
}

/** Makes the next part ready while the caller still works on the last one. */
async function* ahead<T>(parts: AsyncGenerator<T>) {
  let next = parts.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = parts.next();
      // What goes wrong now is thrown where it is awaited; until then somebody has to hold it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await parts.return(undefined);
  }
}

export const forgetImport = (deps: Deps, id: string) =>
  dropWithFiles(deps, async (tx) => {
    const gone = await tx.delete(classImports).where(eq(classImports.id, id)).returning();
    return gone.map(({ file }) => file);
  });
