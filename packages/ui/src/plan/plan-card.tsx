import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";
import { describedBy } from "../field/wiring";

export interface PlanCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** The name of the plan. */
  label: string;
  /** Such as "₹24,000". */
  price: ReactNode;
  /** Such as "a year, with GST". */
  per?: ReactNode;
  description?: ReactNode;
  features?: readonly string[];
}

/** One plan to choose: a radio button as large as its offer. Cards with the same `name` are one choice. */
export function PlanCard({
  label,
  price,
  per,
  description,
  features = [],
  className,
  id,
  ...props
}: PlanCardProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div
      className={cn(
        "border-rule-control bg-lift has-checked:border-accent-ink has-checked:bg-accent-wash has-checked:inset-ring-accent-ink relative flex flex-col rounded-lg border p-4 has-checked:inset-ring",
        "not-has-checked:not-has-disabled:hover:bg-hover has-focus-visible:outline-accent-ink has-disabled:text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <div className="flex items-center gap-2.5">
        <input
          {...props}
          type="radio"
          id={inputId}
          aria-describedby={describedBy(props["aria-describedby"], `${inputId}-offer`)}
          className={cn(
            "peer border-rule-control bg-lift checked:border-accent size-4 flex-none appearance-none rounded-full border-[1.5px] outline-none checked:border-5",
            "before:absolute before:inset-0 before:cursor-pointer disabled:before:cursor-not-allowed",
          )}
        />
        <label htmlFor={inputId} className="title-lg peer-disabled:text-ink-off min-w-0">
          {label}
        </label>
      </div>
      <div id={`${inputId}-offer`} className="mt-2">
        <p>
          <span className="title-2xl">{price}</span>
          {per && <span className="text-ink-3"> {per}</span>}
        </p>
        {description && <p className="text-ink-2 mt-1">{description}</p>}
        {features.length > 0 && (
          <ul className="mt-3 flex flex-col gap-1.5">
            {features.map((feature) => (
              <li key={feature} className="text-ink-2 flex items-start gap-2 wrap-anywhere">
                <Check
                  aria-hidden="true"
                  size={14}
                  strokeWidth={2}
                  className="text-accent-ink mt-0.75 flex-none"
                />
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
