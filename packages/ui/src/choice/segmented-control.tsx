import { cn } from "../cn";
import type { FieldFrame } from "../field/field";
import { ChoiceGroup } from "./group";
import type { RadioOption } from "./radio-group";
import { type ChoiceState, useChoice } from "./use-choice";

export interface SegmentedControlProps<V extends string> extends FieldFrame, ChoiceState<V> {
  options: readonly RadioOption<V>[];
  /** `form` is a field of a form; `view` switches views of the same data and hides its label. */
  look?: "form" | "view";
  className?: string;
}

const looks = {
  form: {
    track:
      "grid h-(--control) auto-cols-fr grid-flow-col rounded-md border border-rule-control bg-lift text-(length:--control-text)",
    segment: cn(
      "not-first:border-rule-strong hover:bg-hover justify-center not-first:border-s first:rounded-s-sm last:rounded-e-sm",
      "has-checked:bg-accent-tint has-checked:text-accent-ink has-checked:inset-ring-accent-ink has-checked:font-semibold has-checked:inset-ring",
    ),
  },
  view: {
    track: "inline-flex w-fit gap-0.5 rounded-md border border-rule bg-well p-0.5",
    segment:
      "h-6.5 rounded-sm px-2.5 has-checked:bg-lift has-checked:text-ink has-checked:ring has-checked:ring-rule-strong",
  },
};

/** Two to four options side by side, one chosen. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const {
    options,
    look = "form",
    label,
    hint,
    error,
    optional,
    labelSide,
    className,
    ...state
  } = props;
  const radio = useChoice(state);
  return (
    <ChoiceGroup
      {...{ label, hint, error, optional, labelSide, className }}
      labelHidden={look === "view"}
    >
      <div className={looks[look].track}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              "text-ink-2 relative inline-flex cursor-pointer items-center gap-1.5 font-medium whitespace-nowrap",
              "has-focus-visible:outline-accent-ink has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
              "has-disabled:text-ink-off has-disabled:cursor-not-allowed",
              looks[look].segment,
            )}
          >
            <input
              {...radio(option.value)}
              disabled={state.disabled || option.disabled}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
