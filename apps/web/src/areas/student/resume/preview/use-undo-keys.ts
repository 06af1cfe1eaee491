import { useEffect } from "react";
import type { OpenVersion } from "../open-version";

/** Ctrl Z and Ctrl Shift Z, unless they belong to a text that is being typed. */
export function useUndoKeys(version: OpenVersion) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (key !== "z" && key !== "y") return;
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        target.matches("input[type=text], textarea, [role=dialog] *")
      )
        return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) version.redo();
      else version.undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [version]);
}
