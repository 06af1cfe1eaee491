import {
  cloneElement,
  type ComponentType,
  type DOMAttributes,
  type ReactElement,
  useState,
} from "react";
import type { LinkComponent } from "../link";
import type { MenuEntry } from "./entry";
import type { MenuAtProps } from "./menu-at";
import { type PressedAt, usePlacePress } from "./use-place-press";

export interface ContextMenuProps {
  /** What the menu belongs to. The same actions must also be within reach of a button. */
  children: ReactElement<DOMAttributes<HTMLElement>>;
  /** A place of many parts has one menu: who or what was pressed, by its id; nothing leaves it to the browser. */
  partOf?: (pressed: Element) => string | undefined;
  /** What can be done, with that part where there are parts. Where it is nothing, the browser's own menu comes. */
  entries: readonly MenuEntry[] | ((part: string) => readonly MenuEntry[]);
  link?: LinkComponent;
  onOpenChange?: (open: boolean) => void;
}

interface Opened extends PressedAt {
  part: string;
}

/** The menu of a place: by the second button, a long press, or Shift F10. */
export function ContextMenu(props: ContextMenuProps) {
  const { children, partOf, entries, link, onOpenChange } = props;
  const [opened, setOpened] = useState<Opened>();
  // A page that is opened draws no menu yet, and need not load what one is drawn with.
  const [MenuAt, setMenuAt] = useState<ComponentType<MenuAtProps>>();
  const offered = (part: string) => (typeof entries === "function" ? entries(part) : entries);
  const press = usePlacePress((at) => {
    const part = partOf ? partOf(at.pressed) : "";
    if (part === undefined || !offered(part).length) return false;
    setOpened({ ...at, part });
    onOpenChange?.(true);
    import("./menu-at").then(
      (found) => setMenuAt(() => found.MenuAt),
      // Offline: whatever it holds is under a button too.
      () => setOpened(undefined),
    );
    return true;
  });
  const now = opened ? offered(opened.part) : [];
  return (
    <>
      {cloneElement(children, press)}
      {opened && MenuAt && now.length > 0 && (
        <MenuAt
          // Pressed elsewhere, it is another menu.
          key={`${opened.x} ${opened.y}`}
          {...opened}
          entries={now}
          link={link}
          onClose={() => {
            setOpened(undefined);
            onOpenChange?.(false);
          }}
        />
      )}
    </>
  );
}
