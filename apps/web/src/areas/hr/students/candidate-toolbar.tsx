import { Tag } from "@toran/ui";
import { SearchBox } from "@/features/search/search-box";
import { CandidateFilter } from "./candidate-filter";
import type { CandidateFilters, CandidateView } from "./student-view";

/** Whom the list is narrowed down to: the search, each filter to be taken out, and more of them. */
export function CandidateToolbar({ view }: { view: CandidateView }) {
  const { asked, skills, change, searched, withSkills } = view;
  const tag = (filter: string, words: string | undefined, without: CandidateFilters) =>
    words && (
      <Tag filter={filter} onRemove={() => change(without)}>
        {words}
      </Tag>
    );
  return (
    <>
      <SearchBox label="Search students" placeholder="Name of the student" {...searched} />
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
  );
}
