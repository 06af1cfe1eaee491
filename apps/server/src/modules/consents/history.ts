import { privacyNotice, type PurposeId } from "@toran/contract/purposes";
import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { consents } from "./tables";

export type Choices = Partial<Record<PurposeId, boolean>>;

/** Writes down what somebody has allowed or taken back, wherever they chose it. */
export async function noteConsents(
  tx: Executor,
  { id: userId }: { id: string },
  { before, after }: { before: Choices; after: Choices },
  at: Date,
) {
  const rows = (Object.entries(after) as [PurposeId, boolean][])
    .filter(([purpose, given]) => before[purpose] !== given)
    .map(([purpose, given]) => ({ userId, purpose, given, notice: privacyNotice, at }));
  if (rows.length) await tx.insert(consents).values(rows);
}

/** What somebody has allowed and taken back, the newest first. */
export const consentHistory = (db: Executor, userId: string) =>
  db
    .select({
      purpose: consents.purpose,
      given: consents.given,
      notice: consents.notice,
      at: consents.at,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id));
