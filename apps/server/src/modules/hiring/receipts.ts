import type { Unmet } from "@toran/contract/hiring/judge";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { staffOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { notify } from "../notifications/notify";
import { companySides } from "./sides";
import { decisionReceipts } from "./policy/tables";
import { jobs, postings } from "./tables";
import { nameOf } from "./who";

interface Decision {
  studentId: string;
  postingId: string;
  applicationId?: string | null;
  kind: (typeof decisionReceipts.$inferSelect)["kind"];
  allowed: boolean;
  rule: string;
  ruleVersion: number;
  season?: string | null;
  values?: Unmet[];
  says: string;
}

/** Keeps what an automatic decision rested on. */
export const writeReceipt = (tx: Executor, { values = [], ...decision }: Decision, at: Date) =>
  tx.insert(decisionReceipts).values({ ...decision, values, at });

const most = 200;

/** The decisions about a student, the newest first. */
export async function receiptsOf(db: Executor, studentId: string) {
  const rows = await db
    .select({ row: decisionReceipts, title: jobs.title, companyId: jobs.companyId })
    .from(decisionReceipts)
    .innerJoin(postings, eq(postings.id, decisionReceipts.postingId))
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(eq(decisionReceipts.studentId, studentId))
    .orderBy(desc(decisionReceipts.at), desc(decisionReceipts.id))
    .limit(most);
  const companies = await companySides(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ row, title, companyId }) => ({
    ...row,
    title,
    company: companies.get(companyId)?.name ?? "A company",
    at: row.at.toISOString(),
    disputedAt: row.disputedAt?.toISOString() ?? null,
  }));
}

/** Keeps that a student says that the data of a decision were wrong, and tells the college, which can put them right. */
export async function dispute(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { id, text }: { id: string; text: string },
) {
  const mine = and(eq(decisionReceipts.studentId, user.id), eq(decisionReceipts.id, id));
  const asked = tx.select().from(decisionReceipts).where(mine).for("update");
  const { postingId, dispute: before } = await one(asked, "The decision");
  // The same again: its answer was lost.
  if (before === text) return;
  if (before !== null) throw conflict("You have said that already. Your college reads it.");
  const now = deps.now();
  await tx.update(decisionReceipts).set({ dispute: text, disputedAt: now }).where(mine);
  const { collegeId } = await one(
    tx.select({ collegeId: postings.collegeId }).from(postings).where(eq(postings.id, postingId)),
    "The posting",
  );
  const name = nameOf(user);
  await notify(tx, deps, {
    to: (await staffOf(tx, { collegeId })).map((officer) => officer.id),
    type: "decision.disputed",
    title: `${name} says that the data of a decision are wrong`,
    body: text,
    link: `/po/students?student=${user.id}`,
    actor: name,
    entity: { type: "student", id: user.id },
  });
}

/** What a student of a college says is wrong with its decisions, the newest first. */
export async function disputesOf(
  db: Executor,
  { collegeId, studentId }: { collegeId: string; studentId: string },
) {
  const rows = await db
    .select({ row: decisionReceipts, title: jobs.title })
    .from(decisionReceipts)
    .innerJoin(postings, eq(postings.id, decisionReceipts.postingId))
    .innerJoin(jobs, eq(jobs.id, postings.jobId))
    .where(
      and(
        eq(postings.collegeId, collegeId),
        eq(decisionReceipts.studentId, studentId),
        isNotNull(decisionReceipts.disputedAt),
      ),
    )
    .orderBy(desc(decisionReceipts.disputedAt))
    .limit(most);
  return rows.map(({ row, title }) => ({
    id: row.id,
    title,
    says: row.says,
    text: row.dispute ?? "",
    at: (row.disputedAt ?? row.at).toISOString(),
  }));
}
