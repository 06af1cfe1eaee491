import type { Unmet } from "@toran/contract/hiring/judge";
import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { companySides } from "./sides";
import { decisionReceipts } from "./policy/tables";
import { jobs, postings } from "./tables";

interface Decision {
  studentId: string;
  postingId: string;
  applicationId?: string | null;
  kind: (typeof decisionReceipts.$inferSelect)["kind"];
  allowed: boolean;
  rule: string;
  ruleVersion: number;
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

/** Keeps that a student says that the data of a decision were wrong. */
export const dispute = (tx: Executor, studentId: string, id: string, text: string, now: Date) =>
  one(
    tx
      .update(decisionReceipts)
      .set({ dispute: text, disputedAt: now })
      .where(and(eq(decisionReceipts.studentId, studentId), eq(decisionReceipts.id, id)))
      .returning(),
    "The decision",
  );
