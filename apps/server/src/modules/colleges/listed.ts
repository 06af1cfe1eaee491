import { limits } from "@toran/contract";
import { and, asc, eq, inArray, isNotNull, sql, sum } from "drizzle-orm";
import { containsEach } from "../../db/contains";
import type { Executor } from "../../db/database";
import { idAt, staleCursor } from "../../http/cursor";
import { placesOf } from "../addresses/save-address";
import { collegeBy } from "./college";
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

/** One of them. */
export async function listedCollege(db: Executor, id: string) {
  const college = listedColleges(db);
  const [found] = await db.select().from(college).where(eq(college.id, id));
  return found;
}

/** Those whose name holds a word, a page at a time, by name. */
export async function collegesNamed(
  db: Executor,
  { search, next }: { search: string | undefined; next: string | undefined },
) {
  const college = listedColleges(db);
  const last = next ? await collegeBy(db, idAt(next)) : undefined;
  if (next && !last?.name) throw staleCursor();
  const rows = await db
    .select({ id: college.id, name: college.name, city: college.city })
    .from(college)
    .where(
      and(
        search ? containsEach(college.name, search) : undefined,
        last &&
          sql`(lower(${college.name}), ${college.id}) > (lower(${last.name}), ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(sql`lower(${college.name})`), asc(college.id))
    .limit(limits.lookup.pageSize + 1);
  const found = rows.slice(0, limits.lookup.pageSize);
  return { colleges: found, next: rows.length > found.length ? (found.at(-1)?.id ?? null) : null };
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
