import { reinstatable } from "@toran/contract/hiring/moves";
import { withdrawalMoves } from "@toran/contract/hiring/withdrawal-moves";
import { and, eq, gte, inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { among } from "../../../db/among";
import type { Happened } from "../events";
import { withdrawalRequests } from "./tables";

const ended = new Set<string>(reinstatable);
/** What brings an offer to its student; of one that waits for the college they do not know. */
const offering = new Set(["OFFER", "OFFER_CONSENT"]);

/** Answers the requests of applications that have ended or have an offer: what the college has released it has granted. */
export async function followWithdrawals(tx: Executor, happened: Happened[], now: Date) {
  const over = happened.filter(({ to, command }) => ended.has(to) || offering.has(command));
  for (const { subjectId, command, userId } of over) {
    const granted = command === "RELEASE";
    await tx
      .update(withdrawalRequests)
      .set({
        state: withdrawalMoves[granted ? "GRANT" : "CLOSE"].to,
        answeredAt: now,
        answeredBy: granted ? (userId ?? null) : null,
      })
      .where(
        and(
          among(withdrawalRequests.applicationId, [subjectId]),
          eq(withdrawalRequests.state, "OPEN"),
        ),
      );
  }
}

/** Opens again the wishes that a move has answered which is taken back; `since` is when it was made. */
export const reopenWithdrawals = (tx: Executor, applicationIds: string[], since: Date) =>
  tx
    .update(withdrawalRequests)
    .set({ state: "OPEN", answeredAt: null, answeredBy: null })
    .where(
      and(
        among(withdrawalRequests.applicationId, applicationIds),
        inArray(withdrawalRequests.state, ["CLOSED", "GRANTED"]),
        gte(withdrawalRequests.answeredAt, since),
      ),
    );
