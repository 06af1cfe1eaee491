import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { Loadable } from "./loadable";
import { oneByOne } from "./one-by-one";

/**
 * Changes a value piece by piece: each change is shown at once and sent after the one before. Once the last is
 * answered it stands as the server has it, so that no answer takes back what was changed since.
 */
export function changeInTurn<Value>(of: Loadable<Value>) {
  const inTurn = oneByOne();
  let kept: Value | undefined;
  return async (shown: Value, send: () => Promise<{ data: Value } | ApiFailure>) => {
    kept ??= of.value;
    of.set(shown);
    const { reply, isLast } = await inTurn(() => settle(send()));
    if (!isFailure(reply)) kept = reply.data;
    if (!isLast) return;
    if (kept !== undefined) of.set(kept);
    kept = undefined;
  };
}
