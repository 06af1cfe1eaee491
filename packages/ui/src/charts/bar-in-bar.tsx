import {
  Bar,
  BarChart,
  CartesianGrid,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { useReducedMotion } from "./use-reduced-motion";
import { ChartFrame } from "./chart-frame";

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
  height?: number;
}

/** A part drawn inside its whole: "sent" and, in it, "accepted". */
export function BarInBar({
  title,
  finding,
  rows,
  wholeName,
  partName,
  height = 240,
}: BarInBarProps) {
  const still = useReducedMotion();
  const tick = { fill: "var(--ink-3)", fontSize: 12 };
  const motion = { isAnimationActive: !still, animationDuration: 240 };
  return (
    <ChartFrame
      title={title}
      finding={finding}
      rows={rows.map((row) => ({ ...row, title: row.title ?? row.name }))}
      columns={[
        { key: "title", title: "When" },
        { key: "whole", title: wholeName, number: true },
        { key: "part", title: partName, number: true },
      ]}
      legend={
        <>
          <Swatch className="bg-ramp-1 ring-ramp-3 ring" name={wholeName} />
          <Swatch className="bg-accent" name={partName} />
        </>
      }
    >
      <BarChart
        responsive
        data={rows}
        width="100%"
        height={height}
        margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
        accessibilityLayer
        title={title}
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey="name"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--rule-strong)" }}
          minTickGap={16}
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

function Swatch({ className, name }: { className: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs">
      <span aria-hidden="true" className={`size-2 rounded-[1px] ${className}`} />
      {name}
    </span>
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
    <div className="bg-inverse text-on-inverse min-w-36 rounded-lg px-2.5 py-2 text-xs">
      <p className="font-semibold">{row.title ?? row.name}</p>
      {[
        { name: props.wholeName, value: row.whole },
        { name: props.partName, value: row.part },
      ].map(({ name, value }) => (
        <p key={name} className="text-on-inverse-2 flex justify-between gap-4">
          {name}
          <span className="tnum text-on-inverse font-semibold">
            {value.toLocaleString("en-IN")}
          </span>
        </p>
      ))}
    </div>
  );
}
