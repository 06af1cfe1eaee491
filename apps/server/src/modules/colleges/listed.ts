import { and, eq, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { placesOf } from "../addresses/save-address";
import { colleges, departments } from "./tables";

/** Every college that has told who it is and whom to write to, to be joined by whoever lists them. */
export function listedColleges(db: Executor) {
  const place = placesOf(db);
  return db
    .select({
      id: colleges.id,
      name: sql<string>`${colleges.name}`.as("college_name"),
      city: place.city,
      picture: colleges.crest,
      universityId: colleges.universityId,
      university: colleges.university,
    })
    .from(colleges)
    .innerJoin(place, eq(place.ownerId, colleges.id))
    .where(and(isNotNull(colleges.name), isNotNull(colleges.contactName)))
    .as("college");
}

/** The colleges that teach in a department of this name. */
export const collegesWith = (db: Executor, department: string) =>
  db
    .select({ id: departments.collegeId })
    .from(departments)
    .where(eq(sql`lower(${departments.name})`, department.toLowerCase()));

/** How many students end this year, by college. */
export async function finalYearsOf(db: Executor, collegeIds: string[]) {
  const rows = collegeIds.length
    ? await db
        .select({
          id: departments.collegeId,
          students: sum(departments.finalYearStudents).mapWith(Number),
        })
        .from(departments)
        .where(inArray(departments.collegeId, collegeIds))
        .groupBy(departments.collegeId)
    : [];
  return new Map(rows.map(({ id, students }) => [id, students]));
}
