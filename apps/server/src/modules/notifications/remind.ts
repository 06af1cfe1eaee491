import { remindersGiven } from "./tables";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { type Notice, notify } from "./notify";

/**
 * Reminds people once, whichever node looks and however often. The key names the reminder and what it
 * rests on, so that a deadline that has moved is told of again. The notice is made only if it is wanted.
 */
export const remind = (
  deps: Deps,
  key: string,
  noticeOf: (tx: Executor) => Promise<Notice | null>,
) =>
  deps.db.transaction(async (tx) => {
    const given = await tx
      .insert(remindersGiven)
      .values({ key, at: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (!given.length) return;
    const notice = await noticeOf(tx);
    if (notice?.to.length) await notify(tx, deps, notice);
  });

/** The shortest of some spans that a moment lies within, or nothing if it is over or far. */
export const spanOf = (spans: readonly number[], at: Date, now: Date): number | undefined => {
  const left = at.getTime() - now.getTime();
  return left > 0 ? spans.filter((span) => left <= span).at(-1) : undefined;
};
