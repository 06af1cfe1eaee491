import { type ComponentProps, useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { countries, type CountryCode } from "./countries";
import { CountryPicker } from "./country-picker";
import { usePhoneLibrary } from "./use-phone-library";

export interface PhoneFieldProps extends FieldFrame {
  /** "+919840012345"; what cannot be read as a number comes as it was typed. */
  value: string;
  /** `valid` is undefined while that is not known yet. */
  onValueChange: (value: string, valid: boolean | undefined) => void;
  /** The country of numbers typed without one. */
  country?: CountryCode;
  locale?: string;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  readOnly?: boolean;
  id?: string;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  ref?: ComponentProps<"input">["ref"];
  className?: string;
}

/** A phone number with its country: typed, pasted or filled in by the browser. */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, country = "IN", locale = "en-IN", size, ...rest } = control;
  const { className, id, onBlur, ...input } = rest;
  const library = usePhoneLibrary();
  const all = library ? countries(library, locale) : [];
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<CountryCode>();
  const held = library?.parsePhoneNumberFromString(value, chosen ?? country);
  const current = held?.country ?? chosen ?? country;

  const tell = (text: string, from: CountryCode) => {
    const number = library?.parsePhoneNumberFromString(text, from);
    onValueChange(number?.number ?? text.trim(), text.trim() ? number?.isValid() : undefined);
  };
  const shown = typed ?? held?.formatNational() ?? value;
  return (
    <Field {...frame} id={id} className={controlSize(size, className)}>
      {(wiring) => (
        <div className="control-box flex items-center gap-2.5">
          <CountryPicker
            all={all}
            chosen={all.find((one) => one.id === current)}
            disabled={input.disabled}
            fixed={input.readOnly}
            onChoose={(picked) => {
              setChosen(picked.id);
              const digits = held?.nationalNumber ?? shown;
              setTyped(undefined);
              tell(digits, picked.id);
            }}
          />
          <input
            autoComplete="tel"
            {...input}
            {...wiring}
            type="tel"
            inputMode="tel"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              tell(event.target.value, current);
            }}
            onBlur={(event) => {
              if (held?.isValid()) setTyped(undefined);
              onBlur?.(event);
            }}
            className="placeholder:text-ink-3 tnum min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
        </div>
      )}
    </Field>
  );
}
