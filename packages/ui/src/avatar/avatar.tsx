import { cva, type VariantProps } from "class-variance-authority";
import { useState } from "react";
import type { Entity } from "../brand/shapes";
import { cn } from "../cn";
import { hue, initials } from "./initials";

const avatar = cva(
  "inline-grid flex-none place-items-center overflow-hidden font-semibold select-none",
  {
    variants: {
      entity: { person: "rounded-full", college: "arch", company: "rounded-[20%]" },
      size: {
        xs: "size-5.5",
        sm: "size-6.5",
        md: "size-9",
        lg: "size-13",
        xl: "size-33 text-4xl",
      },
      tint: {
        1: "bg-id-1 text-id-1-ink",
        2: "bg-id-2 text-id-2-ink",
        3: "bg-id-3 text-id-3-ink",
        4: "bg-id-4 text-id-4-ink",
        5: "bg-id-5 text-id-5-ink",
        6: "bg-id-6 text-id-6-ink",
      },
    },
    // One letter stands larger than two.
    compoundVariants: [
      { entity: "person", size: "xs", className: "text-[0.5625rem]" },
      { entity: "person", size: "sm", className: "text-[0.6875rem]" },
      { entity: "person", size: "md", className: "text-xs" },
      { entity: "person", size: "lg", className: "text-lg" },
      { entity: ["college", "company"], size: "xs", className: "text-2xs" },
      { entity: ["college", "company"], size: "sm", className: "text-xs" },
      { entity: ["college", "company"], size: "md", className: "text-base" },
      { entity: ["college", "company"], size: "lg", className: "text-2xl" },
    ],
    defaultVariants: { entity: "person", size: "md" },
  },
);

export interface AvatarProps extends Omit<VariantProps<typeof avatar>, "tint" | "entity"> {
  /** A circle for a person, an arch for a college, a square for a company. */
  entity: Entity;
  /** Gives the initials and their tint, and is read out unless `decorative`. */
  name: string;
  /** A picture; while it is missing or broken the initials show. */
  src?: string;
  /** The name stands beside it already. */
  decorative?: boolean;
  className?: string;
}

export function Avatar({ entity, name, src, size, decorative, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const named = decorative ? { "aria-hidden": true as const } : { role: "img", "aria-label": name };
  return (
    <span {...named} className={cn(avatar({ entity, size, tint: hue(name) }), className)}>
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden="true">{initials(name, entity === "person" ? 2 : 1)}</span>
      )}
    </span>
  );
}
