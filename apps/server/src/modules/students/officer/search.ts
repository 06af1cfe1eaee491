import { type SQL, sql } from "drizzle-orm";
import { students } from "../tables";

const mostWords = 8;

/** Each word as the beginning of one of the words that the college's students are found by, as it is typed and as names are kept. */
function wordsOf(search: string, collegeId: string): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const asked = words.map((word) => {
    const ways = [...new Set([word, word.normalize("NFC")])];
    return `(${ways.map((way) => `'${collegeId}:${way.replace(/['\\]/g, "$&$&")}':*`).join(" | ")})`;
  });
  return sql`lower(${asked.join(" & ")})::tsquery`;
}

/** Whether a student is found by these words. */
export const foundBy = (search: string, collegeId: string): SQL =>
  sql`${students.search} @@ ${wordsOf(search, collegeId)}`;
