import { Fragment, type ReactNode } from "react";

export interface DotRow {
  name: string;
  /** Where the row's bar ends: the average of its dots. */
  average: number;
  dots: readonly { name: string; value: number }[];
}

export interface DotRowsProps {
  /** What the drawing shows, in one sentence; it is read out in its place. */
  finding: string;
  rows: readonly DotRow[];
  /** The first and the last step of the scale, and their names. */
  from: { value: number; name: string };
  to: { value: number; name: string };
  /** What the step in the middle is called. */
  middle?: string;
  /** What a dot and a bar stand for, such as "one skill" and "domain average". */
  legend: { dot: string; bar: string };
}

/** A bar for the average of each row and a dot for each of its values: still, small, and drawn on a server. */
export function DotRows({ finding, rows, from, to, middle, legend }: DotRowsProps) {
  const at = (value: number) =>
    `${(Math.max(0, value - from.value) / (to.value - from.value)) * 100}%`;
  const steps = Array.from({ length: to.value - from.value + 1 }, (_, n) => at(from.value + n));
  return (
    <figure aria-label={finding}>
      <div
        aria-hidden="true"
        className="grid max-w-120 grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] items-center gap-x-3 pe-1.5 text-xs"
      >
        {rows.map(({ name, average, dots }) => (
          <Fragment key={name}>
            <span className="text-ink-2 line-clamp-2 leading-3.75 wrap-break-word">{name}</span>
            {/* In percent, so that it is as wide as it may be while words and dots keep their size. */}
            <svg width="100%" height="30" className="overflow-visible rtl:-scale-x-100">
              {steps.map((x) => (
                <line key={x} x1={x} x2={x} y1="0" y2="30" className="stroke-rule" />
              ))}
              <rect y="10.5" width={at(average)} height="9" rx="1.5" className="fill-ramp-2" />
              {dots.map((dot) => (
                <circle
                  key={dot.name}
                  cx={at(dot.value)}
                  cy="15"
                  r="5"
                  className="fill-accent stroke-sheet stroke-2"
                />
              ))}
            </svg>
          </Fragment>
        ))}
        <span />
        <span className="text-ink-3 flex flex-wrap gap-x-1 pt-1 whitespace-nowrap">
          <span className="flex-1">{from.name}</span>
          <span>{middle}</span>
          <span className="flex-1 text-end">{to.name}</span>
        </span>
        <span />
        <span className="text-ink-3 flex flex-wrap gap-x-4 pt-2">
          <Entry words={legend.dot}>
            <circle cx="5" cy="5" r="4" className="fill-accent" />
          </Entry>
          <Entry words={legend.bar}>
            <rect y="1" width="10" height="8" rx="1.5" className="fill-ramp-2" />
          </Entry>
        </span>
      </div>
    </figure>
  );
}

const Entry = ({ words, children }: { words: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg width="10" height="10">
      {children}
    </svg>
    {words}
  </span>
);
