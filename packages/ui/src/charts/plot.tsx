import type { ReactNode } from "react";
import {
  BarChart,
  CartesianGrid,
  ComposedChart,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { barNames } from "./bar-name";
import { ChartFrame } from "./chart-frame";
import { ChartTip, pointed } from "./chart-tip";
import { Legend } from "./legend";
import { tick } from "./tick";
import { colourOf, indian, type SeriesChartProps, tableOf } from "./series";
import { useMotion } from "./use-motion";

/** The first and the last are named, and between them those that have room. */
const pointNames = { tick, minTickGap: 16, interval: "preserveStartEnd" } as const;

interface PlotProps extends SeriesChartProps {
  /** Bars have breadth, lines have points. */
  marks: "bars" | "points";
  /** Room at the right for names that stand at the end of lines. */
  endRoom?: number;
  legend?: boolean;
  children: ReactNode;
}

/** One frame, one grid, one pair of axes and one tooltip for everything drawn over categories. */
export function Plot(props: PlotProps) {
  const { title, finding, rows, series, marks, endRoom = 0, height = 240, children } = props;
  const motion = useMotion();
  const wide = Math.max(
    0,
    ...rows.flatMap(({ values }) => Object.values(values).map((v) => String(v).length)),
  );
  const legend = props.legend ?? series.length > 2;
  // The chart of bars knows how broad a bar is, and marks all of it under the pointer.
  const Chart = marks === "bars" ? BarChart : ComposedChart;
  return (
    <ChartFrame
      title={title}
      finding={finding}
      {...tableOf(props)}
      legend={legend && <Legend series={series} />}
    >
      <Chart
        responsive
        data={[...rows]}
        width="100%"
        height={height}
        margin={{ top: 8, right: endRoom, bottom: 0, left: 0 }}
        aria-label={`${title}. Left and right arrow keys walk along the points.`}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="name"
          tickLine={false}
          axisLine={{ stroke: "var(--rule-strong)" }}
          {...(marks === "bars" ? barNames(rows.length) : pointNames)}
          padding={marks === "points" ? { left: 12, right: 12 } : undefined}
          scale={marks === "points" ? "point" : "auto"}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickCount={5}
          width={Math.min(64, 16 + wide * 5)}
          domain={[0, "auto"]}
          tickFormatter={indian}
        />
        <Tooltip
          cursor={marks === "bars" ? { fill: "var(--hover)" } : { stroke: "var(--rule-strong)" }}
          content={<Point {...props} />}
          {...motion}
        />
        {children}
      </Chart>
    </ChartFrame>
  );
}

function Point({
  series,
  format = indian,
  ...props
}: SeriesChartProps & Partial<Pick<TooltipContentProps, "active" | "payload">>) {
  const row = pointed(props);
  if (!row) return null;
  const rows = series.flatMap((each) => {
    const value = row.values[each.key];
    if (value === null || value === undefined) return [];
    return [{ name: each.name, value: format(value), colour: colourOf(series, each) }];
  });
  return <ChartTip title={row.title ?? row.name} rows={rows} />;
}
