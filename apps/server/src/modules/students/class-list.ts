import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { run } from "../../db/run";
import { isByOwnWord } from "./college-of-student";
import { emptyOutline, type Student, students } from "./tables";

/** Columns of a class list that lie in a student's own row, under the same names. */
const kept = {
  roll_number: "rollNumber",
  degree: "degree",
  department: "department",
  major: "major",
  graduation_year: "graduationYear",
  current_semester: "currentSemester",
  cgpa: "cgpa",
  active_backlogs: "activeBacklogs",
  total_backlogs: "totalBacklogs",
  tenth_percent: "tenthPercent",
  tenth_year: "tenthYear",
  twelfth_percent: "twelfthPercent",
  twelfth_year: "twelfthYear",
  diploma_percent: "diplomaPercent",
  gap_years: "gapYears",
  gender: "gender",
  date_of_birth: "dateOfBirth",
  disability: "disability",
  category: "category",
  city: "city",
  state: "state",
  country: "country",
  linkedin_url: "linkedinUrl",
  github_url: "githubUrl",
  portfolio_url: "portfolioUrl",
} as const satisfies Record<string, keyof Student>;
export type KeptColumn = keyof typeof kept;
export const keptColumns = Object.keys(kept) as KeptColumn[];
type Cell = string | number | null;
export type KeptValues = Partial<Record<KeptColumn, Cell>>;

export interface KnownStudent {
  userId: string;
  collegeId: string | null;
  /** They say to be of the college, and its office has not confirmed it. */
  byOwnWord: boolean;
  /** They said so, and its office has refused them: their roll number is whoever's it is. */
  refused: boolean;
  values: Record<KeptColumn, Cell>;
}

/** Students by their accounts wherever they study, and by their roll numbers at one college. */
export async function knownStudents(
  db: Executor,
  collegeId: string,
  { ids, rolls }: { ids: string[]; rolls: string[] },
  hold: "look" | "hold",
): Promise<KnownStudent[]> {
  const those = new Set([...ids, ...(await withRolls(db, collegeId, rolls))]);
  if (!those.size) return [];
  const asked = db
    .select()
    .from(students)
    .where(sql`${students.userId} = any(${sql.param([...those])}::uuid[])`);
  // Held in the order in which all others hold them, or two that meet would block each other.
  const rows = await (hold === "hold" ? asked.orderBy(asc(students.userId)).for("update") : asked);
  return rows.map((row) => ({
    userId: row.userId,
    collegeId: row.collegeId,
    byOwnWord: isByOwnWord(row),
    refused: row.choseCollege && row.accountStatus === "REJECTED",
    values: valuesOf(row),
  }));
}

/**
 * Who has which roll number at a college. Each is looked up by itself: asked for together, a college that the last
 * look at the table did not know would be taken for a small one and read whole, for each part of its first sheet.
 */
async function withRolls(db: Executor, collegeId: string, rolls: string[]) {
  if (!rolls.length) return [];
  const rows = await db.select({ userId: sql<string>`s.user_id` }).from(
    sql`unnest(${sql.param(rolls)}::text[]) as r(roll) cross join lateral (
      select user_id from students where college_id = ${collegeId} and upper(roll_number) = r.roll limit 1) as s`,
  );
  return rows.map(({ userId }) => userId);
}

const valuesOf = (row: Student) =>
  Object.fromEntries(keptColumns.map((name) => [name, row[kept[name]]])) as Record<
    KeptColumn,
    Cell
  >;

const own = sql.raw(keptColumns.join(", "));
const taken = sql.raw(keptColumns.map((name) => `n.${name}`).join(", "));
// Rows go over as one text: half a thousand of them as parameters would keep the event loop busy.
const given = (rows: { userId: string; values: KeptValues }[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("userId" uuid, "values" jsonb)`;

/** A student to come: what the sheet says, and what their account was just made of. */
export interface NewStudent {
  userId: string;
  values: KeptValues & { email: string; first_name: string; last_name: string };
  /** Whether a portfolio is there already; the database looks at it then. */
  begun: boolean;
}

/**
 * Puts invited students into the class of a college. Each row brings what the database would otherwise look up for it
 * by itself, which takes a third of the insert.
 */
export const addToClass = (
  tx: Executor,
  college: { id: string; name: string | null },
  added: NewStudent[],
  now: Date,
) =>
  run(
    tx,
    sql`insert into students (user_id, college_id, college, account_status, updated_at, email, first_name, last_name, outline, ${own})
    select n.user_id, ${college.id}, ${college.name}, 'INVITED', ${now.toISOString()}, n.email, n.first_name, n.last_name, n.outline, ${taken}
    from json_populate_recordset(null::students, ${JSON.stringify(added.map(asRow))}::json) n`,
  );

const asRow = ({ userId, values, begun }: NewStudent) => ({
  ...values,
  user_id: userId,
  ...(!begun && { outline: emptyOutline }),
});

/** Changes students of a college; what is not named stays, and null empties. */
export const changeInClass = (
  tx: Executor,
  collegeId: string,
  changed: { userId: string; values: KeptValues }[],
  now: Date,
) =>
  run(
    tx,
    sql`update students s
    set (updated_at, ${own}) = (select ${now.toISOString()}::timestamptz, ${taken} from jsonb_populate_record(s, c."values") n)
    from ${given(changed)} where s.user_id = c."userId" and s.college_id = ${collegeId}`,
  );

/** Takes a roll number from those whom the office refused: whose it is can have it. */
export async function giveRollUp(tx: Executor, ids: string[]) {
  if (!ids.length) return;
  await tx.update(students).set({ rollNumber: null }).where(among(students.userId, ids));
}

/** What a class list says of those who named the college themselves is its office's word; an undo takes it back. */
export async function setOwnWord(tx: Executor, ids: string[], choseCollege: boolean) {
  if (!ids.length) return;
  await tx.update(students).set({ choseCollege }).where(among(students.userId, ids));
}

/** Which of these have not come yet, and stand as a list has brought them; held until the transaction ends. */
export async function asBrought(
  tx: Executor,
  brought: { userId: string; values: KeptValues }[],
): Promise<string[]> {
  const gaps = new Map(brought.map(({ userId, values }) => [userId, values.gap_years ?? null]));
  const rows = await tx
    .select({ userId: students.userId, gapYears: students.gapYears })
    .from(students)
    .where(
      and(
        among(students.userId, [...gaps.keys()]),
        eq(students.accountStatus, "INVITED"),
        // What their office tells of them by hand.
        isNull(students.placementEvent),
        eq(students.outcomeTag, "SEEKING"),
      ),
    )
    .orderBy(asc(students.userId))
    .for("update");
  return rows.flatMap(({ userId, gapYears }) => (gapYears === gaps.get(userId) ? userId : []));
}
