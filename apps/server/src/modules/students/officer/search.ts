import { type SQL, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import { students } from "../tables";

const mostWords = 8;
const few = 1000;

/** Each word as the beginning of one of the words that the college's students are found by. */
function wordsOf(search: string, collegeId: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const asked = words.map((word) => `'${collegeId}:${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`lower(${asked.join(" & ")})::tsquery`;
}

/**
 * The condition that a student is found by these words. Whoever is found by rare words is fetched by the index of the
 * words; common words are looked at while a list is walked in its order, for the next of them is never far.
 */
export async function foundBy(
  db: Executor,
  { search, inOrder }: { search: string; inOrder: boolean },
  collegeId: string,
): Promise<SQL> {
  const matches = sql`${students.search} @@ ${wordsOf(search, collegeId)}`;
  // Kept apart, so that the limit does not tempt the planner to read the table from its beginning.
  const found = sql`(with found as materialized (select ${students.userId} as id from ${students} where ${matches})
    select id from found limit ${few + 1}) as found`;
  const rows = await db.select({ id: sql<string>`found.id` }).from(found);
  if (rows.length <= few)
    return among(
      students.userId,
      rows.map(({ id }) => id),
    );
  // Said so that no index of words answers it: the whole college would be sorted for one window.
  return inOrder ? sql`(${matches}) is true` : matches;
}
