import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { students } from "./tables";

/** The students of a department follow its name. */
export async function renameDepartment(
  tx: Executor,
  collegeId: string,
  before: string,
  after: string,
) {
  if (before === after) return;
  const within = eq(sql`lower(btrim(${students.department}))`, before.toLowerCase());
  await tx
    .update(students)
    .set({ department: after })
    .where(and(eq(students.collegeId, collegeId), within));
}
