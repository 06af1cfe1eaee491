import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { connections } from "./tables";

/** Whether a company is connected to a college and was given leave to see its students. */
export async function mayViewStudents(db: Executor, collegeId: string, companyId: string) {
  const [row] = await db
    .select({ permissions: connections.permissions })
    .from(connections)
    .where(
      and(
        eq(connections.collegeId, collegeId),
        eq(connections.companyId, companyId),
        eq(connections.status, "APPROVED"),
      ),
    );
  return row?.permissions?.viewStudents ?? false;
}
