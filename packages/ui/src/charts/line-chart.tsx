import { Line } from "recharts";
import { OverTime } from "./over-time";
import type { SeriesChartProps } from "./series";

/** How figures went over time; what they are compared with is dashed and grey. */
export const LineChart = (props: SeriesChartProps) => (
  <OverTime {...props} draw={(line, { key }) => <Line key={key} {...line} />} />
);
