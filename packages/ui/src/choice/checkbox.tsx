import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { FieldNote } from "../field/field-note";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A choice that waits for Save; for one that acts at once use Switch. */
export function Checkbox({ label, hint, error, className, id, ...props }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  const noteId = `${inputId}-note`;
  return (
    <div className={cn("flex flex-col gap-1", className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-0.5 grid size-4 flex-none place-items-center">
          <input
            {...props}
            type="checkbox"
            id={inputId}
            aria-describedby={error || hint ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            className={cn(
              "peer absolute inset-0 appearance-none rounded-xs border-[1.5px] border-rule-control bg-lift",
              "before:absolute before:-inset-1.5 checked:border-accent checked:bg-accent",
              "aria-invalid:border-bad-mark disabled:border-rule-strong disabled:bg-idle-tint",
            )}
          />
          <Check
            aria-hidden="true"
            size={12}
            strokeWidth={3}
            className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-off"
          />
        </span>
        <label htmlFor={inputId} className="min-w-0">
          {label}
        </label>
      </div>
      <div className="pl-6.5 empty:hidden">
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  );
}
