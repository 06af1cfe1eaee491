import type { z } from "zod/mini";
import { collegeDepartment, type majorsInput } from "@toran/contract/schemas/college";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { refused, requireSeen } from "../../http/failures";
import { renameInFilters } from "../collections/rename-department";
import { renameDepartment, spellDepartment } from "../students/rename-department";
import { departmentsOf } from "./college";
import { formerNamesWith, takeName } from "./former-names";
import { colleges, departments, majors } from "./tables";

type Given = z.output<typeof majorsInput>["departments"];

/**
 * Saves departments with their majors. Those named before keep their ids; `others` says what becomes of the ones
 * that are not named now.
 */
export async function saveDepartments(
  tx: Executor,
  collegeId: string,
  given: Given,
  others: "stay" | "go",
) {
  // Two saves at once would each miss what the other adds.
  await tx.select().from(colleges).where(eq(colleges.id, collegeId)).for("update");
  const before = await tx.select().from(departments).where(eq(departments.collegeId, collegeId));
  const kept: string[] = [];
  const shown = await departmentsOf(tx, collegeId);
  for (const [
    position,
    { id, seen, name, code = null, finalYearStudents = null, majors: taught },
  ] of given.entries()) {
    const lower = name.toLowerCase();
    const known =
      before.find((each) => each.id === id) ??
      before.find((each) => each.name.toLowerCase() === lower);
    if (id && !known)
      throw refused({ [`departments.${position}.id`]: "That department is not there any more." });
    if (known)
      requireSeen(
        collegeDepartment,
        seen,
        shown.find((each) => each.id === known.id),
      );
    const twin = before.find((each) => each.name.toLowerCase() === lower && each.id !== known?.id);
    if (twin)
      throw refused({
        [`departments.${position}.name`]: "Each department can be there only once.",
      });
    // Where others stay, the known ones keep their place and new ones come last.
    const place = others === "go" ? position : (known?.position ?? before.length + position);
    const formerNames = formerNamesWith(known, name);
    const values = { name, formerNames, code, finalYearStudents, position: place };
    const saved = known
      ? tx.update(departments).set(values).where(eq(departments.id, known.id)).returning()
      : tx
          .insert(departments)
          .values({ collegeId, ...values })
          .returning();
    const department = await one(saved, "The department");
    await takeName(tx, department);
    if (known?.name !== name) {
      const called = known?.name ?? name;
      await renameDepartment(tx, collegeId, called, name);
      await spellDepartment(tx, collegeId, name);
      await renameInFilters(tx, collegeId, called, name);
    }
    kept.push(department.id);
    await saveMajors(tx, department.id, taught);
  }
  if (others === "go")
    await tx
      .delete(departments)
      .where(and(eq(departments.collegeId, collegeId), notInArray(departments.id, kept)));
  await refuseTwinCodes(tx, collegeId, given);
}

/** Refuses a code that two departments would have: a class list that names it could mean either. */
async function refuseTwinCodes(tx: Executor, collegeId: string, given: Given) {
  const all = await tx.select().from(departments).where(eq(departments.collegeId, collegeId));
  for (const [position, { name, code }] of given.entries()) {
    const twin = all.find(
      (each) =>
        code &&
        each.code?.toLowerCase() === code.toLowerCase() &&
        each.name.toLowerCase() !== name.toLowerCase(),
    );
    if (twin)
      throw refused({ [`departments.${position}.code`]: `${twin.name} has this code already.` });
  }
}

async function saveMajors(tx: Executor, departmentId: string, names: string[]) {
  const before = await tx.select().from(majors).where(eq(majors.departmentId, departmentId));
  const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  const knownAs = (name: string) =>
    before.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const kept = wanted.flatMap((name) => knownAs(name)?.id ?? []);
  const gone = before.filter(({ id }) => !kept.includes(id));
  if (gone.length)
    await tx.delete(majors).where(
      inArray(
        majors.id,
        gone.map(({ id }) => id),
      ),
    );
  for (const [position, name] of wanted.entries()) {
    const known = knownAs(name);
    // Written another way it is the same one, in the way it is written now.
    if (!known) await tx.insert(majors).values({ departmentId, name, position });
    else if (known.name !== name || known.position !== position)
      await tx.update(majors).set({ name, position }).where(eq(majors.id, known.id));
  }
}

/** Takes departments away; one that is not of this college refuses them all. */
export async function removeDepartments(tx: Executor, collegeId: string, ids: string[]) {
  const own = and(eq(departments.collegeId, collegeId), inArray(departments.id, ids));
  const removed = await tx.delete(departments).where(own).returning({ id: departments.id });
  return removed.length === new Set(ids).size;
}
