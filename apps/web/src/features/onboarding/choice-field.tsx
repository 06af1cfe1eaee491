import { SegmentedControl, type SegmentedControlProps } from "@toran/ui";
import type { ControllerRenderProps, FieldValues, Path } from "react-hook-form";

interface ChoiceFieldProps<
  In extends FieldValues,
  Name extends Path<In>,
  V extends string,
> extends Omit<SegmentedControlProps<V>, "value" | "onValueChange"> {
  field: ControllerRenderProps<In, Name>;
}

/** A few options side by side as a field of a form. */
export function ChoiceField<In extends FieldValues, Name extends Path<In>, V extends string>({
  field: { onChange, onBlur, name, value },
  ...props
}: ChoiceFieldProps<In, Name, V>) {
  return (
    <SegmentedControl
      {...props}
      name={name}
      value={value ?? null}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}
