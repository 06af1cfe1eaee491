import type { ReactNode } from "react";
import { EndLabels } from "./end-labels";
import { Plot } from "./plot";
import { PointDot } from "./point-dot";
import { colourOf, type Series, type SeriesChartProps, valueOf } from "./series";
import { useMotion } from "./use-motion";

/** How a line over time is drawn: what the figures are compared with is dashed and without points. */
function lineOf({ rows, series, now }: SeriesChartProps, each: Series) {
  const colour = colourOf(series, each);
  return {
    type: "linear" as const,
    name: each.name,
    dataKey: valueOf(each.key),
    stroke: colour,
    strokeWidth: 2,
    strokeDasharray: each.compared ? "4 3" : undefined,
    dot: each.compared ? false : <PointDot colour={colour} now={now} last={rows.length - 1} />,
    activeDot: { r: 4, fill: colour, stroke: "var(--sheet)", strokeWidth: 2 },
  };
}

export type DrawLine = (
  line: ReturnType<typeof lineOf> & ReturnType<typeof useMotion>,
  each: Series,
) => ReactNode;

/** As many letters have room at the end of a line. */
const longest = 9;

/** Lines over time in their plot; two with short names are named at their ends. */
export function OverTime({ draw, ...props }: SeriesChartProps & { draw: DrawLine }) {
  const { rows, series } = props;
  const motion = useMotion();
  const named = series.length === 2 && series.every(({ name }) => name.length <= longest);
  return (
    <Plot {...props} marks="points" endRoom={named ? 76 : 12} legend={!named && series.length > 1}>
      {series.map((each) => draw({ ...lineOf(props, each), ...motion }, each))}
      {named && <EndLabels rows={rows} series={series} />}
    </Plot>
  );
}
