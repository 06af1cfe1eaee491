import type { TooltipContentProps } from "recharts";
import { Swatch } from "./legend";
import type { ChartRow } from "./series";

export interface TipRow {
  name: string;
  value: string;
  colour: string;
}

/** The dark box beside a point, on hover and on keyboard focus; it is also read out. */
export function ChartTip({ title, rows }: { title: string; rows: readonly TipRow[] }) {
  return (
    <output className="bg-inverse text-on-inverse block min-w-36 rounded-lg px-2.5 py-2 text-xs">
      <b className="font-semibold">{title}</b>
      {rows.map(({ name, value, colour }) => (
        <span key={name} className="text-on-inverse-2 flex items-center gap-1.5">
          <Swatch colour={colour} />
          {name}
          <span className="tnum text-on-inverse ms-auto ps-4 font-semibold">{value}</span>
        </span>
      ))}
    </output>
  );
}

type Pointed = Partial<Pick<TooltipContentProps, "active" | "payload">>;

/** The row that is pointed at, if one is. */
export const pointed = ({ active, payload }: Pointed) =>
  active ? (payload?.[0]?.payload as ChartRow | undefined) : undefined;
