import { inGroups } from "../number/count";
import type { TableNotes } from "./table-note";

interface Counted extends TableNotes {
  rows: readonly unknown[];
  /** The number is on its way. */
  counting?: boolean;
}

/** How many there are, as far as it is known: nothing is said of rows that did not come or are about to be replaced. */
export function numberOf(counted: Counted, known: number | undefined) {
  const { rows, state, counting } = counted;
  if (state === "failed" || (counting && known === undefined)) return undefined;
  if (state === "loading" && (known === undefined || !rows.length)) return undefined;
  return known === undefined ? `${inGroups(rows.length)}+` : inGroups(known);
}

/** The same with what they are: "187 match", "1 student". */
export function countWords(counted: Counted, known: number | undefined) {
  const { filtered, one, many = "rows" } = counted;
  const number = numberOf(counted, known);
  if (number === undefined) return undefined;
  if (filtered) return `${number} match`;
  return `${number} ${known === 1 ? (one ?? many) : many}`;
}
