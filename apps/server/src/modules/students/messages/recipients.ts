import { limits } from "@toran/contract";
import type { bulkQuery } from "@toran/contract/schemas/officer-student";
import type { MessageOutcome } from "@toran/contract/schemas/office-message";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { Failure, refused } from "../../../http/failures";
import { heldOpen } from "../../accounts/profile";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { fullName } from "../officer/bulk";
import { matching } from "../officer/filter";
import { groupedBy } from "../officer/grouped";
import { students } from "../tables";

type Query = z.output<typeof bulkQuery>;

const most = limits.officeMessage.students;

/** Whom a message is for. An id of another college refuses the whole of it. */
async function askedFor(tx: Executor, officer: SignedIn, query: Query, inBody: string[]) {
  const filtered = query.mode === "FILTERED";
  const ids = new Set([...(query.studentId ?? []), ...inBody].map((id) => id.toLowerCase()));
  if (!filtered && !ids.size) throw refused({ studentId: "Choose at least one." });
  const which = filtered
    ? await matching(tx, officer, query)
    : and(eq(students.collegeId, collegeIdOf(officer)), among(students.userId, [...ids]));
  const rows = await tx
    .select({
      id: students.userId,
      firstName: students.firstName,
      lastName: students.lastName,
      accountStatus: students.accountStatus,
    })
    .from(students)
    .where(which)
    .orderBy(asc(students.userId))
    .limit(most + 1);
  if (rows.length > most)
    throw refused({
      mode: `More than ${most.toLocaleString("en-IN")} students match. Narrow the filter.`,
    });
  if (!filtered && rows.length < ids.size)
    throw new Failure(404, {
      message: "Some of these students were not found, so nothing was sent. Load the list again.",
    });
  return rows;
}

type Asked = Awaited<ReturnType<typeof askedFor>>[number];

/** Why a message does not reach a student, or nothing. */
function obstacleOf({ id, accountStatus }: Asked, open: Set<string>) {
  if (!open.has(id)) return "Their account is closed.";
  if (accountStatus === "INVITED") return "They have not registered yet.";
  return undefined;
}

const namesTold = 4;

/** Who gets a message, and who does not and why. */
export async function recipientsOf(
  tx: Executor,
  officer: SignedIn,
  query: Query,
  inBody: string[] = [],
) {
  const asked = await askedFor(tx, officer, query, inBody);
  // Nobody is erased between this and the message.
  const open = await heldOpen(
    tx,
    asked.map(({ id }) => id),
  );
  const by = groupedBy(asked, (student) => obstacleOf(student, open));
  const ids = (by.get(undefined) ?? []).map(({ id }) => id);
  const left: MessageOutcome["left"] = [...by].flatMap(([why, some]) =>
    why ? [{ why, students: some.length, names: some.slice(0, namesTold).map(fullName) }] : [],
  );
  return { ids, left };
}
