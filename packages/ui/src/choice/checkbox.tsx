import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { CheckIcon } from "../icon/icons";
import { FieldNote } from "../field/field-note";
import { wired, wiringOf } from "../field/wiring";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A choice that waits for Save; for one that acts at once use Switch. */
export function Checkbox({ label, hint, error, className, id, ...props }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={cn("flex flex-col gap-1", className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-0.5 grid size-4 flex-none place-items-center">
          <input
            {...wired(props, wiringOf(inputId, { error, hint }))}
            type="checkbox"
            className={cn(
              "peer border-rule-control bg-lift absolute inset-0 appearance-none rounded-xs border-[1.5px]",
              "hover:border-ink-3 checked:border-accent checked:bg-accent before:absolute before:-inset-1.5",
              "checked:hover:border-accent-hover checked:hover:bg-accent-hover",
              "aria-invalid:border-bad-mark disabled:border-rule-strong disabled:bg-idle-tint",
            )}
          />
          <CheckIcon
            size={12}
            strokeWidth={3}
            className="text-on-accent peer-disabled:text-ink-off pointer-events-none relative opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={inputId} className="min-w-0">
          {label}
        </label>
      </div>
      <div className="ps-6.5 empty:hidden">
        <FieldNote id={`${inputId}-note`} hint={hint} error={error} />
      </div>
    </div>
  );
}
