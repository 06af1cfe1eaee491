import { useLayoutEffect, useRef } from "react";

/**
 * Holds the form of a field back while what stands in the field cannot be read: it would be sent without a value, and
 * whoever typed it would take what they see for what was saved. Gives the ref of the field's input.
 */
export function useHeldForm(unread: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const form = input.current?.form;
    if (!unread || !form) return;
    const hold = (event: Event) => {
      if (!input.current || input.current.disabled) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current.focus();
    };
    form.addEventListener("submit", hold);
    return () => form.removeEventListener("submit", hold);
  }, [unread]);
  return input;
}
