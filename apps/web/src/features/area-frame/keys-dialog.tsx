import { Dialog, Kbd, Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { setLetterKeys, letterKeys } from "@/lib/letter-keys";
import type { AreaName } from "@/navigation/areas";

interface Key {
  /** Any of them. */
  keys: readonly string[];
  does: string;
  /** A single letter or sign, which can be turned off. */
  letter?: true;
}
interface Group {
  title: string;
  keys: readonly Key[];
}

const everywhere: Group = {
  title: "Everywhere",
  keys: [
    { keys: ["Ctrl K"], does: "Search everything" },
    { keys: ["["], does: "Make the sidebar narrow or wide", letter: true },
    { keys: ["?"], does: "Show these keys", letter: true },
  ],
};
const archive: Key = { keys: ["E"], does: "Archive", letter: true };
const lists = (area: "po" | "hr"): Group => ({
  title: "In a list",
  keys: [
    { keys: ["/"], does: "Search in the list", letter: true },
    { keys: ["Up", "Down"], does: "Go from row to row" },
    { keys: ["J", "K"], does: "The next row, the one before", letter: true },
    { keys: ["Left", "Right"], does: "Go through what can be done with a row" },
    { keys: ["Enter"], does: "Open the row" },
    { keys: ["Space"], does: "Choose the row, or no longer" },
    { keys: ["X"], does: "The same", letter: true },
    { keys: ["Shift Up", "Shift Down"], does: "Choose one row after another" },
    { keys: ["Esc"], does: "Choose none" },
    { keys: ["B"], does: "Bookmark", letter: true },
    ...(area === "po" ? [archive] : []),
  ],
});
const board: Group = {
  title: "On the board of candidates",
  keys: [
    { keys: ["Space"], does: "Pick a candidate up, and put them down" },
    { keys: ["Left", "Right"], does: "From stage to stage" },
    { keys: ["Esc"], does: "Put them back" },
    { keys: ["U", "D"], does: "Up the waiting list, down", letter: true },
  ],
};
const chat: Group = {
  title: "In a chat",
  keys: [
    { keys: ["Enter"], does: "Send" },
    { keys: ["Shift Enter"], does: "Begin a new line" },
  ],
};
const calendar: Group = {
  title: "In a calendar",
  keys: [
    { keys: ["Arrows"], does: "From day to day" },
    { keys: ["Page up", "Page down"], does: "From month to month" },
  ],
};

const groupsOf = (area: AreaName) =>
  area === "student" ? [everywhere, calendar] : [everywhere, lists(area), board, chat, calendar];

interface KeysDialogProps {
  area: AreaName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key of an area, and whether letters and signs are among them. */
export const KeysDialog = observer(function KeysDialog({
  area,
  open,
  onOpenChange,
}: KeysDialogProps) {
  const letters = letterKeys();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="Everything here can be done with the mouse as well."
      size="md"
    >
      <div className="grid gap-5">
        <Switch
          label="Single letters and signs are keys"
          hint="Turn them off if you speak instead of typing, or press them by mistake."
          checked={letters}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        {groupsOf(area).map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 font-semibold">{title}</h3>
            <dl className="divide-rule divide-y">
              {keys
                .filter(({ letter }) => letters || !letter)
                .map(({ keys: any, does }) => (
                  <div key={does} className="flex items-center gap-4 py-1.5">
                    <dt className="flex-1">{does}</dt>
                    <dd className="flex gap-1.5">
                      {any.map((one) => (
                        <Kbd key={one}>{one}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
});
