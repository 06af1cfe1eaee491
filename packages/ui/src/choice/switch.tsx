import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A choice that acts at once; for one that waits for Save use Checkbox. */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={cn("flex items-start gap-3", className)}>
      <input
        {...props}
        type="checkbox"
        role="switch"
        id={inputId}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        className={cn(
          "relative mt-0.25 h-4.5 w-7.5 flex-none appearance-none rounded-full bg-idle-mark transition-colors duration-(--speed-1) checked:bg-accent",
          "before:absolute before:-inset-1.5 disabled:bg-idle-tint",
          "after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-lift after:shadow-lift",
          "after:transition-transform after:duration-(--speed-1) checked:after:translate-x-3 checked:after:bg-on-accent",
        )}
      />
      <div>
        <label htmlFor={inputId}>{label}</label>
        {hint && (
          <p id={`${inputId}-hint`} className="text-xs text-ink-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
