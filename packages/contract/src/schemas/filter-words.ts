import type { applicantSorts } from "./application";
import type { studentSorts } from "./officer-student";

/** What the filters of lists are called where they are told of: on the page of a sheet about itself, and in the activity. */
export const filterNames: Record<string, string> = {
  search: "Search",
  sort: "Sorted by",
  state: "State",
  status: "Status",
  placement: "Placement",
  outcome: "Outcome",
  type: "Kind",
  companyId: "Company",
  collegeId: "College",
  stage: "Stage",
  sectorId: "Sector",
  universityId: "University",
  city: "City",
  department: "Department",
  connectionType: "Connection",
  waiting: "Only what waits",
  from: "From",
  to: "Before",
  skills: "Skills",
  domain: "Domain",
  graduationYear: "Batch",
  minCgpa: "CGPA at least",
  maxBacklogs: "Backlogs at most",
  collection: "List",
  bookmarked: "Bookmarked",
};

type Sort = (typeof studentSorts)[number] | (typeof applicantSorts)[number];
const sorts: Record<Sort, readonly [name: string, upwards: string, downwards: string]> = {
  name: ["Name", "A to Z", "Z to A"],
  roll: ["Roll number", "upwards", "downwards"],
  department: ["Department", "A to Z", "Z to A"],
  cgpa: ["CGPA", "lowest first", "highest first"],
  updated: ["Last changed", "oldest first", "newest first"],
  applied: ["Applied", "oldest first", "newest first"],
};

/** An order as it is read: "-cgpa" is "CGPA, highest first". */
export function sortWords(sort: string) {
  const [name, upwards, downwards] = sorts[sort.replace(/^-/, "") as Sort] ?? [];
  return name ? `${name}, ${sort.startsWith("-") ? downwards : upwards}` : sort;
}
