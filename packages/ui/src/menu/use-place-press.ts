import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

export interface PressedAt {
  x: number;
  y: number;
  pressed: Element;
  /** What had the focus, and gets it back. */
  from: HTMLElement | undefined;
}

/** What the browser's own menu is of use for: another tab, paste, spelling. */
const browsers =
  "a[href], input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const longPress = 700;
/** A finger that rests is not quite still. */
const stillWithin = 10;

/** The ways to ask for the menu of a place; `open` says whether there is one. */
export function usePlacePress(open: (at: PressedAt) => boolean) {
  const held = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number }>({
    x: 0,
    y: 0,
  });
  const marked = useRef(false);
  const opened = useRef(false);
  const letGo = () => clearTimeout(held.current.timer);
  useEffect(() => letGo, []);

  const ask = (place: Element, pressed: Element, x: number, y: number) => {
    // Parts of a place may draw menus of their own elsewhere on the page.
    if (!place.contains(pressed) || pressed.closest(browsers)) return false;
    const focused = document.activeElement;
    const from = focused instanceof HTMLElement && place.contains(focused) ? focused : undefined;
    return open({ x, y, pressed, from });
  };

  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      letGo();
      const wasMarked = marked.current;
      marked.current = false;
      if (event.defaultPrevented || wasMarked) return;
      const { currentTarget, target, clientX, clientY } = event;
      if (ask(currentTarget, target as Element, clientX, clientY)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      letGo();
      opened.current = false;
      const { currentTarget, target, clientX: x, clientY: y } = event;
      // Words that are marked are copied by the browser's menu. Some systems mark the word that is pressed, so it is asked before.
      const words = getSelection();
      marked.current =
        words !== null && !words.isCollapsed && words.containsNode(target as Node, true);
      // Not every system says that a finger has rested.
      if (event.pointerType === "mouse") return;
      const timer = setTimeout(() => {
        opened.current = ask(currentTarget, target as Element, x, y);
      }, longPress);
      held.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = held.current;
      if (Math.hypot(clientX - x, clientY - y) > stillWithin) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // The end of a long press is no press.
    onClickCapture: (event: MouseEvent) => {
      if (!opened.current) return;
      opened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
