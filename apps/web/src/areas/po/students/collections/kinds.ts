import { paths } from "@/navigation/paths";

export type CollectionKind = "bookmark" | "archive";

interface KindWords {
  title: string;
  context: string;
  /** The page of all lists of the kind. */
  all: string;
  /** The page of one of them. */
  one: string;
  empty: { title: string; text: string };
  /** What follows when students are put into a list. */
  adding: string;
  /** What follows when a list is deleted. */
  deleting: string;
}

export const kinds: Record<CollectionKind, KindWords> = {
  bookmark: {
    title: "Bookmarks",
    context: "Students you want to find again, list by list.",
    all: paths.po.bookmarks,
    one: paths.po.bookmark,
    empty: {
      title: "No bookmarks yet",
      text: "Choose students in the list and press Bookmark, or make an empty list here.",
    },
    adding: "They stay where they are, and you find them again in the list.",
    deleting: "Only the list goes. Its students stay as they are.",
  },
  archive: {
    title: "Archive",
    context: "Students who are out of the way. Their applications are kept.",
    all: paths.po.archive,
    one: paths.po.archived,
    empty: {
      title: "Nobody is archived",
      text: "Choose students in the list and press Archive when a batch has left.",
    },
    adding:
      "They leave the lists of students and what companies find. Their applications are kept.",
    deleting: "Its students come back to the lists of students, and companies can find them again.",
  },
};

export const pageOf = (kind: CollectionKind, id: string) => kinds[kind].one.replace(":id", id);
