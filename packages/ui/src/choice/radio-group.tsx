import { useId, type ReactNode } from "react";
import { cn } from "../cn";
import type { FieldFrame } from "../field/field";
import { ChoiceGroup } from "./group";
import { type ChoiceState, useChoice } from "./use-choice";

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends FieldFrame, ChoiceState<V> {
  options: readonly RadioOption<V>[];
  className?: string;
}

/** A few options under each other; the arrow keys move between them. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { options, label, hint, error, optional, labelSide, className, ...state } = props;
  const radio = useChoice(state);
  const id = useId();
  return (
    <ChoiceGroup {...{ label, hint, error, optional, labelSide, className }}>
      <div className="flex flex-col gap-2">
        {options.map((option, place) => (
          <div key={option.value} className="flex items-start gap-2.5">
            <input
              {...radio(option.value)}
              // A value may hold spaces, which part the ids of a list.
              id={`${id}-${place}`}
              disabled={state.disabled || option.disabled}
              aria-describedby={option.hint ? `${id}-${place}-hint` : undefined}
              className={cn(
                "border-rule-control bg-lift relative mt-0.5 size-4 flex-none appearance-none rounded-full border-[1.5px]",
                "hover:border-ink-3 checked:border-accent checked:hover:border-accent-hover checked:border-5",
                "disabled:border-rule-strong before:absolute before:-inset-1.5",
              )}
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${place}`}>{option.label}</label>
              {option.hint && (
                <p id={`${id}-${place}-hint`} className="text-ink-3 text-xs">
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}
