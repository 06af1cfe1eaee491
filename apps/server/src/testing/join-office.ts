import { eq } from "drizzle-orm";
import { users } from "../modules/accounts/tables";
import type { TestServer } from "./start-server";

/** Makes a person a colleague of another: of the same college, or the same company. */
export async function joinOffice(
  { db }: TestServer,
  person: { id: string },
  colleague: { id: string },
) {
  const [found] = await db.select().from(users).where(eq(users.id, colleague.id));
  const collegeId = found?.collegeId ?? null;
  const companyId = found?.companyId ?? null;
  await db.update(users).set({ collegeId, companyId }).where(eq(users.id, person.id));
  return { collegeId: collegeId ?? "", companyId: companyId ?? "" };
}
