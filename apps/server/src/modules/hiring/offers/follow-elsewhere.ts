import { openApplications } from "@toran/contract/hiring/moves";
import { and, asc, inArray, or } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { elsewhereOf } from "../../students/officer/elsewhere";
import { applications } from "../applications/tables";
import { gateOf } from "../policy/gate";
import { affectedBy, closeAffected } from "./cascade";
import { restoreAfter } from "./revoke";

type Elsewhere = Awaited<ReturnType<typeof elsewhereOf>>;
const without = (some: Elsewhere, others: Elsewhere) => {
  const ids = new Set(others.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
};

/**
 * Lets applications follow what their students have accepted elsewhere, as they follow an offer that is accepted here:
 * what the policy forbids beside it is closed, and comes back once it has ended. The students are held by the caller.
 */
export async function followElsewhere(
  tx: Executor,
  collegeId: string,
  { before, after }: { before: Elsewhere; after: Elsewhere },
  now: Date,
) {
  const ended = without(before, after);
  const accepted = without(after, before);
  const held = await holdAll(tx, ended, accepted);
  const closing = new Set(held.map(({ closedBy }) => closedBy));
  for (const { id } of ended) if (closing.has(id)) await restoreAfter(tx, id, now);
  const having = new Set(held.flatMap(({ studentId, isOpen }) => (isOpen ? [studentId] : [])));
  for (const { id, studentId, track } of accepted) {
    if (!having.has(studentId)) continue;
    const gate = await gateOf(tx, { studentId, collegeId }, now);
    const affected = await affectedBy(tx, gate, { studentId, track }, now);
    await closeAffected(tx, affected, { id, rule: gate.rule }, now);
  }
}

/** All that may be closed or come back, held at once in the order in which moves hold them. */
async function holdAll(tx: Executor, ended: Elsewhere, accepted: Elsewhere) {
  if (!ended.length && !accepted.length) return [];
  const { id, studentId, state, closedBy } = applications;
  const ids = (some: Elsewhere, key: "id" | "studentId") => some.map((each) => each[key]);
  const open: readonly string[] = openApplications;
  const rows = await tx
    .select({ studentId, state, closedBy })
    .from(applications)
    .where(
      or(
        among(closedBy, ids(ended, "id")),
        and(among(studentId, ids(accepted, "studentId")), inArray(state, [...openApplications])),
      ),
    )
    .orderBy(asc(id))
    .for("update");
  return rows.map((row) => ({ ...row, isOpen: open.includes(row.state) }));
}
