import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { departments, majors } from "./tables";

/** What a college teaches, as sheets may name it: in one question, for a class list asks it with each part. */
export const taughtAt = (db: Executor, collegeId: string) =>
  db
    .select({
      name: departments.name,
      code: departments.code,
      formerNames: departments.formerNames,
      majors: sql<string[]>`array(
        select ${majors.name} from ${majors}
        where ${majors.departmentId} = ${departments.id} order by ${majors.position})`,
    })
    .from(departments)
    .where(eq(departments.collegeId, collegeId))
    .orderBy(asc(departments.position), asc(departments.name));
