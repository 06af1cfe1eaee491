import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { followReset } from "../field/follow-reset";

export interface ChoiceState<V extends string> {
  name?: string;
  value?: V | null;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  onBlur?: ComponentProps<"input">["onBlur"];
  disabled?: boolean;
}

/** The chosen one of several radio buttons, kept here or by the caller. */
export function useChoice<V extends string>({
  name,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  disabled,
}: ChoiceState<V>) {
  const own = useId();
  const [chosen, setChosen] = useState<V | undefined>(defaultValue);
  const button = useRef<HTMLInputElement>(null);
  useEffect(() => followReset(button.current, () => setChosen(defaultValue)), [defaultValue]);
  const current = value === undefined ? chosen : value;
  return (option: V) => ({
    ref: button,
    type: "radio" as const,
    name: name ?? own,
    value: option,
    checked: current === option,
    disabled,
    onBlur,
    onChange: () => {
      setChosen(option);
      onValueChange?.(option);
    },
  });
}
