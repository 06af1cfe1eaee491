import { type PostingCommand, postingMoves } from "@toran/contract/hiring/moves";
import { eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { writeEvents } from "../events";
import { type PostingRow, postings } from "../tables";
import { type Acting, requireMove } from "../who";

/** Moves a posting by a command, with what else is new of it. The posting is held by the caller. */
export async function movePosting(
  tx: Executor,
  who: Acting,
  before: PostingRow,
  command: PostingCommand,
  also: Partial<PostingRow> & { told?: string | null } = {},
): Promise<PostingRow> {
  const move = postingMoves[command];
  requireMove(move, who, "this posting", before.state);
  const { told = null, ...values } = also;
  const after = await one(
    tx
      .update(postings)
      .set({ ...values, state: move.to })
      .where(eq(postings.id, before.id))
      .returning(),
    "The posting",
  );
  await writeEvents(tx, who, [
    {
      subjectId: before.id,
      companyId: before.companyId,
      collegeId: before.collegeId,
      command,
      from: before.state,
      to: move.to,
      reason: told,
    },
  ]);
  return after;
}
