import { cva, type VariantProps } from "class-variance-authority";
import { useState } from "react";
import type { Entity } from "../brand/shapes";
import { cn } from "../cn";
import { hue, initials } from "./initials";

const avatar = cva("inline-grid flex-none place-items-center overflow-hidden font-semibold select-none", {
  variants: {
    entity: { person: "rounded-full", college: "arch", company: "rounded-[20%]" },
    size: {
      xs: "size-5.5 text-[0.5625rem]",
      sm: "size-6.5 text-[0.6875rem]",
      md: "size-9 text-xs",
      lg: "size-13 text-lg",
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
  defaultVariants: { entity: "person", size: "md" },
});

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
