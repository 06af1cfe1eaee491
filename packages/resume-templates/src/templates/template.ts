import type { ReactNode } from "react";
import type { FontPairId } from "../fonts/font-pairs";
import type { ResumeModel } from "../model/model";
import type { Options } from "../model/options";
import type { wordsFor } from "../model/words";
import type { Block } from "../primitives/block";
import type { Look } from "../primitives/look";
import type { Scale } from "../primitives/metrics";
import type { TemplateId } from "../registry";

export type FlowName = "main" | "side";

/** A stream of blocks and the room it has on each page, in px. */
export interface Flow {
  blocks: Block[];
  width: number;
  height: number;
}

/** The flows of one page, drawn, and which page it is, counted from 1. */
interface Framed {
  main: ReactNode;
  side?: ReactNode;
  number: number;
  label: string;
}

export interface Layout {
  main: Flow;
  side?: Flow;
  /** The first page that says its number; the first of all unless it is named. */
  numberedFrom?: number;
  /** Draws what surrounds the flows: margins, colour, columns. */
  frame: (page: Framed) => ReactNode;
}

/** What a template is given: a résumé in order, and how it is to look. */
export interface Assignment extends Look {
  resume: ResumeModel;
  words: ReturnType<typeof wordsFor>;
}

export interface Template {
  id: TemplateId;
  /** Raised when pages may break elsewhere than before. */
  version: number;
  fontPairs: readonly [FontPairId, ...FontPairId[]];
  defaults: Partial<Options>;
  scale: Scale;
  layout: (assignment: Assignment) => Layout;
}
