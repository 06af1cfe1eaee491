// Emoji have no face here; left in, each would print as an empty box. With a flag go the letters that say which.
const emoji =
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]|\uFE0F/gu;
/** A number on a key, of which the number is no picture: "1\uFE0F\u20E3 Won". */
const keycap = /(?<sign>[0-9#*])\uFE0F?\u20E3/gu;
const betweenEmoji = /(?<=\p{Emoji_Presentation}|\uFE0F|[\u{1F3FB}-\u{1F3FF}])\u200D/gu;
// Soft hyphens and their like would come out of a PDF as characters of the word.
const unseen = /[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu;

export const hasEmoji = (text: string) => text.search(emoji) >= 0 || text.search(keycap) >= 0;

export const withoutEmoji = (text: string) =>
  text.replaceAll(keycap, "$<sign>").replaceAll(betweenEmoji, "").replaceAll(emoji, "");

/** The text as it can be read back: composed, without control characters or runs of blanks. */
export const cleanText = (text: string) => keepEdges(text).trim();

/** As `cleanText`, for a piece of a sentence, whose outer blanks part it from its neighbours. */
export const keepEdges = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\t\n\r\u2028\u2029]+/gu, " ")
    .replaceAll(unseen, "")
    .replaceAll(/ {2,}/gu, " ");

const kinds = new Set(["https:", "http:", "mailto:", "tel:"]);

/** The address if it may become a link on paper, else nothing. */
export function safeAddress(address: string | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed || !URL.canParse(trimmed)) return undefined;
  return kinds.has(new URL(trimmed).protocol) ? trimmed : undefined;
}
