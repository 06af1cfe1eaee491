import type { Standing } from "./roll";

export interface DotLook {
  name: string;
  colour: string;
  radius: number;
  /** Drawn as a ring of this width. */
  ring?: number;
}

/** In the order of the legend. */
export const looks: Record<Standing, DotLook> = {
  lit: { name: "Placed this week", colour: "var(--spark)", radius: 3.4 },
  placed: { name: "Placed", colour: "var(--ramp-4)", radius: 3.4 },
  offer: { name: "Offer in hand", colour: "var(--ramp-3)", radius: 3.4 },
  "in-process": { name: "In process", colour: "var(--ramp-3)", radius: 2.7, ring: 1.4 },
  "not-started": { name: "Not started", colour: "var(--idle-mark)", radius: 1.5 },
};
