import type { ListedStudent } from "@toran/contract/schemas/officer-student";
import { Meter, StatusPill } from "@toran/ui";
import type { TableColumn } from "@toran/ui/data-table";
import { accountWords, day, lakhs, nameOf, outcomeWords, type Shown, standingOf } from "../words";
import { StudentAvatar } from "@/stores/student-avatar";

const skillsShown = 3;
const pill = ({ word, glyph, tone }: Shown) => (
  <StatusPill glyph={glyph} tone={tone}>
    {word}
  </StatusPill>
);

/** What the list of students can show; a column that is hidden waits behind "Columns". */
export const studentColumns: readonly TableColumn<ListedStudent>[] = [
  {
    id: "name",
    title: "Student",
    width: 218,
    least: 160,
    sortable: true,
    cell: (student) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <StudentAvatar size="sm" name={nameOf(student)} picture={student.picture} />
        <span className="truncate">{nameOf(student)}</span>
      </span>
    ),
  },
  {
    id: "roll",
    title: "Roll no.",
    width: 100,
    least: 96,
    sortable: true,
    className: "stretch-dense text-ink-2 tnum",
    cell: ({ rollNumber }) => rollNumber,
  },
  {
    id: "department",
    title: "Department",
    width: 146,
    least: 124,
    sortable: true,
    className: "text-ink-2",
    cell: ({ department }) => department,
  },
  {
    id: "cgpa",
    title: "CGPA",
    width: 76,
    least: 72,
    numeric: true,
    sortable: true,
    firstSort: "descending",
    cell: ({ cgpa }) => cgpa?.toFixed(2),
  },
  {
    id: "skills",
    title: "Top skills",
    width: 184,
    least: 64,
    className: "text-ink-2",
    cell: ({ skills, skillCount }) =>
      skills.length ? <Skills names={skills} many={skillCount} /> : null,
  },
  {
    id: "profile",
    title: "Profile",
    width: 112,
    least: 100,
    cell: ({ profile }) => <ProfileBar percent={profile} />,
  },
  {
    id: "offers",
    title: "Offers",
    width: 72,
    least: 68,
    numeric: true,
    cell: ({ offers }) => offers || null,
  },
  {
    id: "best",
    title: "Best, LPA",
    width: 88,
    least: 84,
    numeric: true,
    cell: ({ bestPackage }) => (bestPackage === null ? null : lakhs(bestPackage)),
  },
  {
    id: "placement",
    title: "Placement",
    width: 150,
    least: 132,
    cell: (student) =>
      student.detailsPending ? (
        <StatusPill glyph="done" tone="warn">
          Details pending
        </StatusPill>
      ) : (
        pill(standingOf(student))
      ),
  },
  {
    id: "account",
    title: "Account",
    width: 150,
    hidden: true,
    cell: ({ accountStatus }) => pill(accountWords[accountStatus]),
  },
  {
    id: "outcome",
    title: "Outcome",
    width: 140,
    hidden: true,
    cell: ({ outcomeTag }) => pill(outcomeWords[outcomeTag]),
  },
  { id: "degree", title: "Degree", width: 100, hidden: true, cell: ({ degree }) => degree },
  {
    id: "batch",
    title: "Batch",
    width: 76,
    numeric: true,
    hidden: true,
    cell: ({ graduationYear }) => graduationYear,
  },
  {
    id: "backlogs",
    title: "Backlogs",
    width: 90,
    numeric: true,
    hidden: true,
    cell: ({ activeBacklogs }) => activeBacklogs,
  },
  { id: "email", title: "Email", width: 240, hidden: true, cell: ({ email }) => email },
  {
    id: "updated",
    title: "Last changed",
    width: 130,
    sortable: true,
    firstSort: "descending",
    hidden: true,
    className: "tnum text-ink-2",
    cell: ({ updatedAt }) => day(updatedAt),
  },
];

function Skills({ names, many }: { names: readonly string[]; many: number }) {
  const shown = names.slice(0, skillsShown);
  const more = many - shown.length;
  return (
    <>
      <span className="truncate">{shown.join(", ")}</span>
      {more > 0 && <span className="text-ink-3 ms-1 flex-none">+{more}</span>}
    </>
  );
}

function ProfileBar({ percent }: { percent: number }) {
  return (
    <>
      <span className="w-13 flex-none">
        <Meter value={percent / 100} label="Profile" />
      </span>
      <span className="tnum text-ink-2 ms-2 text-xs">{percent}%</span>
    </>
  );
}
