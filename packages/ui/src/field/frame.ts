import { cn } from "../cn";
import type { FieldFrame } from "./field";

/** The three heights of a control; without one it follows its surroundings. */
export type ControlSize = "sm" | "md" | "lg";

const sizes: Record<ControlSize, string> = {
  sm: "controls-sm",
  md: "[--control:2.125rem]",
  lg: "controls-lg",
};

export const controlSize = (size: ControlSize | undefined, className?: string) =>
  cn(size && sizes[size], className);

/** Parts the words around a control from what belongs to the control itself. */
export function splitFrame<P extends FieldFrame>(props: P) {
  const { label, hint, error, optional, labelSide, ...control } = props;
  return { frame: { label, hint, error, optional, labelSide }, control };
}
