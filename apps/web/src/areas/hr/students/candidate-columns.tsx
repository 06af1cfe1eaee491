import type { Bookmark, Candidate } from "@toran/contract/schemas/candidate";
import { Avatar } from "@toran/ui";
import type { TableColumn } from "@toran/ui/data-table";
import { since } from "@/lib/since";
import { BookmarkSign } from "./bookmark-sign";

export const nameOf = ({ firstName, lastName }: Pick<Candidate, "firstName" | "lastName">) =>
  [firstName, lastName].filter(Boolean).join(" ");

const markedWords = ({ by, at }: Bookmark) => [by, since(at)].filter(Boolean).join(", ");

export const candidateColumns: TableColumn<Candidate>[] = [
  {
    id: "name",
    title: "Student",
    width: 240,
    least: 160,
    cell: (student) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar entity="person" size="sm" name={nameOf(student)} decorative />
        <span className="truncate font-medium">{nameOf(student)}</span>
        {student.bookmark && (
          <span className="text-accent-ink flex-none">
            <BookmarkSign on />
            <span className="sr-only">Bookmarked</span>
          </span>
        )}
      </span>
    ),
  },
  { id: "college", title: "College", width: 230, least: 150, cell: ({ college }) => college.name },
  {
    id: "department",
    title: "Department",
    width: 170,
    least: 124,
    cell: ({ department }) => department,
  },
  {
    id: "year",
    title: "Batch",
    width: 76,
    least: 72,
    numeric: true,
    cell: ({ graduationYear }) => graduationYear,
  },
  {
    id: "cgpa",
    title: "CGPA",
    width: 76,
    least: 72,
    numeric: true,
    cell: ({ cgpa }) => cgpa?.toFixed(2),
  },
  {
    id: "skills",
    title: "Top skills",
    width: 260,
    least: 120,
    className: "text-ink-2",
    cell: ({ skills }) => skills.slice(0, 3).join(", "),
  },
];

/** Of those who are bookmarked it is told by whom and when, where skills stand for the others. */
export const bookmarkedColumns: TableColumn<Candidate>[] = [
  ...candidateColumns,
  {
    id: "bookmark",
    title: "Bookmarked",
    width: 190,
    least: 130,
    className: "text-ink-2",
    cell: ({ bookmark }) => bookmark && markedWords(bookmark),
  },
];
