import { Button, Tag } from "@toran/ui";
import { decidedBy, noFilters, type StudentFilters, type StudentView } from "../list/student-view";
import { AddFilter } from "./add-filter";
import { filterTitles as titles, inWords } from "./filter-words";

interface FilterBarProps {
  view: StudentView;
  onChange: (part: Partial<StudentFilters>) => void;
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
