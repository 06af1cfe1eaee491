import type { MenuEntry } from "../menu/entry";
import type { QuickAction } from "./table-row";

/** The quick actions of a row as a menu has them, after what opens it; a row without any has no menu. */
export function rowEntries(
  actions: readonly QuickAction[],
  onOpen: (() => void) | undefined,
): readonly MenuEntry[] {
  if (!actions.length) return [];
  return [
    ...(onOpen ? [{ label: "Open", onSelect: onOpen }, "rule" as const] : []),
    ...actions.map(({ label, icon, pressed, keys, onAct }) =>
      pressed === undefined
        ? { label, icon, shortcut: keys?.toUpperCase(), onSelect: onAct }
        : { label, checked: pressed, onCheckedChange: onAct },
    ),
  ];
}
