import type { RowOutcome } from "@toran/contract/schemas/student-import";
import type { ImportColumnName } from "@toran/contract/student-import/columns";
import type { Executor } from "../../db/database";
import { accountsBy, type KnownAccount } from "../accounts/class-list";
import { knownStudents, type KnownStudent, keptColumns } from "../students/class-list";
import { atOdds, type CheckedRow } from "./sheet/check-row";
import type { CellValue, RowValues } from "./tables";

export interface Judgement {
  outcome: RowOutcome;
  userId: string | null;
  changes: { field: string; from: CellValue; to: CellValue }[];
  /** Whoever said to have its roll number and was refused: they give it up. */
  givenUpBy?: string;
}
export type JudgedRow = CheckedRow & Judgement;
interface Known {
  account: KnownAccount;
  student: KnownStudent;
}

/** Columns that are compared with what is there, and written. */
const written = ["email", "first_name", "last_name", "phone", ...keptColumns] as const;
const taken =
  "Somebody with this address is on Toran, and not in your class. Ask them to choose your college in their education details.";

/** A class list names somebody who named the college themselves: with their address, which they have proven. */
const confirmation = {
  field: "In your class",
  from: "by their own word",
  to: "confirmed by this list",
};
export const isConfirmation = ({ field }: { field: string }) => field === confirmation.field;
export const confirms = ({ changes }: Pick<JudgedRow, "changes">) => changes.some(isConfirmation);

/**
 * What becomes of the rows of one sheet, in its order: one Judge sees all of them, since a row may say what an earlier
 * one has said. The look and the commit both ask here.
 */
export class Judge {
  readonly #emails = new Map<string, number>();
  readonly #rolls = new Map<string, number>();
  readonly #collegeId: string;
  readonly #changeKeys: boolean;
  /** How many new students its plan still lets in. */
  #room = Infinity;

  constructor(collegeId: string, changeKeys: boolean) {
    this.#collegeId = collegeId;
    this.#changeKeys = changeKeys;
  }

  /** A commit holds the rows it is about until its transaction ends, and says for how many new students there is room. */
  async judge<Row extends CheckedRow>(
    db: Executor,
    rows: Row[],
    { hold = "look", room = Infinity }: { hold?: "look" | "hold"; room?: number } = {},
  ): Promise<(Row & Judgement)[]> {
    this.#room = room;
    const known = await knownTo(db, this.#collegeId, rows, hold);
    return rows.map((row) => ({ ...row, userId: null, changes: [], ...this.#one(row, known) }));
  }

  #one(
    { row, values, problems }: CheckedRow,
    known: Awaited<ReturnType<typeof knownTo>>,
  ): Pick<JudgedRow, "outcome"> & Partial<JudgedRow> {
    if (problems.length) return { outcome: "ERROR" };
    const email = String(values.email);
    const roll = String(values.roll_number);
    const earlier = this.#emails.get(email) ?? this.#rolls.get(roll);
    if (earlier !== undefined)
      return told(
        "DUPLICATE_IN_FILE",
        this.#emails.has(email) ? "email" : "roll_number",
        `Row ${earlier} has the same.`,
      );
    this.#emails.set(email, row);
    this.#rolls.set(roll, row);
    const mailed = known.byEmail.get(email);
    const holder = known.byRoll.get(roll);
    const rolled = holder?.student.refused ? undefined : holder;
    const refused = holder?.student.refused && holder.account.id !== mailed?.account.id;
    const freeing = refused && { givenUpBy: holder.account.id };
    if (mailed && mailed.student?.collegeId !== this.#collegeId)
      return told("CONFLICT", "email", taken);
    if (mailed && rolled && mailed.account.id !== rolled.account.id)
      return told(
        "CONFLICT",
        "roll_number",
        `This roll number is the one of ${rolled.account.email}.`,
      );
    // Anybody can sign up with the roll number of somebody else: their account is not that student's.
    if (!mailed && rolled?.student.byOwnWord)
      return told(
        "CONFLICT",
        "roll_number",
        `${rolled.account.email} says to have this roll number, and is not confirmed. Look at them first.`,
      );
    const found = mailed ?? rolled;
    if (!found?.student) return --this.#room < 0 ? withoutRoom : { outcome: "CREATE", ...freeing };
    const { account, student } = found;
    return { ...this.#against({ account, student }, values), ...freeing };
  }

  #against(
    { account, student }: Known,
    values: RowValues,
  ): Pick<JudgedRow, "outcome"> & Partial<JudgedRow> {
    const current: RowValues = {
      ...student.values,
      email: account.email,
      first_name: account.first_name,
      last_name: account.last_name,
      phone: account.phone,
    };
    const changes: JudgedRow["changes"] = written
      .filter((name) => name in values && values[name] !== (current[name] ?? null))
      .map((field) => ({ field, from: current[field] ?? null, to: values[field] ?? null }));
    if (student.byOwnWord) changes.push(confirmation);
    const userId = account.id;
    for (const key of ["email", "roll_number"] as const) {
      const change = changes.find(({ field, from }) => field === key && from !== null);
      if (change && !this.#changeKeys)
        return {
          ...told(
            "CONFLICT",
            key,
            `Here it is ${String(change.from)}. Allow changed emails and roll numbers to take this over.`,
          ),
          userId,
        };
    }
    const odd = newlyAtOdds(current, values);
    if (odd.length) return { outcome: "CONFLICT", problems: odd, userId };
    return { outcome: changes.length ? "UPDATE" : "UNCHANGED", userId, changes };
  }
}

/** What a row says against what it leaves out and is there, unless that was at odds before. */
function newlyAtOdds(current: RowValues, values: RowValues) {
  const before = atOdds(current).map(({ field }) => field);
  return atOdds({ ...current, ...values })
    .filter(({ field }) => !before.includes(field))
    .map(({ field, message }) => ({
      field,
      message: `${message} What the sheet leaves out stays as it is here.`,
    }));
}

/** Who of the rows is there already, by address and by roll number. */
async function knownTo(db: Executor, collegeId: string, rows: CheckedRow[], hold: "look" | "hold") {
  const sound = rows.filter(({ problems }) => !problems.length);
  const emails = sound.map(({ values }) => String(values.email));
  const rolls = sound.map(({ values }) => String(values.roll_number));
  const mailed = await accountsBy(db, { emails });
  const ids = mailed.map(({ id }) => id);
  const there = await knownStudents(db, collegeId, { ids, rolls }, hold);
  const others = there.map(({ userId }) => userId).filter((id) => !ids.includes(id));
  const accounts = [...mailed, ...(others.length ? await accountsBy(db, { ids: others }) : [])];
  const students = new Map(there.map((each) => [each.userId, each]));
  const byEmail = new Map<string, Partial<Known> & Pick<Known, "account">>();
  const byRoll = new Map<string, Known>();
  for (const account of accounts) {
    const student = students.get(account.id);
    byEmail.set(account.email, { account, ...(student && { student }) });
    const roll = student?.collegeId === collegeId && student.values.roll_number;
    if (student && roll) byRoll.set(String(roll).toUpperCase(), { account, student });
  }
  return { byEmail, byRoll };
}

const told = (outcome: RowOutcome, field: ImportColumnName, message: string) => ({
  outcome,
  problems: [{ field, message }],
});

/** What a row is told, as if of a column, for which the plan of the college had no room. */
export const noRoom = {
  field: "plan",
  message: "Your plan had no room for this student. A larger plan takes more.",
};
const withoutRoom = { outcome: "CONFLICT" as const, problems: [noRoom] };
export const lacksRoom = ({ problems }: Pick<JudgedRow, "problems">) =>
  problems.some(({ field }) => field === noRoom.field);
