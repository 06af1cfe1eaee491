import type { SectionName } from "@toran/contract/schemas/portfolio";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { notFound } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { collegeOfStudent } from "../students/college-of-student";
import { type PortfolioItem, portfolioItems as table } from "./tables";

/** An item of a student of the officer's college, held until the transaction ends. */
export async function holdForOfficer(
  tx: Executor,
  { collegeId }: SignedIn,
  { id, section }: { id: string; section?: SectionName },
): Promise<PortfolioItem> {
  const there = and(
    eq(table.id, id),
    section && eq(table.section, section),
    isNull(table.removedAt),
  );
  const item = await one(tx.select().from(table).where(there).for("update"), "The item");
  if (!collegeId || collegeId !== (await collegeOfStudent(tx, item.studentId)))
    throw notFound("The item");
  return item;
}
