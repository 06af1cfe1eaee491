import type { Facts } from "@toran/contract/hiring/judge";
import {
  isLeaf,
  type Rule,
  type RuleField,
  ruleFields,
  type RuleLeaf,
} from "@toran/contract/hiring/rule";
import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { formerNamesOf, wasCalled } from "../colleges/former-names";
import { hasSkills, skillNamesOf } from "../portfolio/outline";
import { type Student, students } from "./tables";

/** Where each datum of a rule lies; skills lie in the portfolio. */
const columns = {
  degree: students.degree,
  department: students.department,
  major: students.major,
  graduationYear: students.graduationYear,
  cgpa: students.cgpa,
  activeBacklogs: students.activeBacklogs,
  totalBacklogs: students.totalBacklogs,
  tenthPercent: students.tenthPercent,
  twelfthPercent: students.twelfthPercent,
  diplomaPercent: students.diplomaPercent,
  gapYears: students.gapYears,
  gender: students.gender,
  accountStatus: students.accountStatus,
  placementStatus: students.placementStatus,
} as const satisfies Record<Exclude<RuleField, "skills">, unknown>;

/** A rule as a condition on students. The three values of SQL are those of the rule: null is unknown. */
function meeting(rule: Rule): SQL {
  if (isLeaf(rule)) return leaf(rule);
  if ("not" in rule) return sql`not (${meeting(rule.not)})`;
  const all = "all" in rule;
  const parts = (all ? rule.all : rule.any).map((each) => sql`(${meeting(each)})`);
  return parts.length
    ? sql.join(parts, all ? sql` and ` : sql` or `)
    : all
      ? sql`true`
      : sql`false`;
}

const signs = { AT_LEAST: sql`>=`, AT_MOST: sql`<=`, IS: sql`=` } as const;

function leaf({ field, op, value }: RuleLeaf): SQL {
  if (field === "skills") return hasSkills(students.userId, value as string[], op === "ALL_OF");
  const column = columns[field];
  const about = ruleFields[field];
  if (about.kind === "number")
    return sql`${column} ${signs[op as keyof typeof signs]} ${(value as number).toFixed(about.digits)}::numeric`;
  const words = (value as string[]).map((each) => each.trim().toLowerCase());
  const written = sql`lower(btrim(nullif(${column}, ''))) = any(${sql.param(words)}::text[])`;
  const named =
    field === "department"
      ? sql`(${written} or ${wasCalled(students.collegeId, column, words)})`
      : written;
  return op === "ONE_OF" ? named : sql`not (${named})`;
}

const at = (collegeIds: string[]) =>
  and(
    inArray(students.collegeId, collegeIds),
    sql`not ${students.archived}`,
    eq(students.accountStatus, "ACTIVE"),
  );

/** How many active students of each college meet a rule, of how many. */
export async function countMeeting(db: Executor, collegeIds: string[], rule: Rule) {
  if (!collegeIds.length) return [];
  return db
    .select({
      collegeId: sql<string>`${students.collegeId}`,
      students: count(),
      eligible: sql<number>`count(*) filter (where ${meeting(rule)})`.mapWith(Number),
    })
    .from(students)
    .where(at(collegeIds))
    .groupBy(students.collegeId);
}

/** The active students of a college who meet a rule. */
export const studentsMeeting = (db: Executor, collegeId: string, rule: Rule) =>
  db
    .select({ id: students.userId })
    .from(students)
    .where(and(at([collegeId]), meeting(rule)));

/** Those among some students who are placed. */
export const placedAmong = (db: Executor, ids: string[]) =>
  db
    .select({ id: students.userId })
    .from(students)
    .where(and(among(students.userId, ids), eq(students.placementStatus, "PLACED")));

/** What a rule may ask of a student, as it is now. */
export async function factsOf(db: Executor, student: Student): Promise<Facts> {
  const { degree, department, major, graduationYear, cgpa, activeBacklogs, totalBacklogs } =
    student;
  const { tenthPercent, twelfthPercent, diplomaPercent, gapYears } = student;
  const { gender, accountStatus, placementStatus } = student;
  return {
    degree,
    department,
    major,
    graduationYear,
    cgpa,
    activeBacklogs,
    totalBacklogs,
    tenthPercent,
    twelfthPercent,
    diplomaPercent,
    gapYears,
    gender,
    accountStatus,
    placementStatus,
    skills: await skillNamesOf(db, student.userId),
    formerDepartments: await formerNamesOf(db, student.collegeId, department),
  };
}

/** A student, held until the transaction ends, so that what is decided about them follows each other. */
export async function holdStudent(tx: Executor, id: string): Promise<Student | undefined> {
  const [row] = await tx.select().from(students).where(eq(students.userId, id)).for("update");
  return row;
}
/** Some students, held until the transaction ends and always in the same order, so that two callers wait and never block. */
export const holdStudentsById = (tx: Executor, ids: string[]) =>
  tx
    .select({ id: students.userId })
    .from(students)
    .where(among(students.userId, ids))
    .orderBy(asc(students.userId))
    .for("update");
export async function studentBy(db: Executor, id: string): Promise<Student | undefined> {
  const [row] = await db.select().from(students).where(eq(students.userId, id));
  return row;
}

/** The student of a college who has an address. */
export async function studentByEmail(db: Executor, collegeId: string, email: string) {
  const [row] = await db
    .select({ id: students.userId })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), eq(sql`lower(${students.email})`, email)));
  return row?.id ?? null;
}
