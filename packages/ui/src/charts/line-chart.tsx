import { Line } from "recharts";
import { type DrawLine, OverTime } from "./over-time";
import type { SeriesChartProps } from "./series";

const drawn: DrawLine = (line, { key }) => <Line key={key} {...line} />;

/** How figures went over time; what they are compared with is dashed and grey. */
export const LineChart = (props: SeriesChartProps) => <OverTime {...props} draw={drawn} />;
