import { acceptedOffers, openApplications } from "@toran/contract/hiring/moves";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { causes } from "../causes";
import { offers } from "../offers/tables";
import { bySystem } from "../who";
import { dropApplications } from "./drop";
import { type ApplicationRow, applications } from "./tables";

const accepted: readonly string[] = acceptedOffers;

/** What a student who is let go by a college has under way there, and what stands in the way of it. */
export async function underWay(tx: Executor, studentId: string, collegeId: string) {
  const own = and(eq(applications.studentId, studentId), eq(applications.collegeId, collegeId));
  const open = await tx
    .select()
    .from(applications)
    .where(and(own, inArray(applications.state, [...openApplications])))
    .orderBy(asc(applications.id))
    .for("update");
  const stand = await tx
    .select({ state: offers.state })
    .from(offers)
    .where(
      and(
        eq(offers.studentId, studentId),
        eq(offers.collegeId, collegeId),
        inArray(offers.state, ["DRAFT", "EXTENDED", ...acceptedOffers]),
      ),
    );
  const obstacle = stand.some(({ state }) => accepted.includes(state))
    ? "They have accepted an offer by your college, so they stay among its students."
    : stand.length
      ? "An offer to them waits. They can be taken out once it is answered, has run out, or was withdrawn."
      : undefined;
  return { open, obstacle };
}

/** Withdraws what a student has under way whom their college lets go; nothing brings it back. */
export const withdrawAll = (tx: Executor, open: ApplicationRow[], now: Date) =>
  dropApplications(tx, bySystem(now), open, { says: causes.leftCollege });
