import { stagesOf } from "@toran/contract/hiring/stages";
import type { Job } from "@toran/contract/schemas/job";
import { NumberField, Tag } from "@toran/ui";
import { ChoiceFilters } from "@/lib/choice-filters";
import { type ApplicantFilters, leastOf } from "./applicant-view";

interface ApplicantFilterProps {
  job: Job;
  asked: ApplicantFilters;
  change: (part: ApplicantFilters) => void;
}

/** What the applicants of a job are narrowed down by: their college, their stage and the least CGPA. */
export function ApplicantFilter({ job, asked, change }: ApplicantFilterProps) {
  const least = leastOf(asked);
  const colleges = job.postings.map(({ college }) => [college.id, college.name]);
  const stages = stagesOf(job.rounds).map(({ id, title }) => [id, title]);
  return (
    <ChoiceFilters
      filters={[
        { name: "college", label: "College", words: Object.fromEntries(colleges) },
        { name: "stage", label: "Stage", words: Object.fromEntries(stages) },
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
        <NumberField
          label="CGPA at least"
          placeholder="Any"
          min={0}
          max={10}
          step={0.1}
          decimals={2}
          value={least ?? null}
          onValueChange={(next) => change({ minCgpa: next === null ? "" : String(next) })}
        />
      }
    />
  );
}
