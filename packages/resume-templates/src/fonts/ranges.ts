/** What every Latin face of ours has. */
const plain = String.raw`\u{20}-\u{7e}\u{a0}-\u{ac}\u{ae}-\u{b1}\u{b4}-\u{b8}\u{ba}-\u{113}\u{116}-\u{127}\u{12a}-\u{12b}\u{12e}-\u{131}\u{134}-\u{137}\u{139}-\u{13e}\u{141}-\u{148}\u{14a}-\u{14d}\u{150}-\u{161}\u{164}-\u{165}\u{16a}-\u{17e}\u{2013}\u{2014}\u{2018}-\u{201a}\u{201c}-\u{201e}\u{2020}-\u{2022}\u{2026}`;
const beyond = new RegExp(`[^${plain}\\p{Cc}]`, "gu");

/** The characters of a text that not every Latin face has, each once. */
export const rareIn = (text: string) => [...new Set(text.match(beyond))];

/** The characters of a text, each once, for which its own family may not be enough; also as capitals, for a heading may be set in them. */
export const beyondLatin = (text: string) => [
  ...new Set([text, text.toUpperCase()].flatMap(rareIn)),
];

/** The runs of characters that a range of CSS is for, "U+41,U+3041-307f" as [[65, 65], [12353, 12415]]. */
export const runsIn = (range: string) =>
  range.split(",").map((part) => {
    const [first = "", last = first] = part.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
