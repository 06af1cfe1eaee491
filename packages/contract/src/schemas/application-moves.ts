import { z } from "zod/mini";
import { limits } from "../limits";
import { rejectionReasons, roundResults } from "./application";
import { choice, flag, ids, maybe, number, ownReason, saysOther, text, whyText } from "./fields";

/** A bulk move of applications: what would become of each is told by a dry run of the same code. */
export const moveInput = z
  .object({
    ids: ids(limits.hiring.bulk),
    command: choice([
      "MARK_UNREAD",
      "SHORTLIST",
      "ADVANCE",
      "WAITLIST",
      "SELECT",
      "REJECT",
      "RELEASE",
    ]),
    /** Of ADVANCE: the round to move to; the next one where it is left out. */
    roundId: maybe(text("Name the round.", 40)),
    reason: z.optional(choice(rejectionReasons)),
    reasonText: maybe(whyText()),
    dryRun: z.optional(flag),
  })
  .check(saysOther);
export const moveResults = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      /** Whom the message is about, where it begins with a name. */
      name: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
  undoId: z.optional(z.string()),
});
export const rankInput = z.object({ place: number("Give a place from 1 on.", 1, 100_000) });
export const attendanceInput = z.object({
  roundId: text("Name the round.", 40),
  result: choice(roundResults),
  excused: z.optional(flag),
});
export const reinstateInput = z.object({
  reason: ownReason(),
});
