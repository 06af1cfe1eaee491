import { useId } from "react";
import { Figure } from "./figure";

export type OpeningShape = "arch" | "circle" | "square";
/** What is behind an opening: nobody, light, an evening lamp, or a finished step. */
type OpeningLight = "dark" | "lit" | "dim" | "done";

export interface OpeningProps {
  shape?: OpeningShape;
  x: number;
  y: number;
  width: number;
  height?: number;
  light?: OpeningLight;
  /** Fills a dark opening, for a wall that is brighter than the night behind it. */
  ground?: string;
  /** Someone stands in the light. */
  someone?: boolean;
}

const fills: Record<OpeningLight, [jamb: string, inside: string]> = {
  dark: ["fill-facade-shade", "fill-facade-0"],
  lit: ["fill-spark-shade", "fill-spark"],
  dim: ["fill-spark-shade opacity-50", "fill-spark-shade opacity-80"],
  done: ["fill-facade-3", "fill-facade-4"],
};

/** A circle, an arch or a square cut into a wall, with its left jamb and its top in shade. */
export function Opening({
  shape = "arch",
  x,
  y,
  width,
  height = width,
  light = "dark",
  ground,
  someone,
}: OpeningProps) {
  const clip = useId();
  const [jamb, inside] = fills[light];
  const depth = Math.round(Math.min(width * 0.19, 6 + width * 0.08));
  const outline = path(shape, x, y, width, height);
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className={jamb} />
      <path
        d={path(shape, x + depth, y + depth * 0.6, width, height)}
        className={light === "dark" && ground ? ground : inside}
      />
      {someone && <Figure x={x + width * 0.58} foot={y + height} width={width * 0.54} />}
    </g>
  );
}

function path(shape: OpeningShape, x: number, y: number, width: number, height: number) {
  const r = width / 2;
  if (shape === "square") return `M${x} ${y}h${width}v${height}h${-width}z`;
  if (shape === "circle")
    return `M${x + r} ${y}a${r} ${r} 0 0 1 0 ${width}a${r} ${r} 0 0 1 0 ${-width}z`;
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}z`;
}
