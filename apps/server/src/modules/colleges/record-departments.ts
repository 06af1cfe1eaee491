import type { Executor } from "../../db/database";
import { type Acting, changed, record } from "../audit/record";
import type { departmentsOf } from "./college";

type Department = Awaited<ReturnType<typeof departmentsOf>>[number];

const factsOf = ({ name, code, finalYearStudents, majors }: Department) => ({
  name,
  code,
  finalYearStudents,
  majors: majors.map((major) => major.name),
});

/** Writes down which departments were added, and of each that was changed what was said of it and is said now. */
export async function recordDepartments(
  tx: Executor,
  acting: Acting,
  { collegeId, before, after }: { collegeId: string; before: Department[]; after: Department[] },
  now: Date,
) {
  const deed = { action: "departments.save", entity: collegeId } as const;
  const known = new Map(before.map((each) => [each.id, each]));
  const added = after.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  if (added.length)
    await record(tx, acting, { ...deed, after: { departments: added.join(", ") } }, now);
  for (const each of after) {
    const was = known.get(each.id);
    const told = was && changed(factsOf(was), factsOf(each));
    if (!told || !Object.keys(told.after).length) continue;
    const named = { departments: each.name, ...told.after };
    await record(tx, acting, { ...deed, before: told.before, after: named }, now);
  }
}
