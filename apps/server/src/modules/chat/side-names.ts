import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { listedColleges } from "../colleges/listed";
import { listedCompanies } from "../companies/listed";
import type { ConversationRow } from "./tables";

/** What both sides of a conversation are called. */
export async function namesOfSides(
  db: Executor,
  { collegeId, companyId }: Pick<ConversationRow, "collegeId" | "companyId">,
) {
  const colleges = listedColleges(db);
  const companies = listedCompanies(db);
  const [college] = await db.select().from(colleges).where(eq(colleges.id, collegeId));
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return { college: college?.name ?? "The college", company: company?.name ?? "The company" };
}
