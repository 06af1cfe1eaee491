import { stagesOf } from "@toran/contract/hiring/stages";
import { applicantSorts } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { useMemo } from "react";
import { knownIn } from "@/lib/choice-filters";
import { sortOf, sortWord } from "@/lib/table-sort";
import { useAddressView } from "@/lib/use-address-view";
import { jobTabs } from "./job-tabs";

const filters = ["search", "college", "stage", "minCgpa"] as const;
export type ApplicantFilters = Partial<Record<(typeof filters)[number], string>>;
const named = [...filters, "sort"] as const;
const none = Object.fromEntries(filters.map((name) => [name, ""]));
const sorts = applicantSorts.flatMap((each) => [each, `-${each}` as const]);

type OfJob = Pick<Job, "postings" | "rounds">;
/** By what the applicants of a job can be narrowed down: the colleges it was sent to, and its stages. */
export const choicesOf = ({ postings, rounds }: OfJob) => ({
  college: Object.fromEntries(postings.map(({ college: { id, name } }) => [id, name])),
  stage: Object.fromEntries(stagesOf(rounds).map(({ id, title }) => [id, title])),
});

/** What the address says of the least CGPA, where it is one: a link may be made up. */
export function leastOf({ minCgpa }: ApplicantFilters) {
  const least = Number(minCgpa);
  return minCgpa && least >= 0 && least <= 10 ? least : undefined;
}

/** What is asked for and the job still has: it may have lost the round since the link was made. */
function knownOf(job: OfJob, { search, minCgpa, ...asked }: ApplicantFilters): ApplicantFilters {
  const choices = choicesOf(job);
  const college = knownIn(choices.college, asked.college);
  const stage = knownIn(choices.stage, asked.stage);
  return {
    ...(search && { search }),
    ...(minCgpa && { minCgpa }),
    ...(college && { college }),
    ...(stage && { stage }),
  };
}

function queryOf(asked: ApplicantFilters, sort: string | undefined) {
  const { search, college, stage } = asked;
  const minCgpa = leastOf(asked);
  return {
    sort: sorts.find((each) => each === sort) ?? ("-applied" as const),
    ...(search && { search }),
    ...(college && { collegeId: college }),
    ...(stage && { stage }),
    ...(minCgpa !== undefined && { minCgpa }),
  };
}
export type ApplicantsAsked = ReturnType<typeof queryOf>;

/** Which applicants of a job are looked at, and in which order: what the address says. */
export function useApplicantView(job: OfJob) {
  // Of one hook, so that an order which is chosen right after a filter is made from that.
  const { asked: said, change, searched } = useAddressView(jobTabs, named);
  const { sort, search, college, stage, minCgpa } = said;
  const asked = knownOf(job, { search, college, stage, minCgpa });
  // By what they say: who is open stands in the address too, and asks for no other list; a job that comes anew neither.
  const says = JSON.stringify(queryOf(asked, sort));
  const query = useMemo(() => JSON.parse(says) as ApplicantsAsked, [says]);
  return {
    asked,
    query,
    change,
    searched,
    view: {
      filtered: Object.keys(asked).length > 0,
      onClearFilters: () => change(none),
      viewKey: says,
    },
    sorting: {
      sort: sortOf(query.sort),
      onSortChange: (next: ReturnType<typeof sortOf>) => change({ sort: sortWord(next) ?? "" }),
    },
  };
}
