import { applicantSorts } from "@toran/contract/schemas/application";
import { useMemo } from "react";
import { sortOf, sortWord } from "@/lib/table-sort";
import { useAddressView } from "@/lib/use-address-view";
import { jobTabs } from "./job-tabs";

const filters = ["search", "college", "stage", "minCgpa"] as const;
export type ApplicantFilters = Partial<Record<(typeof filters)[number], string>>;
const named = [...filters, "sort"] as const;
const none = Object.fromEntries(filters.map((name) => [name, ""]));
const sorts = applicantSorts.flatMap((each) => [each, `-${each}` as const]);

/** What the address says of the least CGPA, where it is one: a link may be made up. */
export function leastOf({ minCgpa }: ApplicantFilters) {
  const least = Number(minCgpa);
  return minCgpa && least >= 0 && least <= 10 ? least : undefined;
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
export function useApplicantView() {
  // Of one hook, so that an order which is chosen right after a filter is made from that.
  const { asked: said, change, searched } = useAddressView(jobTabs, named);
  const { sort, ...asked } = said;
  const { search, college, stage, minCgpa } = asked;
  // By what they say: who is open stands in the address too, and asks for no other list.
  const query = useMemo(
    () => queryOf({ search, college, stage, minCgpa }, sort),
    [search, college, stage, minCgpa, sort],
  );
  return {
    asked,
    query,
    change,
    searched,
    view: {
      filtered: Object.keys(asked).length > 0,
      onClearFilters: () => change(none),
      viewKey: JSON.stringify(query),
    },
    sorting: {
      sort: sortOf(query.sort),
      onSortChange: (next: ReturnType<typeof sortOf>) => change({ sort: sortWord(next) ?? "" }),
    },
  };
}
