import { and, asc, eq, inArray, not } from "drizzle-orm";
import { openApplications } from "@toran/contract/hiring/moves";
import type { Executor } from "../../../db/database";
import { endBookingsFor } from "../../bookings/end-all";
import { holdStudentsById } from "../../students/rule";
import { candidatesIn } from "../applications/candidates";
import { dropApplications } from "../applications/drop";
import { hasJoined } from "../applications/stages";
import { revokeOpenOffers } from "../offers/revoke";
import { causes } from "../causes";
import { applications } from "../applications/tables";
import { type PostingRow } from "../tables";
import { type Acting, bySystem } from "../who";
import { movePosting } from "./move-posting";

/** Cancels a posting: its open applications close, its open offers and what is booked for it end. Who has joined stays. */
export async function cancelPosting(
  tx: Executor,
  who: Acting,
  posting: PostingRow,
  reason: string | null,
) {
  const after = await movePosting(tx, who, posting, "CANCEL", { told: reason });
  const system = bySystem(who.now);
  const says = causes.postingCancelled;
  // Who makes an offer holds its student: it is there to be ended, or finds the posting cancelled.
  const candidates = await candidatesIn(tx, { postingId: posting.id, roundId: null });
  await holdStudentsById(
    tx,
    candidates.map(({ studentId }) => studentId),
  );
  await revokeOpenOffers(tx, system, { postingId: posting.id }, says);
  const open = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.postingId, posting.id),
        inArray(applications.state, [...openApplications]),
        not(hasJoined),
      ),
    )
    .orderBy(asc(applications.id))
    .for("update");
  await dropApplications(tx, system, open, { says });
  await endBookingsFor(tx, who, posting.id);
  return after;
}
