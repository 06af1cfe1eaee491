export interface FigureProps {
  /** The middle of the figure. */
  x: number;
  /** Where it stands. */
  foot: number;
  width: number;
  /** The one pale figure of a facade: the reader. */
  pale?: boolean;
}

/** Somebody: a circle over an arch. */
export function Figure({ x, foot, width, pale }: FigureProps) {
  const r = width / 2;
  const body = width * (pale ? 1.35 : 0.93);
  return (
    <g className={pale ? "fill-on-facade" : "fill-facade-0"}>
      <path d={`M${x - r} ${foot}v${r - body}a${r} ${r} 0 0 1 ${width} 0v${body - r}z`} />
      <circle cx={x} cy={foot - body - width * 0.37} r={width * 0.29} />
    </g>
  );
}
