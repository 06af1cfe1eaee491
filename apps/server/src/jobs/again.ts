import type { Deps } from "../deps";

interface Again {
  /** Milliseconds from one beginning to the next. */
  every: number;
  /** What is logged when the work fails; the next turn tries it anew. */
  fails: string;
}

/** Does some work now and again and again, never twice at a time. Gives how to end it, once what is under way is done. */
export function again(
  { log }: Pick<Deps, "log">,
  { every, fails }: Again,
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
  const timer = setInterval(turn, every);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    await busy;
  };
}
