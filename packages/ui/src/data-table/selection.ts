/** Chosen rows: those named, or everything that matches but those named. It outlives the loaded rows. */
export interface Selection {
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
}

export const nothing: Selection = { all: false, ids: new Set() };
export const everyMatch: Selection = { all: true, ids: new Set() };

export const isSelected = ({ all, ids }: Selection, id: string) => all !== ids.has(id);

export const alike = (one: Selection, other: Selection) =>
  one === other ||
  (one.all === other.all &&
    one.ids.size === other.ids.size &&
    [...one.ids].every((id) => other.ids.has(id)));

/** How many are chosen, out of `total` that match. */
export const countSelected = ({ all, ids }: Selection, total: number) =>
  all ? Math.max(0, total - ids.size) : ids.size;

/** The selection with these rows in it, or out of it. */
export function withRows(selection: Selection, rows: Iterable<string>, chosen: boolean): Selection {
  const ids = new Set(selection.ids);
  for (const id of rows) {
    if (chosen === selection.all) ids.delete(id);
    else ids.add(id);
  }
  return { all: selection.all, ids };
}

/** Everything between two places, both included, in either direction. */
export const between = <T>(list: readonly T[], from: number, to: number) =>
  list.slice(Math.min(from, to), Math.max(from, to) + 1);

/** How the box over these rows stands. */
export function stateOfAll<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  chosen: Selection,
) {
  // Nothing chosen is the usual case, and asks nobody.
  if (!chosen.ids.size) return chosen.all && rows.length ? "all" : "none";
  const all = rows.every((row) => isSelected(chosen, rowId(row)));
  if (all && rows.length) return "all";
  return "some";
}
