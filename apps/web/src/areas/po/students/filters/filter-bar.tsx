import { Button, Tag } from "@toran/ui";
import { decidedBy, noFilters, type StudentFilters, type StudentView } from "../list/student-view";
import { AddFilter } from "./add-filter";
import { accountWords, outcomeWords, placementWords } from "../words";

interface FilterBarProps {
  view: StudentView;
  onChange: (part: Partial<StudentFilters>) => void;
}

type Told = {
  [Name in keyof StudentFilters]: (value: NonNullable<StudentFilters[Name]>) => string;
};

/** A mark, to the two places that can be asked for. */
const mark = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 2 });

const titles: Record<keyof StudentFilters, string> = {
  graduationYear: "Batch",
  department: "Department",
  status: "Account",
  placement: "Placement",
  outcome: "Outcome",
  minCgpa: "CGPA",
  maxBacklogs: "Backlogs",
  skills: "Skills",
};

const told: Told = {
  graduationYear: String,
  department: (names) => names.join(", "),
  status: (values) => values.map((value) => accountWords[value].word).join(", "),
  placement: (values) => values.map((value) => placementWords[value].word).join(", "),
  outcome: (values) => values.map((value) => outcomeWords[value].word).join(", "),
  minCgpa: (least) => `${mark.format(least)} and up`,
  maxBacklogs: (most) => (most === 0 ? "None" : `${most} at most`),
  skills: (names) => names.join(", "),
};

function inWords<Name extends keyof StudentFilters>(name: Name, view: StudentFilters) {
  const value: StudentFilters[Name] = view[name];
  if (value === undefined || (Array.isArray(value) && !value.length)) return undefined;
  return told[name](value);
}

/** The filters that are on, each with a button that takes it off, and where others are added. */
export function FilterBar({ view, onChange }: FilterBarProps) {
  const decided = decidedBy(view.tab);
  const names = (Object.keys(titles) as (keyof StudentFilters)[]).filter(
    (name) => !decided.includes(name) && inWords(name, view) !== undefined,
  );
  return (
    <>
      {names.map((name) => (
        <Tag
          key={name}
          filter={titles[name]}
          name={`the ${titles[name]} filter`}
          onRemove={() => onChange({ [name]: noFilters[name] })}
        >
          {inWords(name, view)}
        </Tag>
      ))}
      <AddFilter view={view} onChange={onChange} />
      {names.length > 1 && (
        <Button intent="quiet" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </>
  );
}
