import { type ChangeEvent, type ComponentProps, useId, useState } from "react";
import { cn } from "../cn";
import type { FieldFrame } from "./field";
import { FieldNote } from "./field-note";
import { splitFrame } from "./frame";
import { wired, wiringOf } from "./wiring";

export interface OtpInputProps
  extends
    Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "size">,
    Omit<FieldFrame, "optional" | "labelSide"> {
  /** How many digits the code has. */
  length?: number;
  value?: string;
  onValueChange?: (code: string) => void;
  /** Called once when the last digit is in, typed or pasted. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code: one input lies over six drawn boxes, so that typing, pasting, deleting and
 * filling in by the browser work as in any other field.
 */
export function OtpInput({
  length = 6,
  value,
  onValueChange,
  onComplete,
  className,
  id,
  ...props
}: OtpInputProps) {
  const { frame, control } = splitFrame({ ...props });
  const own = useId();
  const inputId = id ?? own;
  const [typed, setTyped] = useState("");
  const code = value ?? typed;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value.replace(/\D/g, "").slice(0, length);
    setTyped(next);
    onValueChange?.(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={inputId} className="text-sm font-medium">
        {frame.label}
      </label>
      {/* Figures stand from left to right in every language. */}
      <div dir="ltr" className="group relative w-fit max-w-full">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          {...wired(control, wiringOf(inputId, frame))}
          value={code}
          onChange={change}
          className="forced-focus absolute inset-0 z-1 cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length }, (_, place) => (
            <span key={place} className={box(place, code.length, length)}>
              {code[place]}
            </span>
          ))}
        </div>
      </div>
      <FieldNote id={`${inputId}-note`} hint={frame.hint} error={frame.error} />
    </div>
  );
}

function box(place: number, filled: number, length: number) {
  const next = place === Math.min(filled, length - 1);
  return cn(
    "code-box tnum grid h-14 w-12 place-items-center rounded-md text-xl font-semibold",
    next &&
      "group-focus-within:border-accent-ink group-focus-within:ring-accent-tint group-focus-within:ring-3 forced-colors:group-focus-within:border-4",
  );
}
