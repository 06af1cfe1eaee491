import type { ReactNode } from "react";

/** How far along something is, as a clock face that fills up. */
export type StatusGlyph =
  | "ring"
  | "quarter"
  | "half"
  | "three-quarters"
  | "done"
  | "paused"
  | "crossed";

const ring = <circle cx="6" cy="6" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="6" cy="6" r="6" fill="currentColor" />;
const slice = (path: string) => (
  <>
    {ring}
    <path d={path} fill="currentColor" />
  </>
);

/** `on-glyph` is the ground of the pill: what is cut out of a full disc. */
export const glyphs: Record<StatusGlyph, ReactNode> = {
  ring,
  quarter: slice("M6 6V2.8A3.2 3.2 0 0 1 9.2 6z"),
  half: slice("M6 6V2.8A3.2 3.2 0 0 1 6 9.2z"),
  "three-quarters": slice("M6 6V2.8A3.2 3.2 0 1 1 2.8 6z"),
  done: (
    <>
      {disc}
      <path
        d="M3.4 6.2l1.8 1.8 3.4-3.8"
        fill="none"
        stroke="var(--on-glyph)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  paused: (
    <>
      {ring}
      <path d="M3.6 6h4.8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  crossed: (
    <>
      {disc}
      <path
        d="M4.2 4.2l3.6 3.6M7.8 4.2L4.2 7.8"
        stroke="var(--on-glyph)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
};
