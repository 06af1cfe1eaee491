import { type SQL, sql } from "drizzle-orm";
import { students } from "../tables";

const mostWords = 8;

/** Each word as the beginning of one of the words that the college's students are found by. */
function wordsOf(search: string, collegeId: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const asked = words.map((word) => `'${collegeId}:${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`lower(${asked.join(" & ")})::tsquery`;
}

/** Whether a student is found by these words. */
export const foundBy = (search: string, collegeId: string): SQL =>
  sql`${students.search} @@ ${wordsOf(search, collegeId)}`;
