import { and, ilike, sql } from "drizzle-orm";

/** Words as a pattern of SQL has them, whatever signs they hold. */
export const asPattern = (words: string) => words.replace(/[\\%_]/g, "\\$&");

const isPlain = (words: string) => /^[\x20-\x7e]*$/.test(words);

/** Whether a text has these words anywhere in it, in whatever case they are written and by whatever keyboard. */
export function contains(text: Parameters<typeof ilike>[0], words: string) {
  const pattern = `%${asPattern(words.normalize("NFC"))}%`;
  // Plain letters are written in one way alone; to bring a text to that of the others takes three times as long.
  return ilike(isPlain(words) ? text : sql`normalize(${text}, nfc)`, pattern);
}

/** Whether a text has each of these words, in whatever order: names are also written and sorted with the last one first. */
export const containsEach = (text: Parameters<typeof ilike>[0], words: string) =>
  and(
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => contains(text, word)),
  );
