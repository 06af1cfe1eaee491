export interface WallProps {
  x?: number;
  y: number;
  width: number;
  foot: number;
  /** How near the wall is: the nearer, the brighter. */
  tone: 1 | 2 | 3;
  /** The side wall at the right, in shade. */
  side?: number;
  /** The side wall at the left, in shade. */
  before?: number;
  coping?: boolean;
}

const tones = {
  1: ["fill-facade-1", "fill-facade-2", "fill-facade-0"],
  2: ["fill-facade-2", "fill-facade-3", "fill-facade-1"],
  3: ["fill-facade-3", "fill-facade-4", "fill-facade-1"],
} as const;

/** A plain wall with its coping line. */
export function Wall({
  x = 0,
  y,
  width,
  foot,
  tone,
  side = 0,
  before = 0,
  coping = true,
}: WallProps) {
  const [face, cap, shade] = tones[tone];
  return (
    <>
      {before > 0 && (
        <rect x={x - before} y={y} width={before} height={foot - y} className={shade} />
      )}
      <rect x={x} y={y} width={width} height={foot - y} className={face} />
      {side > 0 && <rect x={x + width} y={y} width={side} height={foot - y} className={shade} />}
      {coping && <rect x={x} y={y} width={width} height={6} className={cap} />}
    </>
  );
}
