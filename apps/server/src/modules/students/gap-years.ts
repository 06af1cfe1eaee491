import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps";
import { one } from "../../db/one";
import { type Acting, record } from "../audit/record";
import { collegeIdOf } from "../accounts/signed-in";
import { students } from "./tables";

/** An officer puts right how many years of gap a student of the college has, where no class list says it. */
export const setGapYears = (deps: Deps, acting: Acting, id: string, gapYears: number | null) =>
  deps.db.transaction(async (tx) => {
    const own = and(eq(students.collegeId, collegeIdOf(acting.user)), eq(students.userId, id));
    const before = await one(tx.select().from(students).where(own).for("update"), "The student");
    const now = deps.now();
    await tx.update(students).set({ gapYears, updatedAt: now }).where(own);
    const name = `${before.firstName} ${before.lastName}`.trim();
    const told = { before: { gapYears: before.gapYears }, after: { name, gapYears } };
    await record(tx, acting, { action: "students.gap-years", entity: id, ...told }, now);
    return { gapYears };
  });
