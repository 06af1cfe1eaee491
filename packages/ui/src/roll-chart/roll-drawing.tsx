import { looks } from "./looks";
import {
  columnsOf,
  middle,
  pitch,
  type RollRow,
  sentenceOf,
  type Standing,
  standings,
} from "./roll";

export interface RollDrawingProps {
  row: RollRow;
  /** The columns of the longest row: all rows share its scale. */
  widest: number;
  /** How many dots stand on one another. */
  high: number;
}

/** How wide a row stands: its share of the longest one, never larger than drawn. */
export const widthOf = ({ row, widest, high }: RollDrawingProps) => ({
  width: `${(columnsOf(row, high) / Math.max(1, widest)) * 100}%`,
  maxWidth: columnsOf(row, high) * pitch,
});

/** One row of dots. Dots of a kind are one path; those lit are their own, so that a new one can light up. */
export function RollDrawing(props: RollDrawingProps) {
  const { row, high } = props;
  const list = standings(row);
  return (
    <svg
      role="img"
      aria-label={sentenceOf(row)}
      viewBox={`0 0 ${Math.max(1, columnsOf(row, high)) * pitch} ${high * pitch}`}
      style={widthOf(props)}
      className="block"
    >
      {(["placed", "offer", "in-process", "not-started"] as const).map((standing) => {
        const { colour, radius, ring } = looks[standing];
        return (
          <path
            key={standing}
            d={circles(list, standing, radius, high)}
            fill={ring ? "none" : colour}
            stroke={ring ? colour : undefined}
            strokeWidth={ring}
          />
        );
      })}
      {list.map((standing, place) => {
        if (standing !== "lit") return null;
        const { x, y } = middle(place, high);
        const { colour, radius } = looks.lit;
        return (
          <circle key={place} cx={x} cy={y} r={radius} fill={colour} className="animate-fade-in" />
        );
      })}
    </svg>
  );
}

function circles(list: readonly Standing[], wanted: Standing, r: number, high: number) {
  let path = "";
  list.forEach((standing, place) => {
    if (standing !== wanted) return;
    const { x, y } = middle(place, high);
    path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  return path;
}
