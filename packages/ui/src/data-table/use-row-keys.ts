import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { alike, between, isSelected, nothing, type Selection, withRows } from "./selection";
import { rowLink } from "./table-row";
import { useStable } from "./use-stable";

interface RowKeys<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Missing when rows cannot be chosen. */
  selection?: Selection;
  onSelect: (selection: Selection) => void;
  onOpen?: (row: Row) => void;
  /** Whether J, K and X are keys too. */
  letters: boolean;
}

/** Where a range begins, what was chosen before it, and what is with it. */
interface Anchor {
  place: number;
  id: string;
  base: Selection;
  told: Selection;
  stretching: boolean;
}

/** The row that is in the tab order; at first the one at the top, whoever that is. */
interface At {
  place: number;
  id?: string;
}
const top: At = { place: 0 };

/** Where a row stands by now: others may come in above it. One that is gone leaves its place to the next. */
function whereIs<Row>({ place, id }: At, rows: readonly Row[], rowId: (row: Row) => string) {
  const here = Math.max(0, Math.min(place, rows.length - 1));
  const row = rows[here];
  if (!id || row === undefined || rowId(row) === id) return here;
  const found = rows.findIndex((each) => rowId(each) === id);
  return found < 0 ? here : found;
}

/** One row at a time is in the tab order; keys and presses move it, choose rows and open them. */
export function useRowKeys<Row>(options: RowKeys<Row>) {
  const { rows, rowId, selection, onSelect, onOpen, letters } = options;
  const [at, setAt] = useState<At>(top);
  const takesFocus = useRef(false);
  const anchor = useRef<Anchor>(null);
  const idAt = (place: number) => {
    const row = rows[place];
    return row === undefined ? "" : rowId(row);
  };
  const setActive = (place: number) => setAt({ place, id: idAt(place) });
  const active = whereIs(at, rows, rowId);

  const choose = (place: number) => {
    if (!selection) return;
    const id = idAt(place);
    const base = withRows(selection, [id], !isSelected(selection, id));
    anchor.current = { place, id, base, told: base, stretching: false };
    onSelect(base);
  };

  const stretch = (place: number, chosen = true) => {
    const from = anchor.current;
    if (!from || !selection) return choose(place);
    // The rows may have been sorted since, or paged away.
    const begin =
      idAt(from.place) === from.id ? from.place : rows.findIndex((row) => rowId(row) === from.id);
    if (begin < 0) return choose(place);
    // What was cleared or chosen otherwise since counts: the range is put to that.
    const base = alike(from.told, selection) ? from.base : selection;
    const told = withRows(base, between(rows, begin, place).map(rowId), chosen);
    anchor.current = { ...from, base, told };
    onSelect(told);
  };

  const go = (to: number, shift: boolean) => {
    const place = Math.max(0, Math.min(to, rows.length - 1));
    takesFocus.current = true;
    if (shift && selection) {
      if (!anchor.current?.stretching || !alike(anchor.current.told, selection)) {
        const [base, told] = [selection, selection];
        anchor.current = { place: active, id: idAt(active), base, told, stretching: true };
      }
      stretch(place);
    } else if (anchor.current) anchor.current.stretching = false;
    setActive(place);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (event.key === "Escape") {
      if (!selection || (!selection.all && selection.ids.size === 0)) return;
      event.stopPropagation();
      return onSelect(nothing);
    }
    if (!rows.length || !target.closest("[data-place]") || isWrittenIn(target)) return;
    const step = steps(event.key, letters, active, rows.length);
    const onRow = target.matches("[data-place]");
    if (step !== undefined) go(step, event.shiftKey);
    else if ((letters && /^x$/i.test(event.key)) || (onRow && event.key === " "))
      (event.shiftKey ? stretch : choose)(active);
    else if (onRow && event.key === "Enter") onOpen?.(rows[active]!);
    else if (/^Arrow(Left|Right)$/.test(event.key)) inside(event);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = Number(target.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? -1);
    const row = rows[place];
    if (row === undefined) return;
    setActive(place);
    if (target.closest(`button, a:not([${rowLink}]), input, label, [data-check]`)) return;
    if (target.closest("a")) {
      // Another tab or window is the browser's; the link itself is opened as the row is.
      if (event.ctrlKey || event.metaKey || (event.shiftKey && !selection)) return;
      if (onOpen || event.shiftKey) event.preventDefault();
    }
    if (event.shiftKey && selection) return stretch(place);
    // Who ends a press with words marked has read them; a key on the link (no press counted) opens.
    if (event.detail === 0 || !getSelection()?.toString()) onOpen?.(row);
  };

  // The row that holds the focus, however it came there, is the one the keys act on.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = event.target.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (place !== undefined) setActive(Number(place));
  };

  const onCheck = useStable((place: number, shift: boolean) => {
    setActive(place);
    if (!shift || !selection) return choose(place);
    stretch(place, !isSelected(selection, idAt(place)));
  });

  // Rows that take the focus and can be chosen make a table a grid.
  const grid = { role: "grid", onKeyDown, onClick, onFocus };
  return { active, takesFocus, grid, onCheck, toTop: () => setAt(top) };
}

/** What is written or chosen in a cell keeps its letters and arrows. */
const isWrittenIn = (target: HTMLElement) =>
  target.isContentEditable ||
  target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])");

function steps(key: string, letters: boolean, active: number, count: number) {
  if (key === "ArrowDown" || (letters && /^j$/i.test(key))) return active + 1;
  if (key === "ArrowUp" || (letters && /^k$/i.test(key))) return active - 1;
  if (key === "PageDown") return active + 10;
  if (key === "PageUp") return active - 10;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Left and right walk through the controls of the row. */
function inside({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const row = (target as HTMLElement).closest<HTMLElement>("[data-place]");
  if (!row) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>("input, button, a[href]")];
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const next = stops.indexOf(target as HTMLElement) + (key === forward ? 1 : -1);
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}
