import { type ComponentProps, useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { DateBox } from "./date-box";
import { firstOf, type Month, outside, shortMonth } from "./days";
import { readMonth } from "./read-date";
import { YearGrid } from "./year-grid";

export interface MonthFieldProps extends FieldFrame {
  /** "2025-01", or null while there is none. */
  value: Month | null;
  onValueChange: (month: Month | null) => void;
  /** Told what was typed when it is no month. */
  onUnread?: (text: string) => void;
  min?: Month;
  max?: Month;
  now?: Month;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  ref?: ComponentProps<"input">["ref"];
  className?: string;
}

/** A month, typed ("Jan 2025", "1/2025") or picked. */
export function MonthField(props: MonthFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, min, max, now, size, className } = control;
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const typed = (text: string) => {
    const month = text.trim() ? readMonth(text, now && firstOf(now)) : null;
    const inside = month && !(min && month < min) && !(max && month > max);
    const read = month === null || Boolean(inside);
    // A month that was there before is not what the field says now.
    onValueChange(read ? (month ?? null) : null);
    if (!read) props.onUnread?.(text);
    setWrong(read ? undefined : month ? outside(min, max) : "Write the month like Nov 2026.");
    return read;
  };
  const called = typeof frame.label === "string" ? frame.label.toLowerCase() : "the month";
  return (
    <Field
      {...frame}
      error={frame.error ?? wrong}
      id={control.id}
      className={controlSize(size, className)}
    >
      {(wiring) => (
        <DateBox
          wiring={wiring}
          shown={value ? shortMonth(value) : ""}
          onTyped={typed}
          placeholder={control.placeholder ?? "MM/YYYY"}
          disabled={control.disabled}
          name={control.name}
          onBlur={control.onBlur}
          inputRef={control.ref}
          pickLabel={`Pick ${called}`}
          open={open}
          onOpenChange={setOpen}
        >
          <YearGrid
            autoFocus
            value={value}
            min={min}
            max={max}
            now={now}
            onChoose={(month) => {
              onValueChange(month);
              setWrong(undefined);
              setOpen(false);
            }}
          />
        </DateBox>
      )}
    </Field>
  );
}
