import * as Radix from "@radix-ui/react-context-menu";
import type { ReactElement } from "react";
import { pageDirection } from "../direction";
import type { LinkComponent } from "../link";
import type { MenuEntry } from "./entry";
import { menuBox, MenuEntries } from "./menu-entries";

export interface ContextMenuProps {
  /** What the menu belongs to. The same actions must also be within reach of a button. */
  children: ReactElement;
  entries: readonly MenuEntry[];
  link?: LinkComponent;
  onOpenChange?: (open: boolean) => void;
}

/** The menu of a place: by the second button, a long press, or Shift F10. */
export function ContextMenu({ children, entries, link, onOpenChange }: ContextMenuProps) {
  return (
    <Radix.Root dir={pageDirection()} modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content loop collisionPadding={8} className={menuBox}>
          <MenuEntries entries={entries} parts={Radix} link={link} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
