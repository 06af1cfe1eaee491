import { Bookmark } from "lucide-react";

/** The same sign everywhere: filled where there is a bookmark. */
export const BookmarkSign = ({ on }: { on: boolean }) => (
  <Bookmark aria-hidden="true" size={16} strokeWidth={1.75} fill={on ? "currentColor" : "none"} />
);
