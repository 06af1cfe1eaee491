import type { ReactNode } from "react";
import type { Run } from "../model/model";

/** Whether a drawn part of a text is its beginning; only that has the bullet. */
interface Part {
  first: boolean;
}

/** A run of a text; one that is a value of its own keeps its signs whatever stands around it. */
export interface DrawnRun extends Run {
  own?: true;
}

/** The smallest thing that lies on a page: never drawn twice, never left out. */
export interface Block {
  id: string;
  /** What it is, for the style sheets: `tr-b-<kind>`. */
  kind:
    | "masthead"
    | "title"
    | "head"
    | "paragraph"
    | "bullet"
    | "nested"
    | "skills"
    | "links"
    | "table"
    | "cards"
    | "figures";
  /** The room above it in px. */
  gap: number;
  node?: ReactNode;
  /** In place of `node`, a text that may be parted between two lines. */
  text?: { runs: DrawnRun[]; draw: (runs: DrawnRun[], part: Part) => ReactNode };
  /** May be parted wherever it helps, once it has more than six lines. */
  splits?: boolean;
  /** Neighbours of one list are drawn in one list. */
  list?: string;
  keepWithNext?: boolean;
  breakBefore?: boolean;
  entry?: string;
  together?: string;
}
