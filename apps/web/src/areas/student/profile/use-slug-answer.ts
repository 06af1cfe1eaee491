import { isFailure } from "@toran/api-client/failure";
import { type slugAnswer, slugOf } from "@toran/contract/schemas/profile";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { useStores } from "@/stores/use-stores";

type Answer = z.output<typeof slugAnswer> & { wish: string };
const pause = 300;

/** Whether an address that is being typed can be had; asked when the typing rests. */
export function useSlugAnswer(typed: string, own: string | null) {
  const { calls } = useStores();
  const [answer, setAnswer] = useState<Answer>();
  const wish = typed.trim();
  const settled = wish === "" || slugOf(wish) === own;
  useEffect(() => {
    if (settled) return;
    const leave = new AbortController();
    const { signal } = leave;
    const ask = async () => {
      const { profile } = await calls.student();
      const reply = await profile.slugFree({ query: { slug: wish } }, { showToast: false, signal });
      if (!signal.aborted && !isFailure(reply)) setAnswer({ wish, ...reply.data });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [calls, settled, wish]);
  return !settled && answer?.wish === wish ? answer : undefined;
}
