import type { Candidate } from "@toran/contract/schemas/candidate";
import { Avatar, Button, EmptyState, PageHeader, Tag } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { tableOf } from "@/lib/table-of";
import { WindowStore } from "@/lib/window-store";
import { candidatePath, paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { CandidateFilter } from "./candidate-filter";
import { type CandidateFilters, useCandidateView } from "./student-view";

const nameOf = ({ firstName, lastName }: Candidate) =>
  [firstName, lastName].filter(Boolean).join(" ");

const columns: TableColumn<Candidate>[] = [
  {
    id: "name",
    title: "Student",
    width: 240,
    cell: (student) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar entity="person" size="sm" name={nameOf(student)} decorative />
        <span className="truncate font-medium">{nameOf(student)}</span>
      </span>
    ),
  },
  { id: "college", title: "College", width: 230, cell: ({ college }) => college.name },
  { id: "department", title: "Department", width: 170, cell: ({ department }) => department },
  {
    id: "year",
    title: "Batch",
    width: 76,
    numeric: true,
    cell: ({ graduationYear }) => graduationYear,
  },
  { id: "cgpa", title: "CGPA", width: 76, numeric: true, cell: ({ cgpa }) => cgpa?.toFixed(2) },
  {
    id: "skills",
    title: "Top skills",
    width: 260,
    className: "text-ink-2",
    cell: ({ skills }) => skills.slice(0, 3).join(", "),
  },
];
const cleared: CandidateFilters = {
  search: "",
  collegeId: "",
  college: "",
  department: "",
  skills: "",
  domain: "",
  minCgpa: "",
  graduationYear: "",
};

/** Students of connected colleges who let companies see them. */
export const StudentsScreen = observer(function StudentsScreen() {
  const { calls, hr, realtime } = useStores();
  const { connectionChanges } = realtime;
  const navigate = useNavigate();
  const view = useCandidateView();
  const { asked, skills, change, withSkills } = view;
  const [list] = useState(
    () =>
      new WindowStore<Candidate, CandidateFilters>(
        async ({ college: _name, ...query }, next, options) =>
          (await calls.hr()).students.list({ query: { ...query, next } }, options),
      ),
  );
  useEffect(() => {
    void list.show(asked);
    return () => list.close();
  }, [list, asked, connectionChanges]);
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  const tag = (filter: string, words: string | undefined, without: CandidateFilters) =>
    words && (
      <Tag filter={filter} onRemove={() => change(without)}>
        {words}
      </Tag>
    );
  return (
    <>
      <PageHeader
        title="Students"
        context="Of the colleges you are connected to, and as far as each student lets companies see them."
      />
      <DataTable
        label="Students"
        many="students"
        className="min-h-90 flex-1"
        {...tableOf(list)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nameOf}
        filtered={Object.keys(asked).length > 0}
        onClearFilters={() => change(cleared)}
        viewKey={JSON.stringify(asked)}
        onOpen={({ id }) => void navigate(candidatePath(id))}
        empty={<Nobody connected={hr.connections.value?.connected ?? 0} />}
        toolbar={
          <>
            <SearchBox
              label="Search students"
              placeholder="Name of the student"
              search={asked.search ?? ""}
              onSearch={onSearch}
            />
            {tag("College", asked.college, { collegeId: "", college: "" })}
            {tag("Department", asked.department, { department: "" })}
            {skills.map((name) => (
              <Tag
                key={name}
                filter="Skill"
                onRemove={() => withSkills(skills.filter((each) => each !== name))}
              >
                {name}
              </Tag>
            ))}
            {tag("Domain", asked.domain, { domain: "" })}
            {tag("Batch", asked.graduationYear, { graduationYear: "" })}
            {tag("CGPA at least", asked.minCgpa, { minCgpa: "" })}
            <CandidateFilter view={view} />
          </>
        }
      />
    </>
  );
});

const Nobody = ({ connected }: { connected: number }) =>
  connected > 0 ? (
    <EmptyState title="No students to see yet">
      Students appear here when their college lets you see them, and they open their profile to
      companies.
    </EmptyState>
  ) : (
    <EmptyState
      title="Not connected to a college yet"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={paths.hr.colleges}>Find colleges</AppLink>
        </Button>
      }
    >
      Once a college accepts your request, its students who open their profile to companies stand
      here.
    </EmptyState>
  );
