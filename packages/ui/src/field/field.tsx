import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import { FieldNote } from "./field-note";
import { type ControlProps, wiringOf } from "./wiring";

export interface FieldFrame {
  label: ReactNode;
  /** Help below the control; an error takes its place. */
  hint?: ReactNode;
  /** How to put the value right. */
  error?: ReactNode;
  /** Marks the field as optional; required fields carry no mark. */
  optional?: boolean;
  /** Shown at the right of the label, such as a "Forgot password?" link or a count. */
  labelSide?: ReactNode;
}

export interface FieldProps extends FieldFrame {
  /** Keeps the label for screen readers only, where what stands beside says it to the eye. */
  labelHidden?: boolean;
  className?: string;
  /** The id of the control, when something else must know it. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label above one control, with its help or error below, tied together for screen readers. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  optional,
  labelSide,
  className,
  id,
  children,
}: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-1.5", labelHidden && "sr-only")}>
        <label htmlFor={controlId} className="text-sm font-medium">
          {label}
        </label>
        <FieldSide optional={optional}>{labelSide}</FieldSide>
      </div>
      {children(wiringOf(controlId, { error, hint }))}
      <FieldNote id={`${controlId}-note`} hint={hint} error={error} />
    </div>
  );
}

export function FieldSide({ optional, children }: { optional?: boolean; children?: ReactNode }) {
  if (!optional && !children) return null;
  return (
    <span className="text-ink-3 text-xs">
      {optional && (children ? "Optional, " : "Optional")}
      {children}
    </span>
  );
}
