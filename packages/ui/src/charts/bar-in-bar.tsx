import {
  Bar,
  BarChart,
  CartesianGrid,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { barNames } from "./bar-name";
import { ChartFrame } from "./chart-frame";
import { ChartTip } from "./chart-tip";
import { LegendItem } from "./legend";
import { tick } from "./tick";
import { indian } from "./series";
import { useMotion } from "./use-motion";

export interface BarInBarRow {
  /** The category under the bar, such as "Wk 9". */
  name: string;
  /** The category in full, for the tooltip and the table. */
  title?: string;
  whole: number;
  part: number;
}

export interface BarInBarProps {
  title: string;
  /** What the chart shows, in one sentence. */
  finding: string;
  rows: readonly BarInBarRow[];
  /** What the outer bar counts, such as "Sent". */
  wholeName: string;
  /** What the inner bar counts, such as "Accepted". */
  partName: string;
  /** What the rows are, such as "Week". */
  rowsAre?: string;
  height?: number;
}

/** A part drawn inside its whole: "sent" and, in it, "accepted". */
export function BarInBar({
  title,
  finding,
  rows,
  wholeName,
  partName,
  rowsAre = "When",
  height = 240,
}: BarInBarProps) {
  const motion = useMotion();
  return (
    <ChartFrame
      title={title}
      finding={finding}
      rows={rows.map((row) => ({ ...row, title: row.title ?? row.name }))}
      columns={[
        { key: "title", title: rowsAre },
        { key: "whole", title: wholeName, number: true },
        { key: "part", title: partName, number: true },
      ]}
      legend={
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          <LegendItem colour="var(--ramp-1)" edge="var(--ramp-3)" name={wholeName} />
          <LegendItem colour="var(--accent)" name={partName} />
        </ul>
      }
    >
      <BarChart
        responsive
        data={rows}
        width="100%"
        height={height}
        margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
        aria-label={`${title}. Left and right arrow keys walk along the bars.`}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="name"
          tickLine={false}
          axisLine={{ stroke: "var(--rule-strong)" }}
          {...barNames(rows.length)}
        />
        <XAxis dataKey="name" xAxisId="inner" hide />
        <YAxis tick={tick} tickLine={false} axisLine={false} tickCount={4} allowDecimals={false} />
        <Tooltip
          cursor={{ fill: "var(--hover)" }}
          content={<Point wholeName={wholeName} partName={partName} />}
          {...motion}
        />
        <Bar
          dataKey="whole"
          name={wholeName}
          fill="var(--ramp-1)"
          stroke="var(--ramp-3)"
          radius={2}
          maxBarSize={28}
          {...motion}
        />
        <Bar
          dataKey="part"
          xAxisId="inner"
          name={partName}
          fill="var(--accent)"
          radius={2}
          maxBarSize={12}
          {...motion}
        />
      </BarChart>
    </ChartFrame>
  );
}

function Point(
  props: Partial<Pick<TooltipContentProps, "active" | "payload">> & {
    wholeName: string;
    partName: string;
  },
) {
  const row = props.payload?.[0]?.payload as BarInBarRow | undefined;
  if (!props.active || !row) return null;
  return (
    <ChartTip
      title={row.title ?? row.name}
      rows={[
        { name: props.wholeName, value: indian(row.whole), colour: "var(--ramp-1)" },
        { name: props.partName, value: indian(row.part), colour: "var(--accent)" },
      ]}
    />
  );
}
