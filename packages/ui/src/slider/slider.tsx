import * as Radix from "@radix-ui/react-slider";
import { useId, useState } from "react";
import { cn } from "../cn";
import { type FieldFrame, FieldSide } from "../field/field";
import { FieldNote } from "../field/field-note";

export interface SliderProps extends Omit<FieldFrame, "label"> {
  label: string;
  /** One value, or the two ends of a range. */
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  /** The hand was taken off: the time to ask a server. */
  onValueCommit?: (value: number[]) => void;
  min?: number;
  max?: number;
  step?: number;
  /** A value in words: "8.2 and up". */
  say?: (value: number) => string;
  disabled?: boolean;
  className?: string;
}

/** A value along a line, or two: arrows step, PageUp and PageDown stride, Home and End go to the ends. */
export function Slider(props: SliderProps) {
  const { label, hint, error, optional, labelSide, value, say = String, className } = props;
  const id = useId();
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  // Of its own place, which no server knows, and a part of a page may have for itself.
  const read = (box: HTMLElement | null) => {
    if (box) setDirection(getComputedStyle(box).direction === "rtl" ? "rtl" : "ltr");
  };
  const range = value.length > 1;
  const words = value.map(say).join(" to ");
  return (
    <div ref={read} className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-1.5">
        <span className="text-sm font-medium">{label}</span>
        <FieldSide optional={optional}>
          {labelSide ?? <span className="tnum">{words}</span>}
        </FieldSide>
      </div>
      <Radix.Root
        dir={direction}
        className="relative flex h-6.5 w-full touch-none items-center select-none"
        value={[...value]}
        onValueChange={props.onValueChange}
        onValueCommit={props.onValueCommit}
        min={props.min}
        max={props.max}
        step={props.step}
        disabled={props.disabled}
      >
        <Radix.Track className="bg-ramp-1 relative h-1 grow rounded-full forced-color-adjust-none forced-colors:bg-[GrayText]">
          <Radix.Range className="bg-accent data-disabled:bg-idle-mark absolute h-full rounded-full forced-colors:bg-[Highlight]" />
        </Radix.Track>
        {value.map((one, place) => (
          <Radix.Thumb
            // The ends keep their places; their values are what changes.
            key={["start", "end"][place] ?? place}
            aria-label={range ? `${label}, ${place === 0 ? "from" : "to"}` : label}
            aria-valuetext={say(one)}
            aria-describedby={error || hint ? id : undefined}
            aria-invalid={error ? true : undefined}
            className="border-accent hover:border-accent-hover bg-lift shadow-lift data-disabled:border-idle-mark block size-4.5 rounded-full border-2 data-disabled:cursor-not-allowed"
          />
        ))}
      </Radix.Root>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
