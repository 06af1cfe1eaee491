import type { OutcomeTag } from "@toran/contract/schemas/outcome";
import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps";
import { one } from "../../db/one";
import { type Acting, record } from "../audit/record";
import { collegeIdOf, type SignedIn } from "../accounts/signed-in";
import { students } from "./tables";

/** A student says what they are looking for. */
export const sayOutcome = ({ db }: Deps, { id }: SignedIn, outcomeTag: OutcomeTag) =>
  one(
    db.update(students).set({ outcomeTag }).where(eq(students.userId, id)).returning(),
    "Your record",
  );

/** An officer says it for a student of the college; it is written down with what it was before. */
export const setOutcome = (deps: Deps, acting: Acting, id: string, outcomeTag: OutcomeTag) =>
  deps.db.transaction(async (tx) => {
    const own = and(eq(students.collegeId, collegeIdOf(acting.user)), eq(students.userId, id));
    const before = await one(tx.select().from(students).where(own).for("update"), "The student");
    await tx.update(students).set({ outcomeTag }).where(own);
    const name = `${before.firstName} ${before.lastName}`.trim();
    const told = { before: { outcome: before.outcomeTag }, after: { name, outcome: outcomeTag } };
    const deed = { action: "students.outcome", entity: id, ...told } as const;
    await record(tx, acting, deed, deps.now());
    return { outcomeTag };
  });
