import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { and, eq, gte, inArray, lte, ne, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { collectionOf, membersOf } from "../../collections/find";
import { departmentNames } from "../../colleges/college";
import { studentsInDomains, studentsWithSkill } from "../../portfolio/outline";
import { students } from "../tables";
import { departmentAsSorted } from "./keyset";
import { foundBy } from "./search";

/** Whom an officer asks for; `placed` is what the lists of placed and not placed students add. */
export interface Asked extends StudentFilter {
  placed?: boolean | undefined;
}

/** Which students: those of the lists, those of one list of the archive too, or all there are. */
export type Scope = "listed" | "everyone";

const ofCollege = (collegeId: string | Placeholder) => eq(students.collegeId, collegeId);
const notArchived = sql`not ${students.archived}`;

/** Everybody in the lists of a college. */
export const listedIn = (collegeId: string | Placeholder) => and(ofCollege(collegeId), notArchived);

/** The condition that students of the officer's college meet when they match. The college is a part of it always. */
export async function matching(
  db: Executor,
  officer: SignedIn,
  asked: Asked,
  scope: Scope = "listed",
): Promise<SQL> {
  const collegeId = collegeIdOf(officer);
  const { search, status, placement, outcome, graduationYear, minCgpa, maxBacklogs, placed } =
    asked;
  const among = await amongCollection(db, officer, asked.collection);
  const narrower = [
    among.where,
    asked.department && (await inDepartments(db, collegeId, asked.department)),
    status && inArray(students.accountStatus, status),
    placement && inArray(students.placementStatus, placement),
    placed === undefined
      ? undefined
      : placed
        ? eq(students.placementStatus, "PLACED")
        : ne(students.placementStatus, "PLACED"),
    outcome && inArray(students.outcomeTag, outcome),
    ...(asked.skills ?? []).map((skill) =>
      inArray(students.userId, studentsWithSkill(db, [skill])),
    ),
    asked.domain && inArray(students.userId, studentsInDomains(db, asked.domain)),
    graduationYear === undefined ? undefined : eq(students.graduationYear, graduationYear),
    minCgpa === undefined ? undefined : gte(students.cgpa, minCgpa),
    maxBacklogs === undefined ? undefined : lte(students.activeBacklogs, maxBacklogs),
  ].filter((condition) => condition !== undefined);
  // Words name the college themselves: where nothing else is asked, an index of all its students would be read for nothing.
  const conditions = [
    search && !narrower.length
      ? sql`${students.collegeId} is not distinct from ${collegeId}`
      : ofCollege(collegeId),
    scope === "everyone" || among.archived ? undefined : notArchived,
    search ? foundBy(search, collegeId) : undefined,
    ...narrower,
  ];
  return and(...conditions) ?? sql`false`;
}

async function amongCollection(db: Executor, officer: SignedIn, id: string | undefined) {
  if (!id) return { archived: false, where: undefined };
  const { kind, query } = await collectionOf(db, officer, id);
  const { collection: _itself, ...living } = query ?? {};
  const where = query
    ? await matching(db, officer, living)
    : inArray(students.userId, membersOf(db, id));
  return { archived: kind === "ARCHIVE", where };
}

async function inDepartments(db: Executor, collegeId: string, given: string[]) {
  const names = await departmentNames(db, collegeId, given);
  return names.length ? inArray(departmentAsSorted, names) : sql`false`;
}
