import { count, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { students } from "../tables";

const mostWords = 8;
const few = 5000;

/** Each word as the beginning of one of the words that the college's students are found by. */
function wordsOf(search: string, collegeId: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const asked = words.map((word) => `'${collegeId}:${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`lower(${asked.join(" & ")})::tsquery`;
}

/** Whether a student is found by these words. */
export const foundBy = (search: string, collegeId: string): SQL =>
  sql`${students.search} @@ ${wordsOf(search, collegeId)}`;

/**
 * Whether so few are found that all of them are sorted for a window. Words that are more common are looked at while the
 * list is walked in its order, where the next of them is never far.
 */
export async function fewFoundBy(db: Executor, search: string, collegeId: string) {
  // Kept apart, so that the limit does not tempt the planner to read the table from its beginning.
  const found = sql`(with found as materialized
      (select ${students.userId} from ${students} where ${foundBy(search, collegeId)})
    select 1 from found limit ${few + 1}) as found`;
  const [row] = await db.select({ many: count() }).from(found);
  return (row?.many ?? 0) <= few;
}
