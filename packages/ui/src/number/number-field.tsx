import { Minus, Plus } from "lucide-react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "../button/icon-button";
import { Field, type FieldFrame } from "../field/field";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import { joinRefs } from "../field/join-refs";
import { useHeldForm } from "../field/use-held-form";
import { useTyped } from "../field/use-typed";
import { format, isTooFine, outside, read, tooFine, unread } from "./figures";

export interface NumberFieldProps extends FieldFrame {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** What one press of an arrow key or a button adds. */
  step?: number;
  /** How many decimals it may have; none unless said. */
  decimals?: number;
  /** Whose way of grouping figures it follows: that of India, unless said. */
  locale?: string;
  /** Buttons that take away and add one step. */
  steppers?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
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

/** A number in groups: arrows step, Home and End go to its bounds. What was typed is never made to fit. */
export function NumberField(props: NumberFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, min, max, step = 1, decimals = 0, locale, ...rest } = control;
  const {
    steppers,
    prefix,
    suffix,
    size,
    className,
    id,
    onBlur,
    disabled,
    readOnly,
    ref,
    ...input
  } = rest;
  const shown = format(value, decimals, locale);
  const { typed, setTyped, wrong, setWrong, settled } = useTyped(shown);
  const own = useHeldForm(wrong !== undefined);

  const problemOf = (found: number | null | undefined) => {
    if (found === undefined) return unread(decimals, locale);
    if (found !== null && isTooFine(found, decimals)) return tooFine(decimals, locale);
    if (found === null || (found >= (min ?? -Infinity) && found <= (max ?? Infinity)))
      return undefined;
    return outside(decimals, min, max, locale);
  };
  const hold = (wanted: number) => {
    const bound = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, wanted));
    return Number(bound.toFixed(decimals));
  };
  const go = (wanted: number) => {
    settled();
    if (!disabled && !readOnly) onValueChange(hold(wanted));
  };
  /** What can be taken is told at once: told when the field is left, it would move the button that is being pressed. */
  const type = (text: string) => {
    setTyped(text);
    const found = read(text, locale);
    const problem = problemOf(found);
    if (wrong) setWrong(problem);
    if (!problem) onValueChange(typeof found === "number" ? hold(found) : null);
  };
  const settle = () => {
    if (typed === undefined) return;
    const found = read(typed, locale);
    const problem = problemOf(found);
    onValueChange(problem || typeof found !== "number" ? null : hold(found));
    setWrong(problem);
    // What cannot be taken stays, to be put right: nobody's number is changed behind their back.
    if (!problem) setTyped(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const now = (typed !== undefined ? read(typed, locale) : value) ?? 0;
    const next = {
      ArrowUp: now + step,
      ArrowDown: now - step,
      PageUp: now + step * 10,
      PageDown: now - step * 10,
      Home: min,
      End: max,
    }[event.key];
    if (event.key === "Enter") settle();
    // With another key held they walk through the text, and mark it.
    if (next === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    go(next);
  };
  const called = typeof frame.label === "string" ? frame.label.toLowerCase() : "the number";
  return (
    <Field {...frame} error={wrong ?? frame.error} id={id} className={controlSize(size, className)}>
      {(wiring) => (
        <div className="control-box flex items-center gap-2">
          {prefix && <span className="text-ink-3 -me-1.5 flex-none">{prefix}</span>}
          <input
            {...input}
            {...wiring}
            {...asSpin(value, min, max)}
            ref={joinRefs(own, ref)}
            type="text"
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            disabled={disabled}
            readOnly={readOnly}
            value={typed ?? shown}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            onBlur={(event) => {
              settle();
              onBlur?.(event);
            }}
            className="placeholder:text-ink-3 tnum min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
          {suffix && <span className="text-ink-3 flex-none">{suffix}</span>}
          {steppers && (
            <span className="-me-1.5 flex flex-none">
              <IconButton
                size="sm"
                tabIndex={-1}
                label={`Less of ${called}`}
                disabled={disabled}
                aria-disabled={
                  readOnly || (value !== null && value <= (min ?? -Infinity)) || undefined
                }
                className={spent}
                onClick={() => go((value ?? 0) - step)}
              >
                <Minus aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
              <IconButton
                size="sm"
                tabIndex={-1}
                label={`More of ${called}`}
                disabled={disabled}
                aria-disabled={
                  readOnly || (value !== null && value >= (max ?? Infinity)) || undefined
                }
                className={spent}
                onClick={() => go((value ?? 0) + step)}
              >
                <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** At its end a stepper is not `disabled`, which would grey the whole field. */
const spent = "aria-disabled:text-ink-off aria-disabled:cursor-not-allowed";

const asSpin = (value: number | null, min?: number, max?: number) => ({
  role: "spinbutton",
  "aria-valuenow": value ?? undefined,
  "aria-valuemin": min,
  "aria-valuemax": max,
});
