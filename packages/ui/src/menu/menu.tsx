import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactElement } from "react";
import { pageDirection } from "../direction";
import type { LinkComponent } from "../link";
import { useOpen } from "../popover/use-open";
import { takeEscape } from "../toast/left-escape";
import type { MenuEntry } from "./entry";
import { menuBox, MenuEntries } from "./menu-entries";

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Which edge of the button it lines up with. */
  align?: "start" | "end";
  side?: "top" | "bottom";
  /** Draws entries that lead somewhere. */
  link?: LinkComponent;
  open?: boolean;
  /** Open from the start. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** What can be done, under a button. Arrows move, letters jump, Escape closes. */
export function Menu({
  trigger,
  entries,
  align = "start",
  side = "bottom",
  link,
  ...held
}: MenuProps) {
  const { open, onOpenChange } = useOpen(held);
  return (
    <Radix.Root dir={pageDirection()} modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          data-takes-escape=""
          onKeyDown={({ nativeEvent }) => takeEscape(nativeEvent) && onOpenChange(false)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={menuBox}
        >
          <MenuEntries entries={entries} parts={Radix} link={link} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
