import {
  type EducationDetails,
  type EducationDetailsInput,
  type EducationFact,
  educationDetailsInput,
} from "@toran/contract/schemas/student";

const facts = Object.keys(educationDetailsInput.shape) as EducationFact[];

/** What was changed: another field may have been changed in another tab. A college goes with its name. */
export const changedStudies = (begun: EducationDetails | null, body: EducationDetailsInput) => {
  const changed = facts.filter((name) => (body[name] ?? "") !== (begun?.[name] ?? ""));
  const college = changed.includes("college") || changed.includes("collegeId");
  return facts.filter((name) => changed.includes(name) || (college && name.startsWith("college")));
};
