// Control characters, a lone half of a pair and the two non-characters may not stand in XML at all.
const forbidden = /(?![\t\n\r])\p{Cc}|[\u{D800}-\u{DFFF}\uFFFE\uFFFF]/gu;

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in XML. */
export const escaped = (text: string) =>
  text.replaceAll(forbidden, "").replaceAll(/[&<>"]/gu, (found) => marks[found]!);
