import { ChartFrame } from "../charts/chart-frame";
import { cn } from "../cn";
import type { LinkComponent } from "../link";
import { inGroups } from "../number/count";
import { looks } from "./looks";
import { columnsOf, countOf, highFor, type RollRow, shareOf } from "./roll";
import { RollCanvas } from "./roll-canvas";
import { RollDrawing } from "./roll-drawing";

export interface RollChartProps {
  title: string;
  /** What the roll shows, in one sentence. */
  finding: string;
  rows: readonly RollRow[];
  /** What a row is, such as "Department". */
  rowsAre?: string;
  /** Renders the rows that lead somewhere; `<a>` without it. */
  link?: LinkComponent;
}

/** From here on dots are painted, not drawn. */
const manyDots = 5000;
const grid =
  "grid min-h-10.25 py-1.5 grid-cols-[8.75rem_minmax(0,1fr)_5.75rem_2.75rem] items-center -mx-2.5 px-2.5 rounded-md";

/** One dot for each student; all rows share a scale, so that their lengths compare. */
export function RollChart({ title, finding, rows, rowsAre = "Department", link }: RollChartProps) {
  const Link = link ?? "a";
  const high = highFor(rows);
  const widest = Math.max(0, ...rows.map((row) => columnsOf(row, high)));
  const many = rows.reduce((sum, row) => sum + countOf(row), 0) > manyDots;
  const Dots = many ? RollCanvas : RollDrawing;
  return (
    <ChartFrame
      title={title}
      finding={finding}
      rows={rows.map((row) => ({ ...row, share: shareOf(row), all: countOf(row) }))}
      columns={[
        { key: "name", title: rowsAre },
        { key: "placed", title: "Placed", number: true },
        { key: "placedThisWeek", title: "This week", number: true },
        { key: "offer", title: "Offer in hand", number: true },
        { key: "inProcess", title: "In process", number: true },
        { key: "notStarted", title: "Not started", number: true },
        { key: "all", title: "All", number: true },
      ]}
      legend={<RollLegend />}
    >
      {rows.map((row) => {
        const face = (
          <>
            <span data-drawn="" className="truncate pe-2 font-medium">
              {row.name}
            </span>
            <Dots row={row} widest={widest} high={high} />
            <span data-drawn="" className="tnum text-ink-2 text-end">
              <b className="text-ink font-semibold">{inGroups(row.placed)}</b> of{" "}
              {inGroups(countOf(row))}
            </span>
            <span data-drawn="" className="tnum text-ink-2 text-end font-medium">
              {shareOf(row)}
            </span>
          </>
        );
        return row.href ? (
          <Link key={row.name} href={row.href} className={cn(grid, "hover:bg-hover")}>
            {face}
          </Link>
        ) : (
          <div key={row.name} className={grid}>
            {face}
          </div>
        );
      })}
    </ChartFrame>
  );
}

function RollLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {Object.values(looks).map(({ name, colour, radius, ring }) => (
        <li key={name} className="inline-flex items-center gap-1.5 text-xs">
          <svg aria-hidden="true" width="8" height="8" className="flex-none">
            <circle
              cx="4"
              cy="4"
              r={radius > 3 ? 4 : ring ? 3.2 : 2}
              fill={ring ? "none" : colour}
              stroke={ring ? colour : undefined}
              strokeWidth={ring ? 1.6 : undefined}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
