import * as Radix from "@radix-ui/react-dropdown-menu";
import { pageDirection } from "../direction";
import type { LinkComponent } from "../link";
import { takeEscape } from "../toast/left-escape";
import type { MenuEntry } from "./entry";
import { menuBox, MenuEntries } from "./menu-entries";

export interface MenuAtProps {
  /** Where in the window. */
  x: number;
  y: number;
  entries: readonly MenuEntry[];
  link?: LinkComponent;
  pressed: Element;
  /** What had the focus before. */
  from: HTMLElement | undefined;
  onClose: () => void;
}

const entry = "[role=menuitem]:not([aria-haspopup])";

/** A menu at a point, open as long as it is there. */
export function MenuAt({ x, y, pressed, entries, link, from, onClose }: MenuAtProps) {
  const direction = pageDirection();
  const back = () => from?.focus({ preventScroll: true });
  return (
    <Radix.Root open dir={direction} modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed"
          style={{ left: x, top: y }}
        />
      </Radix.Trigger>
      {/* It belongs to the page it was asked for on, and readers that go by landmarks find it there. */}
      <Radix.Portal container={pressed.closest("main")}>
        <Radix.Content
          loop
          data-takes-escape=""
          onKeyDown={({ nativeEvent }) => takeEscape(nativeEvent) && onClose()}
          aria-labelledby={undefined}
          // Beside the pointer: the button is still down, and would choose what it is let go over.
          side={direction === "rtl" ? "left" : "right"}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          className={menuBox}
          onClickCapture={({ target }) => {
            // A dialog that opens now gives the focus back to who had it before the menu.
            if (target instanceof Element && target.closest(entry)) back();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever pressed elsewhere has gone there.
            if (document.activeElement === document.body) back();
          }}
        >
          <MenuEntries entries={entries} parts={Radix} link={link} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
