import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { MenuEntry } from "../menu/entry";

/** What a row does, the same object for all of them, so that a row is drawn again only when it looks different. */
export interface RowActs<T> {
  /** Takes it in or out; with `onwards` everything from the last one that was taken. */
  choose: (item: T, onwards: boolean) => void;
  open: ((item: T) => void) | undefined;
  press: (event: KeyboardEvent, item: T, stage: string) => void;
  reach: (item: T) => void;
  /** Told what has the focus next. */
  leave: (to: Element | null) => void;
  entries: (item: T, stage: string) => readonly MenuEntry[];
}

export interface BoardRowProps<T> {
  id: string;
  name: string;
  item: T;
  stage: string;
  render: (item: T) => ReactNode;
  acts: RefObject<RowActs<T>>;
  /** Held by pointer or keys: its place is hatched. */
  held: boolean;
  /** Seen somewhere else meanwhile: under the pointer, or at the stage it is carried to. */
  away: boolean;
  /** Stands at another stage by now: its place is closed up once it is painted there. */
  left: boolean;
  /** The one row that Tab reaches. */
  reached: boolean;
  /** Was put down here a moment ago. */
  landed: boolean;
  /** Cannot be picked up. */
  fixed: boolean;
  describedBy: string;
  /** Whether it is chosen; left out where nothing is. */
  chosen: boolean | undefined;
  /** Something is chosen somewhere: every box is shown. */
  choosing: boolean;
}
