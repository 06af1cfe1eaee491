import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { describedBy } from "../field/wiring";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox said as a switch; the browser keeps its state. */
const native = { type: "checkbox", role: "switch" } as const;

/** A choice that acts at once; for one that waits for Save use Checkbox. */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={cn("flex items-start gap-3", className)}>
      <input
        {...props}
        {...native}
        id={inputId}
        aria-describedby={describedBy(
          props["aria-describedby"],
          Boolean(hint) && `${inputId}-hint`,
        )}
        className={cn(
          "bg-idle-mark checked:bg-accent relative mt-0.25 h-4.5 w-7.5 flex-none appearance-none rounded-full transition-colors duration-(--speed-1) forced-colors:border",
          "hover:bg-ink-3 checked:hover:bg-accent-hover disabled:bg-idle-tint before:absolute before:-inset-1.5",
          "after:bg-lift after:shadow-lift after:absolute after:start-0.5 after:top-0.5 after:size-3.5 after:rounded-full",
          "checked:after:bg-on-accent after:transition-transform after:duration-(--speed-1) checked:after:translate-x-3 rtl:checked:after:-translate-x-3",
        )}
      />
      <div className="min-w-0">
        <label htmlFor={inputId}>{label}</label>
        {hint && (
          <p id={`${inputId}-hint`} className="text-ink-3 text-xs">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
