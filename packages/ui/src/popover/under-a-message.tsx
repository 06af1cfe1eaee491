import { useState } from "react";
import { Button } from "../button/button";
import { Combobox } from "../combobox/combobox";
import { ContextMenu } from "../menu/context-menu";
import type { MenuEntry } from "../menu/entry";
import { Menu } from "../menu/menu";
import type { ToastItem } from "../toast/toast-item";
import { Toaster } from "../toast/toaster";
import { Popover } from "./popover";

const saved: ToastItem = { id: "1", tone: "success", title: "Saved", duration: Infinity };
const entries: MenuEntry[] = [
  { label: "Archive", onSelect: () => undefined },
  { label: "Add to a list", entries: [{ label: "Fleet", onSelect: () => undefined }] },
];

/** What opens under a button, and a message that comes while it is open; for stories. */
export function UnderAMessage() {
  const [items, setItems] = useState<ToastItem[]>([]);
  const come = (open: boolean) => {
    if (open) setTimeout(() => setItems([saved]), 50);
  };
  return (
    <div className="grid h-90 w-60 content-start gap-3">
      <Popover label="Filter" trigger={<Button>Filter</Button>} onOpenChange={come}>
        <Button>Only mine</Button>
      </Popover>
      <Menu trigger={<Button>More</Button>} entries={entries} onOpenChange={come} />
      <ContextMenu entries={entries} onOpenChange={come}>
        <button type="button">A place</button>
      </ContextMenu>
      <Combobox
        label="City"
        load={async () => {
          come(true);
          return { items: [{ value: "1", label: "Chennai" }] };
        }}
        value={null}
        onValueChange={() => undefined}
      />
      <Toaster items={items} onClose={() => setItems([])} />
    </div>
  );
}
