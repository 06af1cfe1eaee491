import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { cn } from "../cn";

export interface TooltipProps {
  /** A few words. What is needed to use the control belongs in its label instead. */
  text: ReactNode;
  /** Gets the id for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Words that appear under a control while the pointer or the focus is on it; Escape puts them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [away, setAway] = useState(false);
  const [aside, setAside] = useState(0);
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => event.key === "Escape" && setAway(true);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const show = () => {
    setAway(false);
    const { left, right } = tip.current!.getBoundingClientRect();
    setAside((before) => intoTheWindow(left - before, right - before));
  };
  return (
    <span className="group/tip relative inline-flex" onPointerEnter={show} onFocus={show}>
      {children(id)}
      <span
        role="tooltip"
        id={id}
        ref={tip}
        style={aside ? { marginLeft: aside } : undefined}
        className={cn(
          "bg-inverse text-on-inverse pointer-events-none invisible absolute top-full left-1/2 z-80 mt-1.5 w-max max-w-60 -translate-x-1/2 rounded-md px-2 py-1 text-xs opacity-0 transition-opacity delay-[400ms] duration-(--speed-2) group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-focus-within/tip:delay-0 group-hover/tip:visible group-hover/tip:opacity-100",
          away && "invisible!",
        )}
      >
        {text}
      </span>
    </span>
  );
}

const margin = 8;

/** How far words under a control at the edge of the window are moved, so that they are read whole. */
function intoTheWindow(left: number, right: number) {
  const { clientWidth } = document.documentElement;
  if (left < margin) return margin - left;
  return Math.min(0, clientWidth - margin - right);
}
