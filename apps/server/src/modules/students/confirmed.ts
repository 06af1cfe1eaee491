import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import { furtherMarkNames } from "@toran/contract/schemas/student";
import type { Executor } from "../../db/database";
import { refused } from "../../http/failures";
import { giveRollUp, knownStudents } from "./class-list";
import type { educationRow } from "./personal";
import type { Student } from "./tables";

type Given = ReturnType<typeof educationRow> & Pick<Partial<Student>, "collegeId">;

/** Before an office has confirmed an account, or where it asks for changes, its student writes all of it. */
const unconfirmed = new Set<AccountStatus>([
  "INVITED",
  "REGISTERED",
  "CHANGES_REQUESTED",
  "REJECTED",
]);
export const isUnconfirmed = (status: AccountStatus) => unconfirmed.has(status);
const facts = [
  "college",
  "degree",
  "department",
  "major",
  "rollNumber",
  "graduationYear",
  "cgpa",
  "activeBacklogs",
  ...furtherMarkNames,
] as const;

/** Refuses to change what the office of a college has confirmed, for jobs are open by it; what it left out may be added. */
export async function requireStudies(tx: Executor, before: Student | undefined, given: Given) {
  const collegeId = "collegeId" in given ? given.collegeId : before?.collegeId;
  if (!before?.collegeId || isUnconfirmed(before.accountStatus))
    return collegeId ? requireOwnRoll(tx, before?.userId, collegeId, given) : undefined;
  const changed = facts.filter(
    (name) => name in given && before[name] !== null && before[name] !== given[name],
  );
  const says = "Your placement office has confirmed this. Ask it to change it.";
  if (changed.length) throw refused(Object.fromEntries(changed.map((name) => [name, says])));
}

async function requireOwnRoll(
  tx: Executor,
  userId: string | undefined,
  collegeId: string,
  { rollNumber }: Given,
) {
  const rolls = [rollNumber.toUpperCase()];
  const there = await knownStudents(tx, collegeId, { ids: [], rolls }, "look");
  const others = there.filter((student) => student.userId !== userId);
  if (others.some((student) => !student.refused))
    throw refused({ rollNumber: "Somebody else of your college has this roll number." });
  await giveRollUp(
    tx,
    others.map((student) => student.userId),
  );
}
