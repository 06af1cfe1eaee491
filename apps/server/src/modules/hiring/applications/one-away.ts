import { choicesIn } from "@toran/contract/hiring/choices";
import type { Unmet } from "@toran/contract/hiring/judge";

/** What does not change any more, whatever a student does. */
const fixed = new Set<string>([
  "degree",
  "department",
  "major",
  "graduationYear",
  "totalBacklogs",
  "tenthPercent",
  "twelfthPercent",
  "diplomaPercent",
  "gapYears",
  "gender",
  "placementStatus",
]);
/** Whether a student can do something about a condition: add what is missing, or better it. */
const canChange = ({ field, has }: Unmet) => has === null || !fixed.has(field);

/** Whether a single thing stands in the way, about which a student can do something. */
export function isOneAway(unmet: Unmet[]) {
  const [only, ...more] = choicesIn(unmet);
  return only !== undefined && !more.length && only.some(canChange);
}
