import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import { FieldSide, type FieldFrame } from "../field/field";
import { FieldNote } from "../field/field-note";

export interface ChoiceGroupProps extends FieldFrame {
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled group of radio buttons, with its help or error. Led to when it is wrong, it leads on to its first choice. */
export function ChoiceGroup({
  label,
  labelHidden,
  hint,
  error,
  optional,
  labelSide,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget)
          currentTarget.querySelector<HTMLInputElement>("input:enabled")?.focus();
      }}
      className={cn("flex min-w-0 flex-col gap-1.5", className)}
    >
      <div className={cn("flex items-baseline justify-between gap-1.5", labelHidden && "sr-only")}>
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
        <FieldSide optional={optional}>{labelSide}</FieldSide>
      </div>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
