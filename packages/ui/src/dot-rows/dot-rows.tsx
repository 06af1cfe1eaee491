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
}

const rowHeight = 30;
const start = 120;
const length = 200;
const width = start + length + 12;

/** A bar for the average of each row and a dot for each of its values: still, small, and drawn on a server. */
export function DotRows({ finding, rows, from, to }: DotRowsProps) {
  const at = (value: number) =>
    start + (Math.max(0, value - from.value) / (to.value - from.value)) * length;
  const foot = rows.length * rowHeight + 4;
  const steps = Array.from({ length: to.value - from.value + 1 }, (_, n) => at(from.value + n));
  return (
    <svg
      role="img"
      aria-label={finding}
      viewBox={`0 0 ${width} ${foot + 20}`}
      className="w-full max-w-120 text-xs"
    >
      {steps.map((x) => (
        <line key={x} x1={x} x2={x} y1="0" y2={foot} className="stroke-rule" />
      ))}
      {rows.map(({ name, average, dots }, row) => {
        const y = row * rowHeight + rowHeight / 2;
        return (
          <g key={name}>
            <text x="0" y={y + 4} className="fill-ink-2">
              {short(name)}
            </text>
            <rect
              x={start}
              y={y - 4.5}
              width={Math.max(2, at(average) - start)}
              height="9"
              rx="1.5"
              className="fill-ramp-2"
            />
            {dots.map((dot) => (
              <circle
                key={dot.name}
                cx={at(dot.value)}
                cy={y}
                r="5"
                className="fill-accent stroke-sheet stroke-2"
              />
            ))}
          </g>
        );
      })}
      <text x={start} y={foot + 14} className="fill-ink-3">
        {from.name}
      </text>
      <text x={start + length} y={foot + 14} textAnchor="end" className="fill-ink-3">
        {to.name}
      </text>
    </svg>
  );
}

const longest = 17;
const short = (name: string) =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
