import type { AuditAction } from "@toran/contract/schemas/audit";
import { buffer } from "node:stream/consumers";
import type { ImportProgress } from "@toran/contract/schemas/student-import";
import type { Executor } from "../../db/database";
import { letOthersPass } from "../../db/let-others-pass";
import type { Deps } from "../../deps";
import { lettingGo } from "../../files/keep";
import { conflict } from "../../http/failures";
import { inviteStudents, relist } from "../accounts/class-list";
import { tagStudents } from "../collections/tag";
import { planOf } from "../billing/room";
import { collegeBy, holdPlaces } from "../colleges/college";
import { taughtAt } from "../colleges/taught";
import { type Notice, notify } from "../notifications/notify";
import { addListedSkills } from "../portfolio/listed-skills";
import { addToClass, changeInClass, giveRollUp, setOwnWord } from "../students/class-list";
import { readdressInvitations, sendInvitations } from "../students/invitations";
import { changeImport, countRows, holdImport } from "./imports";
import { rowsAfter, settleRows } from "./rows";
import { confirms, Judge, type JudgedRow } from "./judge";
import { Places } from "./places";
import { asTaught, type CheckedRow, type Taught } from "./sheet/check-row";
import type { ClassImport, ClassImportRow, RowValues } from "./tables";
import { tellOfAddress } from "./tell-of-address";

// Short transactions, so that others' reads come between them on the embedded database.
export const atOnce = 150;

/** What the row was found to be by itself, by what is taught now; what it is beside others is judged anew. */
export function asChecked(found: ClassImportRow, taught: Taught[]): CheckedRow {
  const { row, values, outcome, applied } = found;
  const checked = { row, values, problems: outcome === "ERROR" ? found.problems : [] };
  return applied ? checked : asTaught(checked, taught);
}

/** Who took in or gave back which file, with what was to come of it. */
export const deedOf = (action: AuditAction, { id, fileName, hash, counts }: ClassImport) => ({
  action,
  entity: id,
  after: { fileName, hash, counts },
});

/**
 * Takes in what is not in yet, part by part; each part is one transaction, so that a server that dies leaves no half student,
 * and the rest is taken in later.
 */
export async function goOn(deps: Deps, found: ClassImport): Promise<ClassImport> {
  const { id, collegeId, officerId } = found;
  const closed = new Set<string>();
  const college = await collegeBy(deps.db, collegeId);
  const judge = new Judge(collegeId, found.changeKeys);
  const places = new Places(await planOf(deps.db, collegeId, deps.now()));
  const progress = teller(deps, found);
  for (let after = 0, applied = 0; ;) {
    const last = await deps.db.transaction(async (tx) => {
      // Of two that bring students at once the second counts what the first has brought.
      await holdPlaces(tx, collegeId);
      // Held, so that no two processes take the same rows in.
      const held = await holdImport(tx, collegeId, id);
      const part = await rowsAfter(tx, id, after, atOnce);
      if (!part.length) return undefined;
      const room = await places.left(tx, held);
      // Those that are in already are judged again only for what they say to the rows behind them.
      const taught = await taughtAt(tx, collegeId);
      const checked = part.map((row) => asChecked(row, taught));
      const judged = await judge.judge(tx, checked, { hold: "hold", room });
      const fresh = judged.filter((_, index) => !part[index]?.applied);
      const at = deps.now();
      const written = await write(tx, { id: collegeId, name: college?.name ?? null }, fresh, at);
      await settleRows(tx, id, written, { applied: applied + part.length, touchedAt: at });
      if (found.invite) await mailInvitations(tx, deps, collegeId, college?.name, written);
      for (const name of await tagStudents(tx, { collegeId, officerId, tags: tagsOf(written), at }))
        closed.add(name);
      applied += part.length;
      places.took(written.filter(({ outcome }) => outcome === "CREATE").length, applied);
      return part.at(-1)?.row;
    });
    if (last === undefined) break;
    after = last;
    progress({ state: "COMMITTING", applied });
    await letOthersPass(deps.db);
  }
  const { counts, applied } = await countRows(deps.db, id);
  const close = async (tx: Executor) => {
    const taken = await changeImport(tx, id, {
      state: "DONE",
      counts,
      applied,
      file: null,
      message: closed.size
        ? `These lists are full, follow a filter or are a colleague's own, and did not take in all: ${[...closed].join(", ")}.`
        : null,
      touchedAt: deps.now(),
    });
    await notify(tx, deps, noticeOfImport(taken));
    return taken;
  };
  const done = await lettingGo(deps, close, () => [found.file]);
  deps.events.emit("mail-waiting");
  tell(deps, done, done);
  return done;
}

const noticeOfImport = ({ id, officerId, fileName, counts }: ClassImport): Notice => {
  const left = counts.ERROR + counts.CONFLICT + counts.DUPLICATE_IN_FILE;
  return {
    to: officerId ? [officerId] : [],
    type: "import.finished",
    title: `${fileName} is taken in`,
    body: `${counts.CREATE} new, ${counts.UPDATE} changed, ${counts.UNCHANGED} as they were, ${left} left out.`,
    link: `/po/students/import/${id}`,
    entity: { type: "import", id },
  };
};

/** Writes one part; a row whose address was taken in the same moment is told so. */
async function write(
  tx: Executor,
  college: { id: string; name: string | null },
  rows: JudgedRow[],
  now: Date,
): Promise<JudgedRow[]> {
  const news = rows.filter(({ outcome }) => outcome === "CREATE");
  const added = news.length
    ? await inviteStudents(
        tx,
        news.map(({ values }) => listed(values)),
        now,
      )
    : [];
  const ids = new Map(added.map(({ email, id }) => [email, id]));
  const written = rows.map((row) => {
    if (row.outcome !== "CREATE") return row;
    const userId = ids.get(String(row.values.email));
    if (userId) return { ...row, userId };
    const message = "Somebody has just taken this address. Import the sheet again.";
    return { ...row, outcome: "CONFLICT" as const, problems: [{ field: "email", message }] };
  });
  const ofOutcome = (wanted: "CREATE" | "UPDATE") =>
    written.flatMap(({ outcome, userId, values }) =>
      outcome === wanted && userId ? [{ userId, values }] : [],
    );
  const taken = written.filter(({ outcome }) => outcome === "CREATE" || outcome === "UPDATE");
  await giveRollUp(
    tx,
    taken.flatMap(({ givenUpBy }) => givenUpBy ?? []),
  );
  const created = ofOutcome("CREATE");
  if (created.length) {
    // Skills first: a row of the class takes in what a portfolio has, and would be written again for what comes later.
    const skilled = created.map(({ userId, values }) => ({ userId, skills: values.skills ?? [] }));
    await addListedSkills(tx, skilled, now);
    await addToClass(tx, college, created.map(newStudent), now);
  }
  const changed = ofOutcome("UPDATE");
  if (changed.length) {
    await relist(tx, changed);
    await readdressInvitations(
      tx,
      college.id,
      changed.map(({ userId }) => userId),
    );
    await tellOfAddress(tx, readdressed(written), now);
    await changeInClass(tx, college.id, changed, now);
    const confirmed = taken.filter(confirms).flatMap(({ userId }) => userId ?? []);
    await setOwnWord(tx, confirmed, false);
  }
  return written;
}

/** Whose address a sheet has replaced. */
const readdressed = (rows: JudgedRow[]) =>
  rows.flatMap(({ outcome, userId, changes, values }) => {
    const from = changes.find(({ field }) => field === "email")?.from;
    if (outcome !== "UPDATE" || !userId || !from) return [];
    const { first_name, email } = values;
    return [{ userId, firstName: String(first_name), from: String(from), to: String(email) }];
  });

const mailInvitations = (
  tx: Executor,
  deps: Deps,
  collegeId: string,
  name: string | null | undefined,
  rows: JudgedRow[],
) =>
  sendInvitations(
    tx,
    { id: collegeId, name: name ?? "Your college" },
    {
      signUp: `${deps.config.PUBLIC_URL}/student/register`,
      people: rows.flatMap(({ outcome, userId, values: { email, first_name, last_name } }) =>
        outcome === "CREATE" && userId
          ? [
              {
                userId,
                email: String(email),
                firstName: String(first_name),
                lastName: String(last_name ?? ""),
              },
            ]
          : [],
      ),
    },
    deps.now(),
  );

/** Who goes into which list; a row that stays out tags nobody. */
function tagsOf(rows: JudgedRow[]) {
  const tags = new Map<string, string[]>();
  for (const { userId, outcome, values } of rows)
    if (userId && outcome !== "CONFLICT")
      for (const tag of values.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), userId]);
  return tags;
}

const newStudent = ({ userId, values }: { userId: string; values: RowValues }) => {
  const { email, first_name, last_name } = listed(values);
  return {
    userId,
    values: { ...values, email, first_name, last_name: last_name ?? "" },
    begun: Boolean(values.skills?.length),
  };
};

const listed = ({ email, first_name, last_name, phone }: RowValues) => ({
  email: String(email),
  first_name: String(first_name),
  last_name: last_name ? String(last_name) : null,
  phone: phone ? String(phone) : null,
});

type HowFar = Pick<ImportProgress, "state" | "applied">;
type Told = Pick<ClassImport, "id" | "officerId" | "rows">;

// Five times in a second is enough for who looks on: what is told is kept, and each time costs others a turn.
const between = 200;

/** Tells, now and then, how far an import is that goes on; its end is told by itself. */
export function teller(deps: Deps, found: Told) {
  let last = -Infinity;
  return (howFar: HowFar, rows = found.rows) => {
    if (performance.now() - last < between) return;
    last = performance.now();
    tell(deps, { ...found, rows }, howFar);
  };
}

/** Tells the officer who began it how far it is. */
export function tell(deps: Deps, { id, officerId, rows }: Told, { state, applied }: HowFar) {
  if (!officerId) return;
  const payload: ImportProgress = { id, state, applied, rows };
  deps.events.emit("happened", officerId, "import.progress", payload);
}

/** The bytes of a sheet that waits to be taken in. */
export async function sheetOf(deps: Deps, { file }: ClassImport): Promise<Buffer> {
  const bytes = file ? await deps.store.open(file) : undefined;
  if (!bytes) throw conflict("The file of this import is gone. Choose it again.");
  return buffer(bytes);
}
