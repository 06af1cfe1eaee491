import type { Deps } from "../deps";

interface Again {
  /** Milliseconds from one beginning to the next. */
  every: number;
  /** What is logged when the work fails; the next turn tries it anew. */
  fails: string;
  /** Milliseconds until it begins, where others come first. */
  after?: number;
}

/** Does some work now and again and again, never twice at a time. Gives how to end it, once what is under way is done. */
export function again(
  { log }: Pick<Deps, "log">,
  { every, fails, after = 0 }: Again,
  work: () => Promise<unknown>,
) {
  let busy: Promise<unknown> | undefined;
  const turn = () => {
    busy ??= work()
      .catch((error: unknown) => log.error({ err: error }, fails))
      .finally(() => {
        busy = undefined;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setInterval(turn, every).unref();
    turn();
  };
  if (after) timer = setTimeout(begin, after).unref();
  else begin();
  return async () => {
    clearInterval(timer);
    await busy;
  };
}
