import { Bar } from "recharts";
import { Plot } from "./plot";
import { colourOf, type SeriesChartProps, valueOf } from "./series";
import { useMotion } from "./use-motion";

export interface BarChartProps extends SeriesChartProps {
  /** One series upon the other, where together they are a whole. */
  stacked?: boolean;
}

/** Figures side by side, from zero. */
export function BarChart({ stacked, ...props }: BarChartProps) {
  const { series } = props;
  const motion = useMotion();
  const top = series.length - 1;
  return (
    <Plot {...props} marks="bars" legend={series.length > 1}>
      {series.map((each, place) => (
        <Bar
          key={each.key}
          name={each.name}
          dataKey={valueOf(each.key)}
          stackId={stacked ? "whole" : undefined}
          fill={colourOf(series, each)}
          // A line of the ground keeps the parts of a stack apart without colour.
          stroke={stacked ? "var(--sheet)" : undefined}
          radius={!stacked || place === top ? [2, 2, 0, 0] : 0}
          maxBarSize={28}
          {...motion}
        />
      ))}
    </Plot>
  );
}

/** Parts upon one another, together a whole. */
export const StackedBarChart = (props: SeriesChartProps) => <BarChart {...props} stacked />;
