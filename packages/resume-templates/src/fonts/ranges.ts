/** What every Latin face of ours has. */
const plain = String.raw`\u{20}-\u{17f}\u{2013}-\u{2026}`;
const beyond = new RegExp(`[^${plain}\\p{Cc}]`, "gu");

/** The characters of a text, each once, for which its own family may not be enough; also as capitals, for a heading may be set in them. */
export const beyondLatin = (text: string) => [
  ...new Set([text, text.toUpperCase()].flatMap((each) => each.match(beyond) ?? [])),
];

/** The runs of characters that a range of CSS is for, "U+41,U+3041-307f" as [[65, 65], [12353, 12415]]. */
export const runsIn = (range: string) =>
  range.split(",").map((part) => {
    const [first = "", last = first] = part.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
