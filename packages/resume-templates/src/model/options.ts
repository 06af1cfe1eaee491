export type Density = 1 | 2 | 3 | 4 | 5;

/** What a person may choose about the looks; the text is never touched. */
export interface Options {
  paper: "a4" | "letter";
  margin: "narrow" | "normal" | "wide";
  density: Density;
  fit: "flow" | "one-page";
  /** A colour as `#rrggbb`; one that cannot be read on white is darkened until it can. */
  accent: string;
  fontPair: string;
  /** In points, from 9 to 12. */
  baseSize: number;
  lineHeight: number;
  headingCase: "as-typed" | "upper";
  level: "words" | "dots" | "bar" | "segments" | "hidden";
  photo: "auto" | "hidden" | "square" | "round";
  links: "label" | "label+address";
  dates: "month" | "short" | "year";
  pageNumbers: boolean;
  /** Ids of sections, first to last; a section that is not named keeps its place after them. */
  order: string[];
}

export const standardOptions: Options = {
  paper: "a4",
  margin: "normal",
  density: 3,
  fit: "flow",
  accent: "#27408b",
  fontPair: "",
  baseSize: 10.5,
  lineHeight: 1.35,
  headingCase: "as-typed",
  level: "words",
  photo: "auto",
  links: "label",
  dates: "short",
  pageNumbers: true,
  order: [],
};

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));

/** The standard, then what the template prefers, then what the person chose, inside the limits. */
export function settle(preferred: Partial<Options>, chosen: Partial<Options> = {}): Options {
  const all = { ...standardOptions, ...preferred, ...chosen };
  return {
    ...all,
    baseSize: within(all.baseSize, 9, 12),
    lineHeight: within(all.lineHeight, 1.15, 1.7),
    density: within(Math.round(all.density), 1, 5) as Density,
  };
}
