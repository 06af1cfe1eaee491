/** A block as it was measured: how tall it is, and what the packing must respect. All lengths in px. */
export interface Measured {
  id: string;
  height: number;
  /** The room above it, left out at the top of a page. */
  gap: number;
  keepWithNext?: boolean;
  breakBefore?: boolean;
  /** Lines of text it can be parted at; 0 or left out for one that cannot be parted. */
  lines?: number;
  /** May be parted wherever it helps; other texts only when they are taller than a page. */
  splits?: boolean;
  /** Blocks of the same entry; up to three of them stay on one page. */
  entry?: string;
  /** Blocks that were asked to stay together, such as a section. */
  together?: string;
}
