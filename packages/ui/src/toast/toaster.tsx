import * as Radix from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { cn } from "../cn";
import { useInBrowser } from "../in-browser";
import { leadBack } from "./lead-back";
import type { ToastItem } from "./toast-item";
import { ToastRow } from "./toast-row";

export interface ToasterProps {
  items: readonly ToastItem[];
  /** The toast has faded out; take it off the list. */
  onClose: (id: string) => void;
  /** How many are in sight at a time; the others wait. */
  shown?: number;
  /** The name of the region for screen readers. */
  label?: string;
}

/** Messages at the bottom right, over dialogs too. They stay while the pointer or the focus is on them. */
export function Toaster({ items, onClose, shown = 3, label = "Messages" }: ToasterProps) {
  if (!useInBrowser()) return null;
  // A dialog hides from screen readers what is there already, but for what is live.
  return createPortal(
    <div ref={leadBack} aria-live="off" className={underSessionDialog}>
      {/* Its messages wait under the pointer, and it does not hear the pointer leave after the last: new ones get a new one. */}
      <Radix.Provider
        key={items.length > 0 ? "some" : "none"}
        label="Message"
        swipeDirection="right"
      >
        {firstInLine(items, shown).map((item) => (
          <ToastRow key={`${item.id} ${item.tone}`} item={item} onClose={onClose} />
        ))}
        <Radix.Viewport
          label={`${label} ({hotkey})`}
          className={cn(
            "fixed right-5 bottom-5 z-70 flex w-[calc(100vw-2.5rem)] max-w-[350px] flex-col gap-2.5 outline-none",
            besideSheet,
            aboveBulkBar,
          )}
        />
      </Radix.Provider>
    </div>,
    document.body,
  );
}

/** Where there is room, messages leave the foot of an open sheet free: its actions are there. */
const besideSheet = [
  "ltr:min-[54rem]:in-data-[in-the-way~=sheet-md]:right-125",
  "ltr:min-[64rem]:in-data-[in-the-way~=sheet-lg]:right-165",
];

/** Nothing else is to be done once a session has ended. */
const underSessionDialog = "in-data-[in-the-way~=session-dialog]:invisible";

/** Messages leave free what can be done with the rows that are chosen. */
const aboveBulkBar = "in-data-[in-the-way~=bulk-bar]:bottom-30";

/** Work that has no end yet steps aside, so that it never holds up the messages behind it. */
function firstInLine(items: readonly ToastItem[], shown: number) {
  const chosen = new Set(
    [
      ...items.filter((item) => item.tone !== "loading"),
      ...items.filter((item) => item.tone === "loading"),
    ].slice(0, shown),
  );
  return items.filter((item) => chosen.has(item));
}
