/** The characters of a national standard, as every browser can decode it: two bytes to a character. */
function standard(encoding: string, rows: { from: number; to: number }) {
  const decoder = new TextDecoder(encoding);
  const all = new Set<string>();
  for (let row = rows.from; row <= rows.to; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++)
      all.add(decoder.decode(new Uint8Array([row, cell])));
  all.delete("\u{FFFD}");
  return all;
}

let chinese: Set<string> | undefined;
let japanese: Set<string> | undefined;

/** The Chinese face has the 6,763 characters of GB 2312, no fewer and no more. */
export const isInChineseFace = (character: string) =>
  (chinese ??= standard("gb2312", { from: 0xb0, to: 0xf7 })).has(character);

/** The Japanese face has the characters of the first two levels of JIS X 0208, and kana. */
export const isInJapaneseFace = (character: string) =>
  (japanese ??= standard("euc-jp", { from: 0xb0, to: 0xf4 })).has(character);
