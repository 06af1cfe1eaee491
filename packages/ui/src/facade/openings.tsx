import { Opening, type OpeningProps } from "./opening";

export interface OpeningsProps extends Omit<OpeningProps, "light" | "someone"> {
  /** One sign per opening: `.` dark, `*` lit, `~` a lamp, `@` lit with someone, `+` done. */
  row: string;
  /** From one opening to the next. */
  pitch: number;
}

const lights = { ".": "dark", "*": "lit", "~": "dim", "@": "lit", "+": "done" } as const;

/** A row of equal openings. */
export function Openings({ row, pitch, x, ...opening }: OpeningsProps) {
  return row
    .split("")
    .map((sign, place) => (
      <Opening
        key={place}
        {...opening}
        x={x + place * pitch}
        light={lights[sign as keyof typeof lights]}
        someone={sign === "@"}
      />
    ));
}
