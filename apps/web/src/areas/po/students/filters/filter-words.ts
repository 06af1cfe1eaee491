import type { StudentFilter } from "@toran/contract/schemas/officer-student";
import { readQuery, type StudentFilters } from "../list/student-view";
import { accountWords, outcomeWords, placementWords } from "../words";

type Told = {
  [Name in keyof StudentFilters]: (value: NonNullable<StudentFilters[Name]>) => string;
};

/** A mark, to the two places that can be asked for. */
const mark = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const filterTitles: Record<keyof StudentFilters, string> = {
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

export function inWords<Name extends keyof StudentFilters>(name: Name, view: StudentFilters) {
  const value: StudentFilters[Name] = view[name];
  if (value === undefined || (Array.isArray(value) && !value.length)) return undefined;
  return told[name](value);
}

/** What a list follows, as it is read: "Keeps up with Department: Civil, Physics; CGPA: 8.0 and up". */
export function keepsUpWith(query: StudentFilter) {
  const { search, ...filters } = readQuery(query);
  const parts = Object.entries(filterTitles).flatMap(([name, title]) => {
    const words = inWords(name as keyof StudentFilters, filters);
    return words ? `${title}: ${words}` : [];
  });
  const all = [...(search ? [`“${search}”`] : []), ...parts].join("; ");
  return `Keeps up with ${all || "all students"}`;
}
