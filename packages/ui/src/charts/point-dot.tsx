interface PointDotProps {
  colour: string;
  /** The last point is the present one. */
  now?: boolean;
  last: number;
  cx?: number;
  cy?: number;
  index?: number;
}

/** A point on a line; the present one is a lit window. */
export function PointDot({ colour, now, last, cx, cy, index }: PointDotProps) {
  // A missing figure is a gap, without a point.
  if (cx === undefined || cy === undefined || cy === null) return null;
  if (now && index === last)
    return (
      <circle cx={cx} cy={cy} r={4.5} fill="var(--spark)" stroke="var(--sheet)" strokeWidth={2} />
    );
  return <circle cx={cx} cy={cy} r={3} fill="var(--sheet)" stroke={colour} strokeWidth={2} />;
}
