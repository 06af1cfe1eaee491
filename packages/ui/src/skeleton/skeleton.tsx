import type { Entity } from "../brand/shapes";
import { cn } from "../cn";

const shapes = { person: "rounded-full", college: "arch", company: "rounded-[20%]" };

export interface SkeletonProps {
  /** The shape of an identity that is coming; without it a bar of text. */
  entity?: Entity;
  /** Its size, such as `w-24` or `size-9`. */
  className?: string;
}

/** The place of something that is loading; silent for screen readers. */
export function Skeleton({ entity, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "skeleton block",
        entity ? shapes[entity] : "h-2.5",
        className ?? (entity ? "size-9" : "w-full"),
      )}
    />
  );
}
