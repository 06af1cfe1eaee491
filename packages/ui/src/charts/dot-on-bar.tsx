import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  Rectangle,
  Tooltip,
  type TooltipContentProps,
  useXAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import { ChartFrame } from "./chart-frame";
import { ChartTip } from "./chart-tip";
import { tick } from "./tick";
import { useMotion } from "./use-motion";

export interface DotOnBarRow {
  /** What the dots belong to, such as the domain "Web development". */
  name: string;
  dots: readonly { name: string; value: number }[];
}

export interface DotOnBarProps {
  title: string;
  /** What the chart shows, in one sentence. */
  finding: string;
  rows: readonly DotOnBarRow[];
  /** The names of 0, 1, 2 …, such as "New" to "Expert". */
  scale: readonly string[];
  /** What a row is, such as "Domain". */
  rowsAre: string;
  /** What a dot is, such as "Skill". */
  dotsAre: string;
}

interface Averaged extends DotOnBarRow {
  average: number;
}

const line = 44;

/** The average of a group as a bar, and each of its members as a dot on it. */
export function DotOnBar(props: DotOnBarProps) {
  const { title, finding, rows, scale, rowsAre, dotsAre } = props;
  const motion = useMotion();
  const averaged: Averaged[] = rows.map((row) => ({ ...row, average: average(row) }));
  const levels = scale.map((_, level) => level);
  return (
    <ChartFrame
      title={title}
      finding={finding}
      rows={rows.flatMap(({ name, dots }) =>
        dots.map((dot) => ({ row: name, dot: dot.name, value: level(scale, dot.value) })),
      )}
      columns={[
        { key: "row", title: rowsAre },
        { key: "dot", title: dotsAre },
        { key: "value", title: "Level" },
      ]}
    >
      <BarChart
        responsive
        layout="vertical"
        data={averaged}
        width="100%"
        height={rows.length * line + 32}
        margin={{ top: 4, right: 28, bottom: 0, left: 0 }}
        aria-label={`${title}. Up and down arrow keys walk along the bars.`}
        accessibilityLayer
      >
        <CartesianGrid horizontal={false} stroke="var(--rule)" />
        <XAxis
          type="number"
          domain={[0, scale.length - 1]}
          ticks={levels}
          interval={0}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--rule-strong)" }}
          tickFormatter={(value: number) => scale[value] ?? ""}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={148}
          tick={{ ...tick, fill: "var(--ink)", fontSize: 14 }}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ fill: "var(--hover)" }}
          content={<Members scale={scale} />}
          {...motion}
        />
        <Bar dataKey="average" name="Average" barSize={12} shape={DottedBar} {...motion} />
      </BarChart>
    </ChartFrame>
  );
}

const average = ({ dots }: DotOnBarRow) =>
  dots.length ? dots.reduce((sum, { value }) => sum + value, 0) / dots.length : 0;

const level = (scale: readonly string[], value: number) => scale[Math.round(value)] ?? "";

function DottedBar({ x, y, width, height, payload }: BarShapeProps) {
  const across = useXAxisScale();
  const { dots } = payload as Averaged;
  const places = new Map<number, number>();
  return (
    <g>
      <Rectangle
        x={x}
        y={y}
        width={width}
        height={height}
        radius={2}
        fill="var(--ramp-1)"
        stroke="var(--ramp-3)"
      />
      {dots.map(({ name, value }) => {
        // Skills of one level stand beside one another.
        const before = places.get(value) ?? 0;
        places.set(value, before + 1);
        return (
          <circle
            key={name}
            cx={(across?.(value) ?? 0) - before * 7}
            cy={y + height / 2}
            r={4.5}
            fill="var(--accent)"
            stroke="var(--sheet)"
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  );
}

function Members({
  active,
  payload,
  scale,
}: Partial<Pick<TooltipContentProps, "active" | "payload">> & { scale: readonly string[] }) {
  const row = payload?.[0]?.payload as Averaged | undefined;
  if (!active || !row) return null;
  return (
    <ChartTip
      title={row.name}
      rows={row.dots.map(({ name, value }) => ({
        name,
        value: level(scale, value),
        colour: "var(--ramp-2)",
      }))}
    />
  );
}
