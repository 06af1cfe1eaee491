import { z } from "zod/mini";
import { withdrawalStates } from "../hiring/withdrawal-moves";
import { limits } from "../limits";
import { choice, maybe, moment, ownReason } from "./fields";

/** Why a student wishes to withdraw, for the placement office alone. */
export const withdrawalAsk = z.object({ reason: ownReason() });
/** A refusal says why, for its student to read. */
export const withdrawalAnswer = z
  .object({ command: choice(["GRANT", "REFUSE"]), reason: maybe(ownReason()) })
  .check(
    z.refine(({ command, reason }) => command === "GRANT" || !!reason, {
      error: limits.reason.asked,
      path: ["reason"],
    }),
  );
const told = z.nullable(z.string());
/** The last request of an application. */
export const shownWithdrawal = z.object({
  state: z.enum(withdrawalStates),
  reason: z.string(),
  askedAt: moment,
  answer: told,
  answeredAt: z.nullable(moment),
});
export type ShownWithdrawal = z.output<typeof shownWithdrawal>;
