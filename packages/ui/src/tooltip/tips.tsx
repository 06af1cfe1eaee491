import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { pressesOf } from "./presses";

/** Milliseconds that the pointer rests on a control before its name shows. */
const rest = 400;
/** Milliseconds in which the pointer may cross from the control to its name. */
const crossing = 100;
/** Pixels between the name and the edges of the window. */
const margin = 8;

/** Controls that show a sign only: their words are in their label. */
const wordless = "button[aria-label][title], a[aria-label][title]";
const moves = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/**
 * The names and keys of icon buttons, after 400 ms under the pointer and at once under the focus of the keyboard. Mount
 * it once. Without it the browser shows its own, which keyboards never see. The name may be pointed at, and Escape puts
 * it away (WCAG 1.4.13).
 */
export function Tips() {
  const [control, setControl] = useState<HTMLElement>();
  const tip = useRef<HTMLDivElement>(null);
  // Before the page is painted: whoever sees it may press a key.
  useLayoutEffect(() => follow(setControl, () => tip.current), []);
  useLayoutEffect(() => {
    if (!control) return;
    if (tip.current) place(tip.current, control);
    return hush(control);
  }, [control]);
  if (!control) return null;
  return createPortal(
    <div ref={tip} aria-hidden="true" className="pointer-events-auto fixed z-80 py-1.5">
      <div className="bg-inverse text-on-inverse flex w-max max-w-60 items-center gap-1.5 rounded-md border border-transparent px-2 py-1 text-xs">
        {control.ariaLabel}
        {pressesOf(control.ariaKeyShortcuts).map((press) => (
          <kbd key={press} className="border-on-inverse/40 rounded-sm border px-1 font-sans">
            {press}
          </kbd>
        ))}
      </div>
    </div>,
    document.body,
  );
}

/** Keeps the browser from showing its own name over ours; gives the way to let it. */
function hush(control: HTMLElement) {
  const { title } = control;
  control.title = "";
  return () => {
    if (!control.title) control.title = title;
  };
}

/** Under the control, or above it where there is no room. */
function place(tip: HTMLElement, control: HTMLElement) {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = at.left + (at.width - width) / 2;
  const fits = at.bottom + height <= clientHeight;
  tip.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
  tip.style.top = `${fits ? at.bottom : at.top - height}px`;
}

/** Tells whose name is to be shown; gives the way to stop. */
function follow(show: (control: HTMLElement | undefined) => void, shown: () => HTMLElement | null) {
  const watch = new AbortController();
  const { signal } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Shown for the focus: it stays as long as that, wherever the pointer lies. */
  let focusHolds = false;
  const now = (control: HTMLElement | undefined, forFocus = false) => {
    clearTimeout(timer);
    focusHolds = forFocus;
    show(control?.isConnected ? control : undefined);
  };
  const later = (control: HTMLElement | undefined, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => now(control), wait);
  };
  const away = () => now(undefined);
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (shown()?.contains(target)) return clearTimeout(timer);
    const control = target.closest<HTMLElement>(wordless) ?? undefined;
    if (control) later(control, rest);
    else if (focusHolds) clearTimeout(timer);
    else later(undefined, crossing);
  };
  const moved = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    if (moves.has(key) && focused instanceof HTMLElement && focused.matches(wordless))
      now(focused, true);
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") away();
  };
  document.addEventListener("pointerover", over, { signal });
  document.addEventListener("pointerdown", away, { signal });
  document.addEventListener("keyup", moved, { signal });
  document.addEventListener("keydown", escape, { signal, capture: true });
  document.addEventListener("focusout", away, { signal, capture: true });
  document.addEventListener("scroll", away, { signal, capture: true, passive: true });
  return () => {
    away();
    watch.abort();
  };
}
