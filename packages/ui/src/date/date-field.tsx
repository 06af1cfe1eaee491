import { type ComponentProps, useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { DateBox } from "./date-box";
import { type Day, outside, plainDay } from "./days";
import { MonthGrid } from "./month-grid";
import { readDay } from "./read-date";

export interface DateFieldProps extends FieldFrame {
  /** "2026-11-13", or null while there is none. */
  value: Day | null;
  onValueChange: (day: Day | null) => void;
  /** Told what was typed when it is no date; the field says how to put it right by itself. */
  onUnread?: (text: string) => void;
  min?: Day;
  max?: Day;
  now?: Day;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  ref?: ComponentProps<"input">["ref"];
  className?: string;
}

/** One day, typed ("13/11/2026", "13 Nov", "tomorrow") or picked. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, min, max, now, size, className } = control;
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const typed = (text: string) => {
    const day = text.trim() ? readDay(text, now) : null;
    const inside = day && !(min && day < min) && !(max && day > max);
    const read = day === null || Boolean(inside);
    // A day that was there before is not what the field says now.
    onValueChange(read ? (day ?? null) : null);
    if (!read) props.onUnread?.(text);
    setWrong(read ? undefined : day ? outside(min, max) : "Write the day like 13/11/2026.");
    return read;
  };
  const called = typeof frame.label === "string" ? frame.label.toLowerCase() : "the date";
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
          shown={value ? plainDay(value) : ""}
          onTyped={typed}
          placeholder={control.placeholder ?? "DD/MM/YYYY"}
          disabled={control.disabled}
          name={control.name}
          onBlur={control.onBlur}
          inputRef={control.ref}
          pickLabel={`Pick ${called}`}
          open={open}
          onOpenChange={setOpen}
        >
          <MonthGrid
            autoFocus
            value={value}
            min={min}
            max={max}
            now={now}
            onChoose={(day) => {
              onValueChange(day);
              setWrong(undefined);
              setOpen(false);
            }}
          />
        </DateBox>
      )}
    </Field>
  );
}
