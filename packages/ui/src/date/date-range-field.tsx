import { useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { useHeldForm } from "../field/use-held-form";
import { useTyped } from "../field/use-typed";
import { DateBox } from "./date-box";
import { type Day, outside, plainDay, shortDay } from "./days";
import { MonthGrid } from "./month-grid";
import { readDays } from "./read-date";

export interface DayRange {
  from: Day;
  to: Day;
}

export interface DateRangeFieldProps extends FieldFrame {
  value: DayRange | null;
  onValueChange: (range: DayRange | null) => void;
  /** Told what was typed when it is no range. */
  onUnread?: (text: string) => void;
  min?: Day;
  max?: Day;
  now?: Day;
  size?: ControlSize;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Days from one to another, typed with "to" between them or picked by their two ends. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, min, max, now, size, className } = control;
  const [open, setOpen] = useState(false);
  const shown = value ? rangeInWords(value) : "";
  const { wrong, setWrong, settled, ...text } = useTyped(shown);
  const own = useHeldForm(wrong !== undefined);
  const [start, setStart] = useState<Day>();

  const allowed = (day: Day) => !(min && day < min) && !(max && day > max);
  const typed = (words: string) => {
    const { from, to } = readDays(words, now);
    const range = from && to && allowed(from) && allowed(to) ? inOrder(from, to) : null;
    const read = range !== null || !words.trim();
    // The days that were there before are not what the field says now.
    onValueChange(range);
    if (!read) props.onUnread?.(words);
    setWrong(
      read
        ? undefined
        : from && to
          ? outside(min, max)
          : "Write the days like 13 Nov to 21 Nov 2026.",
    );
    return read;
  };
  const choose = (day: Day) => {
    if (!start) return setStart(day);
    onValueChange(inOrder(start, day));
    setStart(undefined);
    settled();
    setOpen(false);
  };
  const called = typeof frame.label === "string" ? frame.label.toLowerCase() : "the days";
  return (
    <Field
      {...frame}
      error={wrong ?? frame.error}
      id={control.id}
      className={controlSize(size, className)}
    >
      {(wiring) => (
        <DateBox
          wiring={wiring}
          {...text}
          shown={shown}
          onTyped={typed}
          placeholder="13 Nov to 21 Nov 2026"
          disabled={control.disabled}
          inputRef={own}
          pickLabel={`Pick ${called}`}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            setStart(undefined);
          }}
        >
          <MonthGrid
            autoFocus
            value={start ?? value?.from}
            end={start ? undefined : value?.to}
            min={min}
            max={max}
            now={now}
            onChoose={choose}
          />
          <output className="text-ink-3 mt-2 block ps-2 text-xs">
            {start ? `From ${plainDay(start)}. Now the last day.` : "Choose the first day."}
          </output>
        </DateBox>
      )}
    </Field>
  );
}

const inOrder = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** "13 Nov to 21 Nov 2026" */
function rangeInWords({ from, to }: DayRange) {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? shortDay(from) : plainDay(from)} to ${plainDay(to)}`;
}
