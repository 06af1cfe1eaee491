import { isFailure } from "./failure";

/**
 * Cuts a long list of ids, sends the parts one after the other and gives their replies. It stops at
 * the first that fails, which is then the last reply.
 */
export async function inBatches<Id, Result>(
  ids: readonly Id[],
  size: number,
  send: (batch: Id[]) => Promise<Result>,
): Promise<Result[]> {
  const replies: Result[] = [];
  for (let from = 0; from < ids.length; from += size) {
    const reply = await send(ids.slice(from, from + size));
    replies.push(reply);
    if (isFailure(reply)) break;
  }
  return replies;
}
