import { limits } from "@toran/contract";
import type { Bookmark, CandidateQuery } from "@toran/contract/schemas/candidate";
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { idAt, staleCursor } from "../../../http/cursor";
import { stays } from "../../account-data/leaving";
import { isOpen, namesOf } from "../../accounts/profile";
import { wasCalled } from "../../colleges/former-names";
import { showingStudentsTo } from "../../connections/activity";
import { studentsInDomains, studentsWithSkill } from "../../portfolio/outline";
import { openedToCompanies } from "../../profile/visibility";
import { students } from "../tables";
import { candidateBookmarks } from "./tables";

type Opened = ReturnType<typeof openedToCompanies>;

/** What makes a student one whom a company may find at all. */
const found = (companyId: string) => [
  sql`${students.collegeId} in ${showingStudentsTo(companyId)}`,
  eq(students.accountStatus, "ACTIVE"),
  sql`not ${students.archived}`,
  stays(students.userId),
  isOpen(students.userId),
];

/** What is looked for. What a student does not show finds nobody: a filter must not tell it. */
function wanted(db: Executor, opened: Opened, asked: CandidateQuery): (SQL | undefined)[] {
  const { search, collegeId, department, skills, domain } = asked;
  const { graduationYear, minCgpa, bookmarked } = asked;
  return [
    search ? containsEach(students.name, search) : undefined,
    collegeId ? eq(students.collegeId, collegeId) : undefined,
    department && inDepartments(department),
    ...(skills ?? []).map((skill) =>
      and(opened.skills, inArray(students.userId, studentsWithSkill(db, [skill]))),
    ),
    domain && and(opened.skills, inArray(students.userId, studentsInDomains(db, domain))),
    graduationYear === undefined ? undefined : eq(students.graduationYear, graduationYear),
    minCgpa === undefined ? undefined : and(opened.marks, gte(students.cgpa, minCgpa)),
    bookmarked === undefined
      ? undefined
      : (bookmarked ? isNotNull : isNull)(candidateBookmarks.bookmarkedAt),
  ];
}

/** A department as its college calls it, or did before: an address that somebody kept, and a rule of a job, say it so. */
const inDepartments = (names: string[]) =>
  or(
    inArray(
      sql`lower(btrim(${students.department}))`,
      names.map((name) => name.trim().toLowerCase()),
    ),
    wasCalled(students.collegeId, students.department, names),
  );

async function after(db: Executor, next: string | undefined) {
  if (!next) return undefined;
  const id = idAt(next);
  const [last] = await db
    .select({ name: students.name })
    .from(students)
    .where(eq(students.userId, id));
  if (!last) throw staleCursor();
  return sql`(${students.name}, ${students.userId}) > (${last.name}, ${id}::uuid)`;
}

/** The bookmark of the company on the student a query is at. */
const bookmarkedBy = (companyId: string) =>
  and(
    eq(candidateBookmarks.studentId, students.userId),
    eq(candidateBookmarks.companyId, companyId),
  );

/** How many students a company can see of those it looks for. */
export async function countCandidates(db: Executor, companyId: string, asked: CandidateQuery) {
  const opened = openedToCompanies(db);
  const [counted] = await db
    .select({ many: sql<number>`count(*)`.mapWith(Number) })
    .from(students)
    .innerJoin(opened, eq(opened.studentId, students.userId))
    .leftJoin(candidateBookmarks, bookmarkedBy(companyId))
    .where(and(...found(companyId), ...wanted(db, opened, asked)));
  return counted?.many ?? 0;
}

/** Of these students those whom a company finds, each with its bookmark. */
export async function foundOf(
  db: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Bookmark | null>> {
  const opened = openedToCompanies(db);
  const rows = await db
    .select({
      id: students.userId,
      markedBy: candidateBookmarks.bookmarkedBy,
      markedAt: candidateBookmarks.bookmarkedAt,
    })
    .from(students)
    .innerJoin(opened, eq(opened.studentId, students.userId))
    .leftJoin(candidateBookmarks, bookmarkedBy(companyId))
    .where(and(...found(companyId), inArray(students.userId, [...ids])));
  const names = await namesOf(
    db,
    rows.map(({ markedBy }) => markedBy),
  );
  return new Map(
    rows.map(({ id, markedBy, markedAt }) => [
      id,
      markedAt && { by: names.get(markedBy ?? "") ?? null, at: markedAt.toISOString() },
    ]),
  );
}

/** Students of the colleges that show theirs to a company, by name. */
export async function listCandidates(db: Executor, companyId: string, asked: CandidateQuery) {
  const { next, limit = limits.list.pageSize } = asked;
  const opened = openedToCompanies(db);
  const rows = await db
    .select({
      id: students.userId,
      firstName: students.firstName,
      lastName: students.lastName,
      headline: students.headline,
      collegeId: students.collegeId,
      college: students.college,
      degree: students.degree,
      department: students.department,
      graduationYear: students.graduationYear,
      cgpa: sql<number | null>`case when ${opened.marks} then ${students.cgpa} end`.mapWith(Number),
      shown: opened.skills,
      outline: students.outline,
      markedBy: candidateBookmarks.bookmarkedBy,
      markedAt: candidateBookmarks.bookmarkedAt,
    })
    .from(students)
    .innerJoin(opened, eq(opened.studentId, students.userId))
    .leftJoin(candidateBookmarks, bookmarkedBy(companyId))
    .where(and(...found(companyId), ...wanted(db, opened, asked), await after(db, next)))
    .orderBy(asc(students.name), asc(students.userId))
    .limit(limit + 1);
  const names = await namesOf(
    db,
    rows.map(({ markedBy }) => markedBy),
  );
  const items = rows.slice(0, limit).map((row) => {
    const { outline, shown, college, collegeId, lastName, markedBy, markedAt, ...told } = row;
    const by = names.get(markedBy ?? "") ?? null;
    return {
      ...told,
      lastName: lastName || null,
      college: { id: collegeId ?? "", name: college ?? "" },
      skills: shown ? outline.skills : [],
      bookmark: markedAt && { by, at: markedAt.toISOString() },
    };
  });
  const last = rows.length > limit ? items.at(-1)?.id : undefined;
  if (next) return { items, next: last ?? null };
  return { items, next: last ?? null, total: await countCandidates(db, companyId, asked) };
}
