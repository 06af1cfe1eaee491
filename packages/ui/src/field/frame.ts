import type { ComponentProps } from "react";
import { cn } from "../cn";
import type { ControlProps, FieldFrame } from "./field";

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

/** The ids of what describes a control: its owner may name words that stand elsewhere, beside its own. */
export const describedBy = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(" ") || undefined;

/** What ties a control to the words around it. */
export const wiringOf = (
  id: string,
  { error, hint }: Pick<FieldFrame, "error" | "hint">,
): ControlProps => ({
  id,
  "aria-describedby": error || hint ? `${id}-note` : undefined,
  "aria-invalid": error ? true : undefined,
});

type Described = Pick<ComponentProps<"input">, "aria-describedby" | "aria-invalid">;

/** What the owner of a control gave it, and what its field does. */
export const wired = <P extends Described>(given: P, wiring: ControlProps) => ({
  ...given,
  ...wiring,
  "aria-describedby": describedBy(given["aria-describedby"], wiring["aria-describedby"]),
  "aria-invalid": wiring["aria-invalid"] ?? given["aria-invalid"],
});
