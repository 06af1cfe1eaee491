import { Area } from "recharts";
import { type DrawLine, OverTime } from "./over-time";
import type { SeriesChartProps } from "./series";

const area: DrawLine = (line, { key, compared }) => (
  <Area key={key} {...line} fill={compared ? "none" : line.stroke} fillOpacity={0.14} />
);

/** How much there was over time, as ground under a line. */
export const AreaChart = (props: SeriesChartProps) => <OverTime {...props} draw={area} />;
