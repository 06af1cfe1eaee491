import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { BoardStage, Held } from "./stage";

interface BoardKeys<T> {
  stages: readonly BoardStage<T>[];
  itemId: (item: T) => string;
  /** Nothing is picked up. */
  fixed: boolean;
  /** Whether what is held can be put down at a stage. */
  mayLand: (stage: string) => boolean;
  held: Held<T> | undefined;
  pick: (item: T, from: string, by: "keys") => void;
  carry: (over: string) => void;
  drop: (to: string) => void;
  putBack: () => void;
  choose: (id: string, onwards: boolean) => void;
  /** Whether there was something to clear. */
  clear: () => boolean;
  letters: Readonly<Record<string, { act: (item: T) => void }>> | undefined;
  letterKeys: boolean;
}

/** A row that the focus goes with, and where it stood last. */
interface Followed {
  id: string;
  list: Element | null;
  row: number;
}

/** Whether a row stands at another stage by now, and is about to go from here. */
const hasLeft = (row: Element | null) => row?.closest("li")?.getAttribute("aria-hidden") === "true";

const rowsOf = (board: HTMLElement | null) =>
  [...(board?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter((row) => !hasLeft(row));

/** One stop for Tab; arrows walk over the rows, or carry the one that is picked up. */
export function useBoardKeys<T>(keys: BoardKeys<T>) {
  const { stages, itemId, fixed, mayLand, held, pick, carry, drop, putBack, choose, clear } = keys;
  const board = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [landed, setLanded] = useState<string>();
  const follow = useRef<Followed>(undefined);
  const all = stages.flatMap((stage) => stage.items.map(itemId));
  const reached = chosen !== undefined && all.includes(chosen) ? chosen : all[0];

  const focus = (wanted: string | undefined) => {
    rowsOf(board.current)
      .find(({ dataset }) => dataset["row"] === wanted)
      ?.focus();
  };
  // A moved row is drawn anew in its new column, whoever moved it, and in its old one where the move is refused; focus goes with it. Where it
  // comes to stand among those that are not drawn, whoever took its place has it.
  useEffect(() => {
    const followed = follow.current;
    if (!followed) return;
    const rows = rowsOf(board.current);
    const here = rows.find(({ dataset }) => dataset["row"] === followed.id);
    const list = here ? here.closest("ul") : followed.list;
    const beside = rows.filter((row) => list?.contains(row));
    if (here) follow.current = { ...followed, list, row: beside.indexOf(here) };
    if (document.activeElement !== document.body && !hasLeft(document.activeElement)) return;
    (here ?? beside[Math.min(followed.row, beside.length - 1)] ?? rows[0])?.focus();
  }, [stages]);
  const keep = (id: string) => {
    setLanded(id);
    follow.current = { id, list: null, row: 0 };
    // Said with the move itself: the board would be drawn once more when the focus has come.
    setChosen(id);
  };
  const reach = (id: string) => {
    if (id !== follow.current?.id) follow.current = { id, list: null, row: 0 };
    setChosen(id);
  };
  // Whoever went on to something else is not called back to a row that others move; a row that is taken away tells of no leaving.
  const leave = (to: Element | null) => {
    const on = to?.closest("[data-row]") ?? null;
    if (!board.current?.contains(on)) follow.current = undefined;
  };
  // A sheet that was opened from a row gives the focus back to its list, where the row stands at another stage by then.
  useEffect(() => {
    const section = board.current;
    const come = ({ target }: FocusEvent) => {
      if (chosen === reached && !(target as Element).matches("button, input")) focus(reached);
    };
    section?.addEventListener("focusin", come);
    return () => section?.removeEventListener("focusin", come);
  }, [chosen, reached]);

  const press = (event: KeyboardEvent, item: T, stage: string) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const sideways = ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0) * rtl;
    const along = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const place = stages.findIndex((one) => one.id === (held?.over ?? stage));
    const took = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (held) {
      if (event.key === "Tab") return putBack();
      took();
      const next = sideways && landing(stages, place, sideways, mayLand);
      if (next) carry(next.id);
      if (event.key === "Escape") putBack();
      // The place it was carried to had come into sight; now its own is looked at again.
      if (event.key === "Escape" || (next && next.id === held.from))
        event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (event.key === " " || event.key === "Enter") {
        if (held.over !== held.from) keep(itemId(held.item));
        drop(held.over);
      }
      return;
    }
    const letter =
      !keys.letterKeys || event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : event.key.toLowerCase();
    const asked = letter && keys.letters?.[letter];
    if (letter === "x") {
      took();
      choose(itemId(item), event.shiftKey);
    } else if (asked) {
      took();
      asked.act(item);
    } else if (event.key === "Escape") {
      if (clear()) took();
    } else if (event.key === " ") {
      took();
      if (!fixed) pick(item, stage, "keys");
    } else if (along || sideways) {
      took();
      focus(neighbour(stages, place, item, along, sideways, itemId));
    }
  };
  return { board, reached, landed: reached === landed, reach, leave, keep, press };
}

/** The next stage to one side that takes what is held. */
function landing<T>(
  stages: readonly BoardStage<T>[],
  place: number,
  sideways: number,
  mayLand: (stage: string) => boolean,
) {
  for (let at = place + sideways; stages[at]; at += sideways) {
    const stage = stages[at];
    if (stage && mayLand(stage.id)) return stage;
  }
  return undefined;
}

function neighbour<T>(
  stages: readonly BoardStage<T>[],
  place: number,
  item: T,
  along: number,
  sideways: number,
  itemId: (item: T) => string,
) {
  const row = stages[place]?.items.indexOf(item) ?? 0;
  if (along) {
    const next = stages[place]?.items[row + along];
    return next && itemId(next);
  }
  for (let at = place + sideways; stages[at]; at += sideways) {
    const items = stages[at]?.items ?? [];
    const next = items[Math.min(row, items.length - 1)];
    if (next !== undefined) return itemId(next);
  }
  return undefined;
}
