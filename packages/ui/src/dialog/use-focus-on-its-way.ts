import { type FocusEvent, useRef } from "react";

/**
 * Lets the focus arrive where a key sent it. Radix draws it to the frame of the dialog when a part vanishes while nothing
 * has it, which is so for a moment at each Tab: the list of a field that is left goes then, or its hint for an error.
 * Gives what the frame spreads on itself.
 */
export function useFocusOnItsWay() {
  const goal = useRef<HTMLElement>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      goal.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const sentTo = goal.current;
      goal.current = null;
      if (target === currentTarget && currentTarget.contains(sentTo)) sentTo?.focus();
    },
  };
}
