import type { TableSort } from "@toran/ui/data-table";

/** How a table is sorted, from the word that an address and a call have for it: "-cgpa" is CGPA from the highest. */
export function sortOf(word: string | undefined): TableSort | null {
  if (!word) return null;
  return word.startsWith("-")
    ? { column: word.slice(1), direction: "descending" }
    : { column: word, direction: "ascending" };
}

export const sortWord = (sort: TableSort | null) =>
  sort ? `${sort.direction === "descending" ? "-" : ""}${sort.column}` : undefined;
