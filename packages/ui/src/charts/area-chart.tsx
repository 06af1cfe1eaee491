import { Area } from "recharts";
import { OverTime } from "./over-time";
import type { SeriesChartProps } from "./series";

/** How much there was over time, as ground under a line. */
export const AreaChart = (props: SeriesChartProps) => (
  <OverTime
    {...props}
    draw={(line, { key, compared }) => (
      <Area key={key} {...line} fill={compared ? "none" : line.stroke} fillOpacity={0.14} />
    )}
  />
);
