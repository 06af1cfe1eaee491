import { Avatar } from "../avatar/avatar";
import type { StatusGlyph } from "../status/glyphs";
import { StatusPill } from "../status/status-pill";
import type { TableColumn } from "./column";

/** The students of the stories; names repeat, places do not. */
export interface Student {
  id: string;
  name: string;
  roll: string;
  department: string;
  cgpa: number;
  skills: readonly string[];
  profile: number;
  offers: number;
  best: number | null;
  placement: string;
}

const names = [
  "Ishita Banerjee",
  "Chidiebere Okafor",
  "Ananya Iyer",
  "Harpreet Singh Gill",
  "Sneha Reddy",
  "Karthik Subramanian",
  "Zoya Sheikh",
  "Lalrinpuii Ralte",
  "Priyanka Jadhav",
  "Mohammed Faizan Ali",
  "Tenzin Dolma",
  "Devansh Agarwal",
  "Rohan Deshmukh",
  "Aditi Kulkarni",
  "Joseph Kurian",
];
const departments = [
  ["Computer Science", "CSB"],
  ["Electronics", "ECE"],
  ["Mechanical", "MEC"],
  ["Civil", "CIV"],
] as const;
const skills = ["React", "TypeScript", "Figma", "VLSI", "Python", "SolidWorks", "STAAD", "SQL"];
const placements = ["Placed", "In process", "Offer in hand", "Shortlisted", "Not placed"];
const glyphs: Record<string, [StatusGlyph, "ok" | "info" | "idle"]> = {
  Placed: ["done", "ok"],
  "In process": ["half", "info"],
  "Offer in hand": ["three-quarters", "info"],
  Shortlisted: ["quarter", "info"],
  "Not placed": ["ring", "idle"],
};

export const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, n) => {
    const [department, code] = departments[n % 4]!;
    const offers = n % 4;
    return {
      id: `student-${n}`,
      name: names[n % names.length]!,
      roll: `22${code}${String(n + 1).padStart(3, "0")}`,
      department,
      cgpa: 9.41 - (n % 60) * 0.05,
      skills: skills.slice(n % 5, (n % 5) + 2 + (n % 3)),
      profile: 100 - (n % 45),
      offers,
      best: offers ? 6.8 + (n % 20) : null,
      placement: placements[n % 5]!,
    };
  });

export const studentColumns: readonly TableColumn<Student>[] = [
  {
    id: "name",
    title: "Student",
    width: 222,
    sortable: true,
    cell: ({ name }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar entity="person" name={name} size="sm" decorative />
        <span className="truncate">{name}</span>
      </span>
    ),
  },
  {
    id: "roll",
    title: "Roll no.",
    width: 104,
    className: "stretch-dense text-ink-2 tnum",
    cell: ({ roll }) => roll,
  },
  {
    id: "department",
    title: "Department",
    width: 150,
    className: "text-ink-2",
    cell: ({ department }) => department,
  },
  {
    id: "cgpa",
    title: "CGPA",
    width: 76,
    numeric: true,
    sortable: true,
    firstSort: "descending",
    cell: ({ cgpa }) => cgpa.toFixed(2),
  },
  {
    id: "skills",
    title: "Top skills",
    width: 190,
    className: "text-ink-2",
    cell: ({ skills: own }) => own.join(", "),
  },
  {
    id: "profile",
    title: "Profile",
    width: 90,
    numeric: true,
    cell: ({ profile }) => `${profile}%`,
  },
  { id: "offers", title: "Offers", width: 76, numeric: true, cell: ({ offers }) => offers || null },
  {
    id: "best",
    title: "Best, LPA",
    width: 92,
    numeric: true,
    cell: ({ best }) => best?.toFixed(1),
  },
  {
    id: "placement",
    title: "Placement",
    width: 140,
    cell: ({ placement }) => {
      const [glyph, tone] = glyphs[placement]!;
      return (
        <StatusPill glyph={glyph} tone={tone}>
          {placement}
        </StatusPill>
      );
    },
  },
  {
    id: "email",
    title: "Email",
    width: 200,
    hidden: true,
    cell: ({ roll }) => `${roll}@nilgiri.edu`,
  },
];

/** A table of students, but for its rows. */
export const studentTable = {
  label: "Students",
  many: "students",
  columns: studentColumns,
  rowId: ({ id }: Student) => id,
  rowName: ({ name }: Student) => name,
  className: "h-160",
};
