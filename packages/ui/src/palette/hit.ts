import type { ReactNode } from "react";

/** One thing the palette can open or do. */
export interface PaletteHit {
  id: string;
  label: string;
  /** A few words at the right: "Connected", a roll number. */
  detail?: ReactNode;
  /** An avatar of 24 px or an icon of 16 px. */
  picture?: ReactNode;
}

export interface PaletteGroup<H extends PaletteHit = PaletteHit> {
  /** "Students", "Companies", "Actions". */
  heading: string;
  hits: readonly H[];
}

export interface PaletteAsk {
  search: string;
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
}

export type PaletteSearch<H extends PaletteHit> = (
  ask: PaletteAsk,
) => Promise<readonly PaletteGroup<H>[]>;
