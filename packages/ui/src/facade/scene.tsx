import type { ComponentProps } from "react";
import { cn } from "../cn";

export interface SceneProps extends ComponentProps<"svg"> {
  width: number;
  height: number;
}

/** The frame of a facade drawing: night sky, cropped at the top, standing on its foot. */
export function Scene({ width, height, className, children, ...props }: SceneProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      {...props}
      className={cn("block h-full w-full", className)}
    >
      <rect width={width} height={height} className="fill-facade-0" />
      {children}
    </svg>
  );
}
