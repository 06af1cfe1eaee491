/** One row of a roll: the students of a department and how far they are. */
export interface RollRow {
  name: string;
  /** Placed students, those of this week among them. */
  placed: number;
  placedThisWeek: number;
  offer: number;
  inProcess: number;
  notStarted: number;
  /** Where the row leads. */
  href?: string;
}

export type Standing = "lit" | "placed" | "offer" | "in-process" | "not-started";

/** From the middle of a dot to the next, where the drawing stands at full size. */
export const pitch = 9;

/** How many dots stand on one another: three, and more only where a row would not fit the page. */
export function highFor(rows: readonly RollRow[]) {
  const longest = Math.max(0, ...rows.map(countOf));
  return longest <= 300 ? 3 : longest <= 1200 ? 6 : 9;
}

export const countOf = (row: RollRow) => row.placed + row.offer + row.inProcess + row.notStarted;
export const columnsOf = (row: RollRow, high: number) => Math.ceil(countOf(row) / high);

/** The share of placed students in words, such as "82%"; of nobody there is none. */
export const shareOf = (row: RollRow) =>
  countOf(row) ? `${Math.round((row.placed / countOf(row)) * 100)}%` : "–";

/** The row in one sentence, for those who do not see the dots. */
export const sentenceOf = (row: RollRow) =>
  `${row.placed} of ${countOf(row)} placed, ${row.placedThisWeek} this week, ${row.offer} with an offer, ${row.inProcess} in process`;

/**
 * How each student of the row stands, in the order of the dots. The lit ones lie among the later
 * placed, where the eye finds them, and always at the same places for the same counts.
 */
export function standings(row: RollRow): Standing[] {
  const list: Standing[] = [
    ...Array<Standing>(row.placed).fill("placed"),
    ...Array<Standing>(row.offer).fill("offer"),
    ...Array<Standing>(row.inProcess).fill("in-process"),
    ...Array<Standing>(row.notStarted).fill("not-started"),
  ];
  const lit = Math.min(row.placedThisWeek, row.placed);
  const span = Math.max(lit, Math.ceil(row.placed / 3));
  const step = span / lit;
  for (let n = 0; n < lit; n++) {
    const sway = Math.floor(((((n + row.placed) * 37) % 61) / 61) * Math.floor(step));
    list[row.placed - span + Math.floor(n * step) + sway] = "lit";
  }
  return list;
}

/** The middle of a dot: filled column by column. */
export const middle = (place: number, high: number) => ({
  x: Math.floor(place / high) * pitch + 4,
  y: (place % high) * pitch + 4,
});
