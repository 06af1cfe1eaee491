import { ilike, sql } from "drizzle-orm";

/** Words as a pattern of SQL has them, whatever signs they hold. */
export const asPattern = (words: string) => words.replace(/[\\%_]/g, "\\$&");

/** Whether a text has these words anywhere in it, in whatever case they are written and by whatever keyboard. */
export const contains = (text: Parameters<typeof ilike>[0], words: string) =>
  ilike(sql`normalize(${text}, nfc)`, `%${asPattern(words.normalize("NFC"))}%`);
