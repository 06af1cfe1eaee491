import { colourOf, type Series } from "./series";

/** The names of the marks, in the order of the marks. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {series.map((each) => (
        <LegendItem key={each.key} name={each.name} colour={colourOf(series, each)} />
      ))}
    </ul>
  );
}

interface LegendItemProps extends SwatchProps {
  name: string;
}

export function LegendItem({ name, ...swatch }: LegendItemProps) {
  return (
    <li className="inline-flex items-center gap-1.5 text-xs">
      <Swatch {...swatch} />
      {name}
    </li>
  );
}

interface SwatchProps {
  colour: string;
  /** The edge of a fill too light to stand alone. */
  edge?: string;
}

export function Swatch({ colour, edge }: SwatchProps) {
  return (
    <svg aria-hidden="true" width="10" height="10" className="flex-none">
      <rect x="1" y="1" width="8" height="8" rx="1" fill={colour} stroke={edge} />
    </svg>
  );
}
