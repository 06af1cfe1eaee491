import type { Widget } from "../home-store";

/** Parts of three columns stand at the side. */
const aside = 3;
export const isAside = (widget: Pick<Widget, "columns"> | undefined) => widget?.columns === aside;

const widths = [
  [4, "Third"],
  [6, "Half"],
  [8, "Two thirds"],
  [12, "Whole"],
] as const;
export const sizes = widths.map(([columns, label]) => ({ value: String(columns), label }));

/** The columns of the grid that a part takes; written out, so that the styles know them. */
export const spans: Record<number, string> = {
  4: "wide:col-span-4",
  6: "wide:col-span-6",
  8: "wide:col-span-8",
};
