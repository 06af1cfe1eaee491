import type { collegePage, departmentTopSkills } from "@toran/contract/schemas/connection";
import { EmptyState, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { z } from "zod/mini";
import { Load } from "@/lib/load";
import type { Loadable } from "@/lib/loadable";

export type TopSkills = z.output<typeof departmentTopSkills>;
type Department = z.output<typeof collegePage>["departments"][number];
interface DepartmentsProps {
  page: z.output<typeof collegePage>;
  skills: Loadable<TopSkills>;
}

/** What a college teaches, how many end this year, and what most of them can. */
export const Departments = observer(function Departments({ page, skills }: DepartmentsProps) {
  const { departments } = page;
  return (
    <section aria-labelledby="departments" className="grid gap-2">
      <h2 id="departments" className="title-lg">
        Departments
      </h2>
      {departments.length === 0 ? (
        <EmptyState title="No departments yet">
          The college has not told yet what it teaches.
        </EmptyState>
      ) : (
        <ul className="divide-rule border-rule divide-y border-y">
          {departments.map((department) => (
            <DepartmentRow key={department.id} department={department} skills={skills.value} />
          ))}
        </ul>
      )}
      {departments.length > 0 && skills.value === undefined && (
        <Load of={skills} waiting={<Skeleton className="h-5 w-1/2" />}>
          {() => null}
        </Load>
      )}
    </section>
  );
});

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function DepartmentRow({
  department,
  skills,
}: {
  department: Department;
  skills: TopSkills | undefined;
}) {
  const { name, code, finalYearStudents, majors } = department;
  const top = skills?.find((each) => sameName(each.department, name))?.skills ?? [];
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{name}</span>
        {code && <span className="text-ink-3 text-xs">{code}</span>}
        {finalYearStudents !== null && (
          <span className="tnum text-ink-2 ms-auto">
            {finalYearStudents.toLocaleString("en-IN")} in the final year
          </span>
        )}
      </p>
      {majors.length > 0 && (
        <p className="text-ink-2">{majors.map((major) => major.name).join(", ")}</p>
      )}
      {top.length > 0 && (
        <p className="text-ink-3 text-xs">
          Top skills: {top.map((skill) => `${skill.name} (${skill.students})`).join(", ")}
        </p>
      )}
    </li>
  );
}
