import { columnOfField, type OneStudent } from "@toran/contract/schemas/student-import";
import type { Deps } from "../../deps";
import { conflict, refused } from "../../http/failures";
import { full, planOf } from "../billing/room";
import { countRows, importOf } from "./imports";
import { rowsAfter } from "./rows";
import { lacksRoom } from "./judge";
import { beginImport, forgetImport } from "./read-in";
import { commitImport } from "./commit";
import { invitationOf } from "./invitation-of";
import type { ClassImport, ClassImportRow } from "./tables";

type Who = Parameters<typeof commitImport>[1];

const fields = Object.keys(columnOfField) as (keyof OneStudent)[];
const cell = (value: string | number | string[] = "") => `"${String(value).replaceAll('"', '""')}"`;

/** A class list that holds one student. */
const sheetOf = (student: OneStudent) =>
  [
    fields.map((field) => columnOfField[field]).join(","),
    fields.map((field) => cell(student[field])).join(","),
  ].join("\n");

/**
 * Invites one student. They are taken in as a class list of one row is: by its checks, with its place among the imports,
 * and with its undo.
 */
export async function inviteOne(deps: Deps, who: Who, collegeId: string, student: OneStudent) {
  const name = [student.firstName, student.lastName].filter(Boolean).join(" ");
  const upload = {
    bytes: Buffer.from(sheetOf(student)),
    type: "text/csv",
    name: invitationOf(name),
  };
  const begun = await beginImport(deps, who.user, collegeId, upload, undefined);
  // Pressed twice, the second finds the import of the first.
  if (begun.state !== "PREVIEW") throw beingInvited();
  const [row] = await rowsAfter(deps.db, begun.id, 0, 1);
  if (row?.outcome !== "CREATE") {
    await forgetImport(deps, begun.id);
    throw refusalOf(row);
  }
  const done = await commitImport(deps, who, begun, { rows: "ALL", invite: true }).catch(
    async (cause: unknown) => {
      await forgetWaiting(deps, begun);
      throw cause;
    },
  );
  return { id: await takenIn(deps, done), name };
}

/** Who was refused leaves no sheet that waits. */
async function forgetWaiting(deps: Deps, { collegeId, id }: ClassImport) {
  const { state } = await importOf(deps.db, collegeId, id);
  if (state === "PREVIEW") await forgetImport(deps, id);
}

/** The student, unless somebody has taken the address, or the last place of the plan, in the same moment. */
async function takenIn(deps: Deps, { id, collegeId }: ClassImport) {
  const { db } = deps;
  const [row] = await rowsAfter(db, id, 0, 1);
  if (row?.userId && (await countRows(db, id)).applied) return row.userId;
  const plan = row && lacksRoom(row) ? await planOf(db, collegeId, deps.now()) : null;
  if (!plan) throw refusalOf(row);
  await forgetImport(deps, id);
  throw await full(db, collegeId, { plan, of: "students" });
}

const beingInvited = () =>
  conflict("This student is being invited already. Try again in a moment.");

function refusalOf(row: ClassImportRow | undefined) {
  if (!row || row.outcome === "CREATE") return beingInvited();
  if (row.outcome === "UPDATE" || row.outcome === "UNCHANGED")
    return refused({ email: "This student is in your class already." });
  // Found by one of the two that name a student, and the other differs.
  if (row.userId)
    return row.problems.some(({ field }) => field === "email")
      ? refused({ rollNumber: "Somebody else of your class has this roll number." })
      : refused({ email: "This student is in your class already, under another roll number." });
  const wrong = row.problems.map(({ field, message }) => [
    fields.find((each) => columnOfField[each] === field) ?? "email",
    message,
  ]);
  return refused(Object.fromEntries(wrong) as Record<string, string>);
}
