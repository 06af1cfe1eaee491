import { accountStatuses, placementStatuses } from "@toran/contract/schemas/officer-student";
import { outcomeTags } from "@toran/contract/schemas/outcome";
import { MultiCombobox, Select } from "@toran/ui";
import { BatchSelect } from "@/lib/batch-select";
import { FilterPopover } from "@/lib/filter-popover";
import { LeastCgpa } from "@/lib/least-cgpa";
import { decidedBy, type StudentFilters, type StudentView } from "../list/student-view";
import { accountWords, outcomeWords, placementWords, type Shown } from "../words";
import { useDepartments, useSkills } from "./filter-options";

interface AddFilterProps {
  view: StudentView;
  onChange: (part: Partial<StudentFilters>) => void;
}

const chosenFrom = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: name }));
const worded = <T extends string>(all: readonly T[], words: Record<T, Shown>) =>
  all.map((value) => ({ value, label: words[value].word }));

/** Every filter there is, under one button; each acts at once. */
export const AddFilter = (props: AddFilterProps) => (
  <FilterPopover wide>
    <Filters {...props} />
  </FilterPopover>
);

function Filters({ view, onChange }: AddFilterProps) {
  const departments = useDepartments();
  const skills = useSkills();
  const decided = decidedBy(view.tab);
  const one = <Name extends "status" | "placement" | "outcome">(
    name: Name,
    label: string,
    options: readonly { value: string; label: string }[],
  ) =>
    !decided.includes(name) && (
      <Select
        label={label}
        placeholder="Any"
        options={options}
        value={view[name].length === 1 ? view[name][0] : ""}
        onChange={({ target }) => onChange({ [name]: target.value ? [target.value] : [] })}
      />
    );
  return (
    <div className="controls-sm grid grid-cols-1 gap-3 sm:grid-cols-2">
      <MultiCombobox
        label="Department"
        noun="departments"
        placeholder="Any"
        load={departments}
        values={chosenFrom(view.department)}
        onValuesChange={(chosen) => onChange({ department: chosen.map(({ label }) => label) })}
      />
      <MultiCombobox
        label="Skills"
        noun="skills"
        placeholder="Any"
        load={skills}
        values={chosenFrom(view.skills)}
        onValuesChange={(chosen) => onChange({ skills: chosen.map(({ label }) => label) })}
      />
      <BatchSelect
        value={view.graduationYear}
        onChange={(graduationYear) => onChange({ graduationYear })}
      />
      {one("status", "Account", worded(accountStatuses, accountWords))}
      {one("placement", "Placement", worded(placementStatuses, placementWords))}
      {one("outcome", "Outcome", worded(outcomeTags, outcomeWords))}
      <LeastCgpa value={view.minCgpa} onChange={(minCgpa) => onChange({ minCgpa })} />
      <Select
        label="Active backlogs"
        placeholder="Any"
        options={[
          { value: "0", label: "None" },
          { value: "1", label: "1 at most" },
          { value: "2", label: "2 at most" },
          { value: "3", label: "3 at most" },
        ]}
        value={view.maxBacklogs ?? ""}
        onChange={({ target }) =>
          onChange({ maxBacklogs: target.value ? Number(target.value) : undefined })
        }
      />
    </div>
  );
}
