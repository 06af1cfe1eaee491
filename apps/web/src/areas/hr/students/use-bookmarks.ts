import type { Bookmark, BookmarkChanged } from "@toran/contract/schemas/candidate";
import { useEffect, useEffectEvent, useState } from "react";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { Bookmarks } from "./bookmarks";

interface Shown {
  /** Shows the bookmark of a student as it is from now on. */
  show: (studentId: string, bookmark: Bookmark | null) => void;
  /** The same, where somebody else or another page has changed it. */
  changed: (studentId: string, bookmark: Bookmark | null) => void;
}

/** The bookmarks of the company, kept as they are while pages of colleagues change them; whether the user may. */
export function useBookmarks({ show, changed }: Shown) {
  const { calls, hr, realtime } = useStores();
  const mayBookmark = useMayChange("hr");
  const [bookmarks] = useState(() => {
    const own = () => {
      const user = hr.user.value;
      return user ? `${user.firstName} ${user.lastName}`.trim() : null;
    };
    return new Bookmarks({ calls, own, show });
  });
  const hear = useEffectEvent(({ studentId, bookmark }: BookmarkChanged) => {
    // What is under way here is newer.
    if (!bookmarks.isUnderWay(studentId)) changed(studentId, bookmark);
  });
  useEffect(
    () =>
      realtime.listen((heard) => {
        if (heard !== "refetch" && heard.type === "bookmark.changed")
          hear(heard.payload as BookmarkChanged);
      }),
    [realtime],
  );
  return { bookmarks, mayBookmark };
}
