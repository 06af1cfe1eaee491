import { reinstatable } from "@toran/contract/hiring/moves";
import { withdrawalMoves } from "@toran/contract/hiring/withdrawal-moves";
import { and, eq, gte, inArray } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { among } from "../../../db/among";
import type { Happened } from "../events";
import { withdrawalRequests } from "./tables";

const over = new Set<string>([...reinstatable, "OFFERED"]);

/** Answers the requests of applications that have ended: what the college has released it has granted. */
export async function followWithdrawals(tx: Executor, happened: Happened[], now: Date) {
  const ended = happened.filter(({ to }) => over.has(to));
  for (const { subjectId, command, userId } of ended) {
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
