import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn";

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
export function PlanCard({ label, price, per, description, features = [], className, id, ...props }: PlanCardProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div
      className={cn(
        "relative flex flex-col rounded-lg border border-rule-control bg-lift p-4 has-checked:border-accent-ink has-checked:bg-accent-wash has-checked:inset-ring has-checked:inset-ring-accent-ink",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink has-disabled:text-ink-off",
        className,
      )}
    >
      <div className="flex items-center gap-2.5">
        <input
          {...props}
          type="radio"
          id={inputId}
          aria-describedby={`${inputId}-offer`}
          className={cn(
            "size-4 flex-none appearance-none rounded-full border-[1.5px] border-rule-control bg-lift outline-none checked:border-5 checked:border-accent",
            "before:absolute before:inset-0 before:cursor-pointer",
          )}
        />
        <label htmlFor={inputId} className="title-lg">
          {label}
        </label>
      </div>
      <div id={`${inputId}-offer`} className="mt-2">
        <p>
          <span className="title-2xl">{price}</span>
          {per && <span className="text-ink-3"> {per}</span>}
        </p>
        {description && <p className="mt-1 text-ink-2">{description}</p>}
        {features.length > 0 && (
          <ul className="mt-3 flex flex-col gap-1.5">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2 text-ink-2">
                <Check aria-hidden="true" size={14} strokeWidth={2} className="mt-0.75 flex-none text-accent-ink" />
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
