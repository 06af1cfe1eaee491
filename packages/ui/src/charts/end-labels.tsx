import { useXAxisScale, useYAxisScale } from "recharts";
import { type ChartRow, colourOf, type Series } from "./series";

const apart = 16;

/** The names of two lines or areas, at their ends. */
export function EndLabels({
  rows,
  series,
}: {
  rows: readonly ChartRow[];
  series: readonly Series[];
}) {
  const across = useXAxisScale();
  const up = useYAxisScale();
  const last = rows.at(-1);
  if (!across || !up || !last) return null;
  const x = (across(last.name) ?? 0) + 10;
  const ends = series
    .flatMap((each) => {
      // The last figure that is known; without one there is no line to name.
      const end = rows.findLast(({ values }) => typeof values[each.key] === "number");
      return end ? [{ each, y: up(end.values[each.key] ?? 0) ?? 0 }] : [];
    })
    .sort((a, b) => a.y - b.y);
  const [first, second] = ends;
  // Names that would lie on one another make room.
  const near = first && second ? Math.max(0, apart - (second.y - first.y)) / 2 : 0;
  return ends.map(({ each, y }, place) => (
    <text
      key={each.key}
      x={x}
      y={y + 4 + (place ? near : -near)}
      fontSize={13}
      fontWeight={each.compared ? 400 : 600}
      fill={each.compared ? "var(--ink-2)" : labelColour(colourOf(series, each))}
    >
      {each.name}
    </text>
  ));
}

const labelColour = (colour: string) =>
  colour === "var(--accent)" ? "var(--accent-ink)" : "var(--ink)";
