import { limits } from "@toran/contract";
import type { Executor } from "../../db/database";
import { letOthersPass } from "../../db/let-others-pass";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { record } from "../audit/record";
import { accountsBy, relist, signedUpSince, uninvite } from "../accounts/class-list";
import { asBrought, changeInClass, knownStudents, setOwnWord } from "../students/class-list";
import { changedByOthers, changeImport, countRows, holdImport } from "./imports";
import { giveRowsBack, rowsAfter } from "./rows";
import { taughtAt } from "../colleges/taught";
import { readdressInvitations, revokeInvitations } from "../students/invitations";
import { confirms, isConfirmation } from "./judge";
import { calledNow, type Taught } from "./sheet/check-row";
import { deedOf, tell } from "./take-in";
import type { CellValue, ClassImport, ClassImportRow, RowValues } from "./tables";
import { tellOfAddress } from "./tell-of-address";

/** What a student says of themselves as they sign up; the address they prove. */
const saidAtSignUp = new Set(["email", "first_name", "last_name", "phone"]);

const atOnce = 250;

/**
 * Gives an import back: students it made who have not come yet are gone, and what it changed is as before. What
 * somebody has changed since stays as they left it, and so does a new student of whom they told something.
 */
export async function undoImport(
  deps: Deps,
  who: Parameters<typeof record>[1],
  { collegeId, id }: Pick<ClassImport, "collegeId" | "id">,
): Promise<ClassImport> {
  const begun = await deps.db.transaction(async (tx) => {
    const held = await holdImport(tx, collegeId, id);
    if (held.state === "UNDOING") throw conflict("This import is being undone already.");
    if (held.state !== "DONE")
      throw conflict("Only an import that has been taken in can be undone.");
    const at = deps.now();
    if (at.getTime() - (held.committedAt?.getTime() ?? 0) > limits.classImport.undo)
      throw conflict("An import can be undone for 24 hours, and those are over.");
    await record(tx, who, deedOf("students.import-undo", held), at);
    return changeImport(tx, id, { state: "UNDOING", touchedAt: at });
  });
  return giveBack(deps, begun);
}

/** Gives back what is not back yet. */
export async function giveBack(deps: Deps, found: ClassImport): Promise<ClassImport> {
  const { db } = deps;
  const { id } = found;
  // A number that a later row of the sheet has is free once that row is back.
  while (await giveOnce(deps, found));
  deps.events.emit("mail-waiting");
  const { applied } = await countRows(db, id);
  const message = applied
    ? `${applied} ${applied === 1 ? "student has signed up or been changed since, and stays" : "students have signed up or been changed since, and stay"} so.`
    : null;
  const done = await changeImport(db, id, {
    state: "UNDONE",
    applied,
    message,
    touchedAt: deps.now(),
  });
  tell(deps, found, done);
  return done;
}

/** Goes once over what is not back yet; says whether some of it, that somebody else had, can come back now. */
async function giveOnce({ db, now }: Deps, found: ClassImport) {
  const { id, collegeId } = found;
  let came = 0;
  let waits = 0;
  for (let after = 0; ;) {
    const last = await db.transaction(async (tx) => {
      await holdImport(tx, collegeId, id);
      const part = await rowsAfter(tx, id, after, atOnce, ["CREATE", "UPDATE"]);
      const applied = part.filter((row) => row.applied);
      const gone = await removeNew(
        tx,
        found,
        applied.filter(({ outcome }) => outcome === "CREATE"),
      );
      const { kept, waiting } = await putBack(
        tx,
        found,
        applied.filter(({ outcome }) => outcome === "UPDATE"),
        now(),
      );
      const back = applied.filter(({ outcome, userId }) =>
        outcome === "UPDATE" ? !kept.has(userId ?? "") : gone.has(userId ?? ""),
      );
      await giveRowsBack(
        tx,
        id,
        back.map(({ row }) => row),
      );
      await changeImport(tx, id, { touchedAt: now() });
      came += back.length;
      waits += waiting;
      return part.at(-1)?.row;
    });
    if (last === undefined) return came > 0 && waits > 0;
    after = last;
    await letOthersPass(db);
  }
}

/** Takes away those who have not come yet, unless somebody has told something of them since. */
async function removeNew(tx: Executor, found: ClassImport, rows: ClassImportRow[]) {
  const brought = rows.flatMap(({ userId, values }) => (userId ? [{ userId, values }] : []));
  if (!brought.length) return new Set<string>();
  const asBefore = await asBrought(tx, brought);
  const changed = await changedByOthers(tx, found, asBefore);
  const here = await signedUpSince(tx, asBefore);
  const untouched = asBefore.filter((id) => !changed.has(id) && !here.has(id));
  if (!untouched.length) return new Set<string>();
  await revokeInvitations(tx, untouched);
  const gone = await uninvite(tx, untouched);
  return new Set(gone.map(({ id }) => id));
}

/** Puts back what has stayed as the rows left it; gives those of whom something has not, and how many wait for somebody else. */
async function putBack(
  tx: Executor,
  { collegeId, committedAt }: ClassImport,
  rows: ClassImportRow[],
  now: Date,
) {
  const kept = new Set<string>();
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  let waiting = 0;
  if (!ids.length) return { kept, waiting };
  const accounts = new Map((await accountsBy(tx, { ids })).map((each) => [each.id, each]));
  const students = new Map(
    (await knownStudents(tx, collegeId, { ids, rolls: [] }, "hold")).map((each) => [
      each.userId,
      each,
    ]),
  );
  const here = await signedUpSince(tx, ids, committedAt ?? undefined);
  const taken = await takenSince(tx, collegeId, rows);
  const taught = await taughtAt(tx, collegeId);
  const changed = rows.flatMap(({ userId, changes }) => {
    const account = accounts.get(userId ?? "");
    const student = students.get(userId ?? "");
    if (!account || student?.collegeId !== collegeId) return [];
    const current: RowValues = { ...student.values, ...account };
    const held = ({ field }: Change) => current[field as keyof RowValues] ?? null;
    const ownWord = ({ field }: Change) => here.has(account.id) && saidAtSignUp.has(field);
    const stayed = (change: (typeof changes)[number]) =>
      held(change) === change.to && !ownWord(change);
    const own = changes
      .filter((change) => !isConfirmation(change))
      .map((change) => inNamesOfToday(change, taught));
    const back = own.filter((change) => stayed(change) && !taken.has(keyOf(change)));
    if (own.some((change) => stayed(change) && taken.has(keyOf(change)))) waiting += 1;
    if (own.some((change) => !back.includes(change) && held(change) !== change.from))
      kept.add(account.id);
    const values = Object.fromEntries(back.map(({ field, from }) => [field, from])) as RowValues;
    return [{ userId: account.id, values, account }];
  });
  await relist(tx, changed);
  const readdressed = changed.flatMap(({ userId, values: { email }, account }) =>
    email
      ? [{ userId, firstName: account.first_name, from: account.email, to: String(email) }]
      : [],
  );
  await tellOfAddress(tx, readdressed, now);
  await readdressInvitations(
    tx,
    collegeId,
    changed.map(({ userId }) => userId),
  );
  await changeInClass(tx, collegeId, changed, now);
  const there = new Set(changed.map(({ userId }) => userId));
  const confirmed = rows.filter(confirms).flatMap(({ userId }) => userId ?? []);
  await setOwnWord(
    tx,
    confirmed.filter((id) => there.has(id)),
    true,
  );
  return { kept, waiting };
}

/** A department that was renamed since is the same one. */
function inNamesOfToday(change: ClassImportRow["changes"][number], taught: Taught[]) {
  if (change.field !== "department") return change;
  const today = (name: CellValue) => calledNow(String(name), taught)?.name ?? name;
  return { ...change, from: today(change.from), to: today(change.to) };
}

type Change = Pick<ClassImportRow["changes"][number], "field" | "from">;
const keyOf = ({ field, from }: Change) => `${field} ${String(from).toUpperCase()}`;

/** The addresses and roll numbers from before that somebody else has by now. */
async function takenSince(tx: Executor, collegeId: string, rows: ClassImportRow[]) {
  const before = (key: string) =>
    rows.flatMap(({ changes }) =>
      changes.flatMap(({ field, from }) => (field === key && from !== null ? [String(from)] : [])),
    );
  const mailed = await accountsBy(tx, { emails: before("email") });
  const rolls = before("roll_number").map((roll) => roll.toUpperCase());
  const rolled = await knownStudents(tx, collegeId, { ids: [], rolls }, "look");
  return new Set([
    ...mailed.map(({ email }) => keyOf({ field: "email", from: email })),
    ...rolled.map(({ values }) => keyOf({ field: "roll_number", from: values.roll_number })),
  ]);
}
