import { useLayoutEffect } from "react";

interface TypedAheadProps {
  /** Told of the text as each key changes it. */
  onType: (change: (before: string) => string) => void;
  onLeave: () => void;
}

/** Takes the keys for a field that is still on its way: pressed on the page they would be lost, or do something there. */
export function TypedAhead({ onType, onLeave }: TypedAheadProps) {
  // Before the page is painted: whoever has asked for the field types on.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === "Escape") onLeave();
      else if (key === "Backspace") onType((before) => before.replace(/.$/su, ""));
      else if (/^.$/u.test(key)) onType((before) => before + key);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
  return null;
}
