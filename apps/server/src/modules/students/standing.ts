import { limits } from "@toran/contract";
import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, tooMany } from "../../http/failures";
import { spend } from "../accounts/counters";
import type { SignedIn } from "../accounts/signed-in";
import { given, rememberLast, writeHistory } from "./officer/history";
import { type Student, studentHistory, students } from "./tables";
import { tellOfReview } from "./tell-of-arrival";

/** How the office has an account stand, as its student may know it. */
export async function standingOf(db: Executor, student: Student | undefined) {
  if (!student?.collegeId) return undefined;
  const [event] = student.statusEvent
    ? await db.select().from(studentHistory).where(eq(studentHistory.id, student.statusEvent))
    : [];
  return {
    status: student.accountStatus,
    reason: given(event?.reason ?? null),
    until: event?.until?.toISOString() ?? null,
  };
}

/** Whether the account of the student a query is at stands in none of these ways. */
export const noneOf = (userId: AnyPgColumn, statuses: readonly AccountStatus[]): SQL =>
  sql`not exists (select 1 from ${students} where ${students.userId} = ${userId} and ${inArray(students.accountStatus, [...statuses])})`;

/** A student asks the office to look again. Who was not accepted is registered anew by it. */
export const askReview = (deps: Deps, user: SignedIn) =>
  deps.db.transaction(async (tx) => {
    const mine = eq(students.userId, user.id);
    const student = await one(tx.select().from(students).where(mine).for("update"), "Your record");
    const { accountStatus: status, collegeId } = student;
    if (!collegeId || (status !== "REJECTED" && status !== "CHANGES_REQUESTED"))
      throw conflict("Your placement office does not wait for a change of yours.");
    const { most, window } = limits.reviews;
    const room = await spend(tx, { key: `review:${user.id}`, most, window }, deps.now());
    if (!room.allowed)
      throw tooMany("Your placement office has been told already.", room.retryAfter);
    if (status === "REJECTED") await registerAnew(tx, student, collegeId, deps.now());
    await tellOfReview(tx, deps, user, student);
  });

async function registerAnew(tx: Executor, student: Student, collegeId: string, now: Date) {
  const event = {
    studentId: student.userId,
    from: student.accountStatus,
    to: "REGISTERED" as const,
    reason: null,
    before: student.statusEvent,
  };
  const changing = { id: student.userId, collegeId };
  const changeId = await writeHistory(tx, changing, { what: "STATUS", events: [event] }, now);
  await rememberLast(tx, "STATUS", changeId, { accountStatus: "REGISTERED" });
}
