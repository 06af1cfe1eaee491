import { limits } from "@toran/contract";
import type { BulkResults, bulkQuery } from "@toran/contract/schemas/officer-student";
import { and, asc, eq, type SQL } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { conflict, Failure, refused } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import type { Acting } from "../../audit/record";
import { students } from "../tables";
import { matching } from "./filter";

type BulkQuery = z.output<typeof bulkQuery>;

/** A bulk change as it is asked for. */
export interface BulkAsking<Body> extends Acting {
  query: BulkQuery;
  body: Body;
}

const chosenColumns = {
  id: students.userId,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  accountStatus: students.accountStatus,
  statusEvent: students.statusEvent,
  placementStatus: students.placementStatus,
  placementEvent: students.placementEvent,
  detailsPending: students.detailsPending,
};

/** Students, held until the transaction ends and always in the same order, so that two officers wait and never block. */
export const holdStudents = (tx: Executor, which: SQL | undefined) =>
  tx
    .select(chosenColumns)
    .from(students)
    .where(which)
    .orderBy(asc(students.userId))
    .limit(limits.bulkStudents + 1)
    .for("update");
export type Chosen = Awaited<ReturnType<typeof holdStudents>>[number];

export const fullName = ({ firstName, lastName }: Pick<Chosen, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

/** The students a bulk change is for. An id that is not one of the college's refuses the whole change. */
export async function chosenStudents(
  tx: Executor,
  officer: SignedIn,
  query: BulkQuery,
  inBody: string[] = [],
): Promise<Chosen[]> {
  if (query.mode === "FILTERED") return matchingStudents(tx, officer, query);
  const ids = new Set([...(query.studentId ?? []), ...inBody].map((id) => id.toLowerCase()));
  if (!ids.size) throw refused({ studentId: "Choose at least one." });
  const own = eq(students.collegeId, collegeIdOf(officer));
  const rows = await holdStudents(tx, and(own, among(students.userId, [...ids])));
  if (rows.length < ids.size)
    throw new Failure(404, {
      message:
        "Some of these students were not found, so nothing was changed. Load the list again.",
    });
  return rows;
}

async function matchingStudents(tx: Executor, officer: SignedIn, query: BulkQuery) {
  const rows = await holdStudents(tx, await matching(tx, officer, query));
  if (rows.length > limits.bulkStudents)
    throw refused({ mode: "More than 5,000 students match. Narrow the filter." });
  return rows;
}

/** Why a student is left as they are, or nothing. */
type Judge = (student: Chosen) => string | undefined;

/** What would become of each student, and those for whom the change may be made. */
export function judged(chosen: Chosen[], judge: Judge) {
  const results: BulkResults["results"] = chosen.map((student) => {
    const message = judge(student);
    return { id: student.id, ok: !message, ...(message && { message }) };
  });
  const able = chosen.filter((_, index) => results[index]?.ok);
  return { results, able };
}

/** Refuses what would change another number than was looked at: since then others match, or have changed themselves. */
export function requireExpected({ expected }: Pick<BulkQuery, "expected">, many: number) {
  if (expected === undefined || expected === many) return;
  throw conflict(
    `By now it would be ${people(many)}, not ${expected.toLocaleString("en-IN")}, so nothing was done. Look again.`,
    { current: { students: many } },
  );
}

const mostTold = 100;

/** The refusal of a change that is possible for none: why, and how each stands now. */
export function noneAble({ results }: Pick<BulkResults, "results">, chosen: Chosen[]) {
  const why =
    results.find(({ message }) => message)?.message ??
    "No student matches, so nothing was changed.";
  const message = results.length > 1 ? `Nothing was changed. ${why}` : why;
  const now = chosen.slice(0, mostTold).map(({ id, accountStatus, placementStatus }) => ({
    id,
    accountStatus,
    placementStatus,
  }));
  return conflict(message, { errors: { studentId: why }, current: { students: now } });
}

const people = (many: number) =>
  many === 1 ? "1 student" : `${many.toLocaleString("en-IN")} students`;

/** What students are now, and how many stayed what they were. */
export function summary(done: number, all: number, state: string) {
  const left = all - done;
  const stayed = left ? ` ${people(left)} stayed as ${left === 1 ? "it was" : "they were"}.` : "";
  return `${people(done)} ${done === 1 ? "is" : "are"} now ${state}.${stayed}`;
}
