import * as Radix from "@radix-ui/react-toast";
import { ToastRow } from "./toast-row";

export type ToastTone = "success" | "error" | "warning" | "loading" | "info";

export interface ToastItem {
  id: string;
  tone: ToastTone;
  title: string;
  detail?: string;
  /** Milliseconds until it leaves; without it 2000 for success, 4000 for others, and no end for loading. */
  duration?: number;
  /** What can be done at once, such as Undo. */
  action?: { label: string; onPress: () => void };
}

export interface ToasterProps {
  items: readonly ToastItem[];
  /** The toast has faded out; take it off the list. */
  onClose: (id: string) => void;
  /** How many are in sight at a time; the others wait. */
  shown?: number;
}

/** Messages at the bottom right. They stay while the pointer or the focus is on them. */
export function Toaster({ items, onClose, shown = 3 }: ToasterProps) {
  return (
    <Radix.Provider label="Message" swipeDirection="right">
      {firstInLine(items, shown).map((item) => (
        <ToastRow key={`${item.id} ${item.tone}`} item={item} onClose={onClose} />
      ))}
      <Radix.Viewport
        label="Messages ({hotkey})"
        className="fixed right-5 bottom-5 z-70 flex w-[calc(100vw-2.5rem)] max-w-[350px] flex-col gap-2.5 outline-none"
      />
    </Radix.Provider>
  );
}

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
