import type { Density, Options } from "../model/options";

const millimetre = 96 / 25.4;
/** In px. */
export const point = 96 / 72;

export const papers = {
  a4: { width: 210 * millimetre, height: 297 * millimetre },
  letter: { width: 8.5 * 96, height: 11 * 96 },
};
/** In millimetres. */
export const margins = { narrow: 12, normal: 17, wide: 23 };

/** Sizes as parts of the text's. */
export interface Scale {
  name: number;
  headline: number;
  title: number;
  entry: number;
  small: number;
}

/** What is measured in px before anything is drawn. */
export interface Metrics {
  page: { width: number; height: number };
  margin: number;
  gap: { section: number; title: number; entry: number; item: number };
  type: Record<keyof Scale | "text", { size: number; line: number }>;
}

/** In px at the usual size of the text, from the closest to the widest. */
const rooms: Record<keyof Metrics["gap"], Record<Density, number>> = {
  section: { 1: 9, 2: 12, 3: 16, 4: 20, 5: 25 },
  title: { 1: 2, 2: 3, 3: 5, 4: 7, 5: 9 },
  entry: { 1: 4, 2: 6, 3: 9, 4: 12, 5: 15 },
  item: { 1: 0, 2: 1, 3: 2, 4: 3, 5: 5 },
};

const rounded = (value: number) => Math.round(value * 100) / 100;

export function metricsFor(options: Options, scale: Scale): Metrics {
  const text = options.baseSize * point;
  // Whole px, or browsers would round each line in their own way.
  const sized = (share: number, height = options.lineHeight) => ({
    size: rounded(text * share),
    line: Math.round(text * share * height),
  });
  return {
    page: papers[options.paper],
    margin: margins[options.margin] * millimetre,
    gap: gapsFor(options),
    type: {
      text: sized(1),
      name: sized(scale.name, 1.15),
      headline: sized(scale.headline, 1.3),
      title: sized(scale.title, 1.3),
      entry: sized(scale.entry),
      small: sized(scale.small, 1.3),
    },
  };
}

/** The room between parts, which grows with the text. */
export function gapsFor({ baseSize, density }: Options): Metrics["gap"] {
  const at = (steps: Record<Density, number>) =>
    rounded(steps[density] * ((baseSize * point) / 14));
  const { section, title, entry, item } = rooms;
  return { section: at(section), title: at(title), entry: at(entry), item: at(item) };
}

/** The name's own size, which may be less than what else is set as large as names. */
export const nameVariables = ({ type: { name } }: Metrics, share: number) => ({
  "--tr-own-name": `${rounded(name.size * share)}px`,
  "--tr-own-name-line": `${Math.round(name.line * share)}px`,
});

/** The same figures for the style sheets. */
export const variablesOf = ({ type, gap, margin }: Metrics): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(type).flatMap(([name, { size, line }]) => [
      [`--tr-${name}`, `${size}px`],
      [`--tr-${name}-line`, `${line}px`],
    ]),
  ),
  ...Object.fromEntries(Object.entries(gap).map(([name, px]) => [`--tr-gap-${name}`, `${px}px`])),
  "--tr-margin": `${rounded(margin)}px`,
});
