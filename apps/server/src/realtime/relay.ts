import type { Deps } from "../deps";
import { numberWaiting, type Numbered } from "./event-log";

const lookEvery = 2_000;

/** Sends what was told, as soon as it is kept; and what a node left behind that died before it could. */
export function startRelay(deps: Deps, send: (numbered: Numbered) => void) {
  let busy: Promise<void> | undefined;
  let again = false;
  const drain = async () => {
    for (;;) {
      again = false;
      const numbered = await numberWaiting(deps.db);
      for (const each of numbered) send(each);
      if (!numbered.length && !again) return;
    }
  };
  const work = () => {
    again = true;
    busy ??= drain()
      .catch((error: unknown) => deps.log.error({ err: error }, "the events could not be sent"))
      .finally(() => {
        busy = undefined;
      });
  };
  const timer = setInterval(work, lookEvery);
  timer.unref();
  deps.events.on("live-waiting", work);
  return async () => {
    clearInterval(timer);
    deps.events.off("live-waiting", work);
    await busy;
  };
}
