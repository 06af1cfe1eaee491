import { z } from "zod/mini";
import { moment, ownReason, text } from "./fields";

const told = z.nullable(z.string());

/** An absence without an excuse: from a round, or from a slot. */
export const strike = z.object({
  /** What a pardon names it by. */
  key: z.string(),
  title: z.string(),
  company: z.string(),
  at: moment,
  /** A pardoned one does not count. */
  pardon: z.nullable(z.object({ reason: z.string(), by: told, at: moment })),
});
/** The absences of a student in this season, and what they come to by the policy. */
export const strikes = z.object({
  since: moment,
  /** So many bar from applying; null where the policy bars nobody. */
  most: z.nullable(z.number()),
  counted: z.number(),
  all: z.array(strike),
});
export type Strikes = z.output<typeof strikes>;

/** The same as their student sees them: without the officer's reason for a pardon. */
export const ownStrikes = z.extend(strikes, {
  all: z.array(z.extend(strike, { pardon: z.nullable(z.object({ at: moment })) })),
});
export type OwnStrikes = z.output<typeof ownStrikes>;

export const pardonInput = z.object({
  key: text("Name the absence.", 120),
  reason: ownReason(),
});
