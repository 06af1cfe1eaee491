import { TextField, type TextFieldProps } from "@toran/ui";

interface TimeFieldProps extends Omit<TextFieldProps, "value" | "onChange"> {
  value: string;
  onValueChange: (time: string) => void;
}

/** "9", "930", "9.30" and "9:30" as a clock of 24 hours shows them; what cannot be read stays as it was typed. */
export function readTime(typed: string) {
  const [, hours = "", minutes = "00"] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return typed;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** A time of the day, in 24 hours whatever the language of the browser. */
export const TimeField = ({ value, onValueChange, onBlur, ...props }: TimeFieldProps) => (
  <TextField
    {...props}
    inputMode="numeric"
    autoComplete="off"
    placeholder="09:30"
    value={value}
    onChange={({ target }) => onValueChange(target.value)}
    onBlur={(event) => {
      const read = readTime(value);
      if (read !== value) onValueChange(read);
      onBlur?.(event);
    }}
  />
);
