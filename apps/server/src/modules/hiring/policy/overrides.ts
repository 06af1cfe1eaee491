import type { overrideInput } from "@toran/contract/schemas/placement-policy";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { refused } from "../../../http/failures";
import { namesOf } from "../../accounts/profile";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { holdStudent, studentByEmail } from "../../students/rule";
import { postingFor } from "../own";
import { jobs, postings } from "../tables";
import { policyOverrides } from "./tables";

const live = (now: Date) =>
  or(isNull(policyOverrides.expiresAt), gt(policyOverrides.expiresAt, now));

/** The posting that somebody wants, or no posting where an offer comes from elsewhere. */
export interface Wherefore {
  id: string | null;
  collegeId: string;
}

/** The exception that holds for a student and a posting; one for that posting comes before one for all. */
export async function overrideFor(db: Executor, studentId: string, posting: Wherefore, now: Date) {
  const rows = await db
    .select()
    .from(policyOverrides)
    .where(
      and(
        eq(policyOverrides.collegeId, posting.collegeId),
        eq(policyOverrides.studentId, studentId),
        or(
          isNull(policyOverrides.postingId),
          posting.id === null ? undefined : eq(policyOverrides.postingId, posting.id),
        ),
        live(now),
      ),
    )
    .orderBy(desc(policyOverrides.at));
  return rows.find(({ postingId }) => postingId) ?? rows[0];
}

/** The students whom an exception keeps from a posting, if no other one lets them. */
export const refusedTo = (db: Executor, posting: { id: string; collegeId: string }, now: Date) =>
  db
    .selectDistinct({ id: policyOverrides.studentId })
    .from(policyOverrides)
    .where(
      and(
        eq(policyOverrides.collegeId, posting.collegeId),
        eq(policyOverrides.allow, false),
        or(isNull(policyOverrides.postingId), eq(policyOverrides.postingId, posting.id)),
        live(now),
      ),
    );

export async function listOverrides(db: Executor, user: SignedIn, now: Date) {
  const rows = await db
    .select({ row: policyOverrides, title: jobs.title })
    .from(policyOverrides)
    .leftJoin(postings, eq(postings.id, policyOverrides.postingId))
    .leftJoin(jobs, eq(jobs.id, postings.jobId))
    .where(and(eq(policyOverrides.collegeId, collegeIdOf(user)), live(now)))
    .orderBy(desc(policyOverrides.at))
    .limit(200);
  const names = await namesOf(
    db,
    rows.flatMap(({ row }) => [row.studentId, row.by]),
  );
  return rows.map(({ row, title }) => ({
    id: row.id,
    studentName: names.get(row.studentId) ?? "",
    postingTitle: title,
    allow: row.allow,
    reason: row.reason,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    by: names.get(row.by ?? "") ?? null,
    at: row.at.toISOString(),
  }));
}

const day = 24 * 60 * 60 * 1000;

type Given = z.output<typeof overrideInput>;
const endOf = ({ days }: Given, now: Date) => (days ? new Date(now.getTime() + days * day) : null);

/**
 * Makes an exception, or changes the one that the student has for the same job: of two, the one that is ended would leave
 * the other. Undefined is one that stands as it is asked for, as where its form comes again after an answer was lost.
 */
export async function allow(tx: Executor, user: SignedIn, given: Given, now: Date) {
  const collegeId = collegeIdOf(user);
  const studentId = await studentByEmail(tx, collegeId, given.email);
  if (!studentId) throw refused({ email: "No student of your college has this address." });
  if (given.postingId) await postingFor(tx, user, given.postingId);
  await holdStudent(tx, studentId);
  const { postingId = null, allow: lets, reason } = given;
  const expiresAt = endOf(given, now);
  const [before] = await tx
    .select()
    .from(policyOverrides)
    .where(
      and(
        eq(policyOverrides.collegeId, collegeId),
        eq(policyOverrides.studentId, studentId),
        postingId === null
          ? isNull(policyOverrides.postingId)
          : eq(policyOverrides.postingId, postingId),
        live(now),
      ),
    )
    .orderBy(desc(policyOverrides.at));
  const alike = before?.allow === lets && before.reason === reason;
  if (before && alike && endsAlike(before.expiresAt, expiresAt)) return undefined;
  const values = { allow: lets, reason, expiresAt, by: user.id, at: now };
  const made = await one(
    before
      ? tx.update(policyOverrides).set(values).where(eq(policyOverrides.id, before.id)).returning()
      : tx
          .insert(policyOverrides)
          .values({ ...values, collegeId, studentId, postingId })
          .returning(),
    "The exception",
  );
  return { id: made.id, before };
}

/** Ends are given in days: what lies less than one apart is the same. */
const endsAlike = (kept: Date | null, other: Date | null) =>
  kept && other ? Math.abs(other.getTime() - kept.getTime()) < day : kept === other;

export const endOverride = (tx: Executor, user: SignedIn, id: string) =>
  one(
    tx
      .delete(policyOverrides)
      .where(and(eq(policyOverrides.collegeId, collegeIdOf(user)), eq(policyOverrides.id, id)))
      .returning({ id: policyOverrides.id }),
    "The exception",
  );
