import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../button/icon-button";
import type { MenuEntry } from "../menu/entry";
import { Menu } from "../menu/menu";

interface RowMenuProps {
  label: string;
  tabIndex: number;
  entries: () => readonly MenuEntry[];
}

/** What can be done with a row, where there is something. Only the row that Tab reaches, and those asked for, have a menu. */
export function RowMenu({ label, tabIndex, entries }: RowMenuProps) {
  const [open, setOpen] = useState<boolean>();
  if (!open && !entries().length) return null;
  const icon = <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />;
  const look = { size: "sm", edge: true, label, tabIndex } as const;
  if (open === undefined && tabIndex < 0)
    return (
      <IconButton
        {...look}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {icon}
      </IconButton>
    );
  return (
    <Menu
      align="end"
      open={open ?? false}
      onOpenChange={setOpen}
      trigger={<IconButton {...look}>{icon}</IconButton>}
      entries={open ? entries() : []}
    />
  );
}
