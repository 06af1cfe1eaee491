import type { SectionName } from "@toran/contract/schemas/portfolio";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { collegeOfStudent } from "../students/college-of-student";
import { evidenceOf } from "./shown";
import { portfolioItems as table } from "./tables";

/** An officer vouches for an item of a student of their college, or takes that back. */
export async function vouchFor(
  tx: Executor,
  officer: SignedIn,
  id: string,
  { section, verified }: { section: SectionName; verified: boolean },
  now: Date,
) {
  const there = and(eq(table.id, id), eq(table.section, section), isNull(table.removedAt));
  const item = await one(tx.select().from(table).where(there).for("update"), "The item");
  if (!officer.collegeId || officer.collegeId !== (await collegeOfStudent(tx, item.studentId)))
    throw notFound("The item");
  const values = verified
    ? { verifiedAt: item.verifiedAt ?? now, verifiedBy: item.verifiedBy ?? officer.id }
    : { verifiedAt: null, verifiedBy: null };
  const changed = await one(tx.update(table).set(values).where(there).returning(), "The item");
  return {
    evidence: evidenceOf(changed),
    verifiedAt: changed.verifiedAt?.toISOString() ?? null,
  };
}
