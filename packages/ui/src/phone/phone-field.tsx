import { type ComponentProps, useId, useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { countries, type CountryCode, type PhoneLibrary } from "./countries";
import { CountryPicker } from "./country-picker";
import { usePhoneLibrary } from "./use-phone-library";

export interface PhoneFieldProps extends FieldFrame {
  /** "+919840012345"; what cannot be read as a number comes as it was typed, after the code of another country. */
  value: string;
  /** `valid` is undefined while that is not known yet. */
  onValueChange: (value: string, valid: boolean | undefined) => void;
  /** The country of numbers typed without one. */
  country?: CountryCode;
  locale?: string;
  placeholder?: string;
  autoComplete?: string;
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
  /** What is in the field while it is written, and the value it stands for: one from elsewhere takes its place. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const [chosen, setChosen] = useState<CountryCode>();
  const held = library && read(library, value, chosen ?? country);
  const written = value.startsWith("+") ? library?.parsePhoneNumberFromString(value) : undefined;
  const current = held?.country ?? chosen ?? written?.country ?? country;

  const write = (text: string, from: CountryCode) => {
    const number = library && read(library, text, from);
    const next = number?.number ?? asWritten(text.trim(), codeOf(from));
    setTyped({ text, value: next });
    // A number that is taken out again leaves its country.
    setChosen(number?.country ?? from);
    onValueChange(next, library && next ? number !== undefined : undefined);
  };
  const codeOf = (of: CountryCode) =>
    of === country ? "" : `+${library?.getCountryCallingCode(of) ?? ""}`;
  const shown = typed?.value === value ? typed.text : held ? national(held) : value;
  const whose = useId();
  return (
    <Field {...frame} id={id} className={controlSize(size, className)}>
      {(wiring) => (
        <div className="control-box flex items-center gap-2.5">
          <span id={whose} hidden>
            {frame.label}
          </span>
          <CountryPicker
            all={all}
            chosen={all.find((one) => one.id === current)}
            disabled={input.disabled}
            fixed={input.readOnly}
            whose={whose}
            onChoose={(picked) => write(held ? national(held) : shown, picked.id)}
          />
          <input
            autoComplete="tel"
            {...input}
            {...wiring}
            type="tel"
            inputMode="tel"
            value={shown}
            onChange={(event) => write(event.target.value, current)}
            onBlur={(event) => {
              // What is left before the library is there is grouped once it comes.
              if (held || !library) setTyped(undefined);
              onBlur?.(event);
            }}
            className="placeholder:text-ink-3 tnum min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
        </div>
      )}
    </Field>
  );
}

/** A text that is a number and nothing else: no part of one is taken for the whole. */
function read(library: PhoneLibrary, text: string, defaultCountry: CountryCode) {
  const number = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return number?.country && number.isValid() && !number.ext ? number : undefined;
}

type PhoneNumber = NonNullable<ReturnType<typeof read>>;

/** As it is dialled after the code of its country, which stands before it. */
const national = (number: PhoneNumber) =>
  number.formatInternational().slice(`+${number.countryCallingCode} `.length);

/** What cannot be read belongs to the chosen country all the same. */
const asWritten = (text: string, code: string) =>
  text && !text.startsWith("+") ? code + text : text;
