import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { joinRefs } from "../field/join-refs";
import { useHeldForm } from "../field/use-held-form";
import { useTyped } from "../field/use-typed";
import { DateBox } from "./date-box";
import { outside } from "./days";

/** What a field for a day and one for a month share; both are texts that stand in the order of time. */
export interface TypedFieldProps<Time extends string> extends FieldFrame {
  /** Null while there is none. */
  value: Time | null;
  onValueChange: (value: Time | null) => void;
  /** Told what was typed when it cannot be read; the field says how to put it right by itself. */
  onUnread?: (text: string) => void;
  /** What its owner was told so before the page was loaded anew: the field begins with it, to be put right. */
  unread?: string;
  min?: Time;
  max?: Time;
  now?: Time;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  ref?: ComponentProps<"input">["ref"];
  className?: string;
}

/** How a time is typed, shown and picked. */
export interface TimeKind<Time extends string> {
  /** Its name where the field has none, such as "the month". */
  called: string;
  placeholder: string;
  /** Said when it cannot be read. */
  wrong: string;
  read: (text: string, now?: Time) => Time | undefined;
  shown: (value: Time) => string;
  grid: (
    props: Pick<TypedFieldProps<Time>, "value" | "min" | "max" | "now"> & {
      onChoose: (value: Time) => void;
    },
  ) => ReactNode;
}

/** A time that is typed or picked. */
export function TypedField<Time extends string>({
  kind,
  ...props
}: TypedFieldProps<Time> & { kind: TimeKind<Time> }) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, min, max, now, size, className } = control;
  const [open, setOpen] = useState(false);
  const shown = value ? kind.shown(value) : "";
  const within = (time: Time) => !(min && time < min) && !(max && time > max);
  const wrongWith = (words: string) => {
    const time = kind.read(words, now);
    if (!time) return words.trim() ? kind.wrong : undefined;
    return within(time) ? undefined : outside(min, max);
  };
  const { unread } = control;
  const begun = unread ? { typed: unread, wrong: wrongWith(unread) } : undefined;
  const { wrong, setWrong, settled, ...text } = useTyped(shown, begun);
  const own = useHeldForm(wrong !== undefined);
  /** What was wrong is looked at with each change, until it is right. */
  const typing = (words: string) => {
    const time = kind.read(words, now);
    if (!(frame.error || wrong) || !time || !within(time)) return;
    onValueChange(time);
    setWrong(undefined);
  };
  const typed = (words: string) => {
    const problem = wrongWith(words);
    // What was there before is not what the field says now.
    onValueChange((problem === undefined && kind.read(words, now)) || null);
    if (problem !== undefined) props.onUnread?.(words);
    setWrong(problem);
    return problem === undefined;
  };
  const called = typeof frame.label === "string" ? frame.label.toLowerCase() : kind.called;
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
          onTyping={typing}
          placeholder={control.placeholder ?? kind.placeholder}
          disabled={control.disabled}
          name={control.name}
          onBlur={control.onBlur}
          inputRef={joinRefs(own, control.ref)}
          pickLabel={`Pick ${called}`}
          open={open}
          onOpenChange={setOpen}
        >
          {kind.grid({
            value,
            min,
            max,
            now,
            onChoose: (time) => {
              onValueChange(time);
              settled();
              setOpen(false);
            },
          })}
        </DateBox>
      )}
    </Field>
  );
}
