import { Ellipsis } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../button/icon-button";
import type { MenuEntry } from "../menu/entry";
import { Menu } from "../menu/menu";

interface RowMenuProps {
  label: string;
  tabIndex: number;
  entries: () => readonly MenuEntry[];
}

/**
 * What can be done with a row, where there is something. Until somebody has come to its button, by Tab or by a press, there
 * is no more than that: a menu that nobody opens would be drawn with each move.
 */
export function RowMenu({ label, tabIndex, entries }: RowMenuProps) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const whole = open !== undefined;
  useLayoutEffect(() => {
    // The button of the menu takes the place of the one that had the focus.
    if (whole) button.current?.focus({ preventScroll: true });
  }, [whole]);
  if (!open && !entries().length) return null;
  const icon = <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />;
  const look = { ref: button, size: "sm", edge: true, label, tabIndex } as const;
  if (!whole)
    return (
      <IconButton
        {...look}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setOpen(false)}
      >
        {icon}
      </IconButton>
    );
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton {...look}>{icon}</IconButton>}
      entries={open ? entries() : []}
    />
  );
}
