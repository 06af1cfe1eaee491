import { Button } from "@toran/ui";
import { Bookmark } from "lucide-react";

/** The same sign everywhere: filled where there is a bookmark. */
export const BookmarkSign = ({ on }: { on: boolean }) => (
  <Bookmark aria-hidden="true" size={16} strokeWidth={1.75} fill={on ? "currentColor" : "none"} />
);

/** Puts a bookmark on the one student who is shown, or takes it away. */
export const BookmarkButton = ({ on, onPress }: { on: boolean; onPress: () => void }) => (
  <Button intent={on ? "soft" : "secondary"} aria-pressed={on} onClick={onPress}>
    <BookmarkSign on={on} />
    Bookmark
  </Button>
);
