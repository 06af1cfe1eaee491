import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";

export type StepState = "done" | "current" | "next" | "attention";

export interface Step {
  label: string;
  /** A few words under the label, such as what was filled in. */
  detail?: ReactNode;
  state: StepState;
  /** Set where the step may be opened again. */
  href?: string;
}

export interface StepGroup {
  title?: string;
  steps: readonly Step[];
}

export interface StepperProps {
  groups: readonly StepGroup[];
  link?: LinkComponent;
  /** Set in the rail of onboarding, on facade ground. */
  onFacade?: boolean;
  className?: string;
}

/** The steps of a long form as windows: done, current, next, or asking for attention. */
export function Stepper({ groups, link = "a", onFacade, className }: StepperProps) {
  const faint = onFacade ? "text-on-facade-2" : "text-ink-3";
  return (
    <div className={className}>
      {groups.map((group, place) => (
        <div key={group.title ?? place}>
          {group.title && <p className={cn("pt-5 pb-1.5 text-xs", faint)}>{group.title}</p>}
          <ol aria-label={group.title}>
            {group.steps.map((step) => (
              <li
                key={step.label}
                aria-current={step.state === "current" ? "step" : undefined}
                className="flex min-h-11 items-center gap-3.5 py-0.75"
              >
                <StepWindow state={step.state} onFacade={onFacade} />
                <StepWords step={step} link={link} faint={faint} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const said: Record<StepState, string> = {
  done: "done",
  current: "",
  next: "",
  attention: "needs attention",
};

function StepWords({
  step,
  link: Link,
  faint,
}: {
  step: Step;
  link: LinkComponent;
  faint: string;
}) {
  const words = (
    <>
      <span className={cn("block", step.state === "current" ? "font-semibold" : "font-medium")}>
        {step.label}
        {said[step.state] && <span className="sr-only">, {said[step.state]}</span>}
      </span>
      {step.detail && (
        <span className={cn("block text-xs", faint)}>
          <bdi>{step.detail}</bdi>
        </span>
      )}
    </>
  );
  const className = cn("min-w-0", step.state === "next" && faint);
  if (!step.href) return <div className={className}>{words}</div>;
  return (
    <Link
      href={step.href}
      className={cn(className, "rounded-xs hover:underline hover:underline-offset-3")}
    >
      {words}
    </Link>
  );
}

const windows: Record<StepState, [sheet: string, facade: string]> = {
  done: ["border-accent bg-accent text-on-accent", "border-on-facade bg-on-facade text-facade-1"],
  current: ["border-spark bg-spark text-on-spark", "border-spark bg-spark text-facade-0"],
  next: ["border-rule-control bg-lift", "border-on-facade-2/60"],
  attention: ["border-warn-mark bg-warn-tint text-warn", "border-warn-mark bg-warn-tint text-warn"],
};

/** One arch window that shows the state of a step. */
export function StepWindow(props: { state: StepState; onFacade?: boolean; size?: "sm" | "md" }) {
  const { state, onFacade, size = "md" } = props;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "arch grid flex-none place-items-center border-[1.5px]",
        size === "sm" ? "h-4.5 w-4 pt-0.5" : "h-6.5 w-5.5 pt-0.75",
        windows[state][onFacade ? 1 : 0],
      )}
    >
      {state === "done" && <Check size={size === "sm" ? 10 : 12} strokeWidth={3} />}
      {state === "current" && <span className="size-1.5 rounded-full bg-current" />}
      {state === "attention" && <TriangleAlert size={12} strokeWidth={2} />}
    </span>
  );
}
