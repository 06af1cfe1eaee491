import { type KeyboardEvent, type PointerEvent, useRef } from "react";

interface ResizeHandleProps {
  title: string;
  width: number;
  onResize: (width: number) => void;
}

const step = 16;

/** The edge of a column: drag it, or move it with the arrow keys. */
export function ResizeHandle({ title, width, onResize }: ResizeHandleProps) {
  const from = useRef<{ x: number; width: number; sign: number }>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const head = event.currentTarget.parentElement!;
    const sign = getComputedStyle(head).direction === "rtl" ? -1 : 1;
    from.current = { x: event.clientX, width: head.offsetWidth, sign };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (start) onResize(start.width + (event.clientX - start.x) * start.sign);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    const head = event.currentTarget.parentElement!;
    const wider = getComputedStyle(head).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    onResize(head.offsetWidth + (event.key === wider ? step : -step));
  };
  return (
    <input
      type="range"
      aria-label={`Width of ${title}`}
      value={width}
      min={64}
      max={800}
      step={step}
      onChange={(event) => onResize(Number(event.target.value))}
      // The browser would take the press as one on a slider's track.
      onMouseDown={(event) => event.preventDefault()}
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={begin}
      onPointerMove={follow}
      onLostPointerCapture={() => (from.current = null)}
      onKeyDown={keys}
      // A line of two pixels in the midst of what can be hit; at the end of the table that lies within it.
      className="hover:bg-accent-line focus-visible:bg-accent-ink group-hover/head:bg-rule-strong forced-focus absolute inset-y-1 -end-3 z-2 w-6 cursor-col-resize touch-none appearance-none bg-transparent bg-clip-content px-2.75 py-0.5 outline-none in-data-last:end-0 print:hidden [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:appearance-none"
    />
  );
}
