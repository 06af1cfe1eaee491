import { z } from "zod/mini";
import { flag, maybe, ownReason } from "./fields";

/** Taking a student out of a college; asked for with `dryRun` it only says what follows. */
export const letGoQuery = z.object({ dryRun: z.optional(flag) });
export const letGoInput = z.object({ reason: maybe(ownReason()) });
export const letGoOutcome = z.object({
  /** Why it is not possible. */
  obstacle: z.nullable(z.string()),
  /** Open applications, which are withdrawn for good. */
  applications: z.number(),
});
export type LetGoOutcome = z.output<typeof letGoOutcome>;
