import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../icon/icons";
import { Field, type FieldFrame, type FieldProps } from "./field";
import { type ControlSize, controlSize, splitFrame } from "./frame";
import { wired } from "./wiring";

export interface Choice<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<"select">, "size">, FieldFrame, Pick<FieldProps, "labelHidden"> {
  size?: ControlSize;
  options: readonly Choice[];
  /** Shown while nothing is chosen; the empty value. */
  placeholder?: string;
}

/** Up to ten options in the browser's own list; use Combobox for more. */
export function Select({
  size,
  options,
  placeholder,
  labelHidden,
  className,
  id,
  ...props
}: SelectProps) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame} labelHidden={labelHidden} id={id} className={controlSize(size, className)}>
      {(wiring) => (
        <div className="control-box relative flex items-center px-0">
          <select
            {...wired(control, wiring)}
            className="h-full w-full appearance-none rounded-md bg-transparent ps-(--control-pad) pe-9 outline-none"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="text-ink-3 pointer-events-none absolute end-3" />
        </div>
      )}
    </Field>
  );
}
