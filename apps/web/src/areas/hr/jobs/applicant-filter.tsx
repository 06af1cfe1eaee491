import type { Job } from "@toran/contract/schemas/job";
import { Tag } from "@toran/ui";
import { ChoiceFilters } from "@/lib/choice-filters";
import { LeastCgpa } from "@/lib/least-cgpa";
import { type ApplicantFilters, choicesOf, leastOf } from "./applicant-view";

interface ApplicantFilterProps {
  job: Job;
  asked: ApplicantFilters;
  change: (part: ApplicantFilters) => void;
}

/** What the applicants of a job are narrowed down by: their college, their stage and the least CGPA. */
export function ApplicantFilter({ job, asked, change }: ApplicantFilterProps) {
  const least = leastOf(asked);
  const { college, stage } = choicesOf(job);
  return (
    <ChoiceFilters
      filters={[
        { name: "college", label: "College", words: college },
        { name: "stage", label: "Stage", words: stage },
      ]}
      asked={asked}
      change={change}
      tags={
        least !== undefined && (
          <Tag filter="CGPA" name="the CGPA filter" onRemove={() => change({ minCgpa: "" })}>
            {least.toFixed(2)} and up
          </Tag>
        )
      }
      fields={
        <LeastCgpa
          value={least}
          onChange={(next) => change({ minCgpa: next === undefined ? "" : String(next) })}
        />
      }
    />
  );
}
