type Way = "simplified" | "traditional";

/** The characters of a national standard, as every browser can decode it: two bytes to a character. */
function standard(encoding: string, rows: readonly [number, number], cells: number) {
  const bytes: number[] = [];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let cell = cells; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

let standards: Record<Way, Set<string>> | undefined;

/** GB 2312 has what China writes, Big5 what Taiwan and Hong Kong do. */
const known = () =>
  (standards ??= {
    simplified: standard("gb2312", [0xb0, 0xf7], 0xa1),
    traditional: standard("big5", [0xa4, 0xf9], 0x40),
  });

/** Whether a Chinese character is written in one way alone; most are in both. */
export const isOnlyIn = (way: Way, character: string) =>
  known()[way].has(character) &&
  !known()[way === "simplified" ? "traditional" : "simplified"].has(character);
