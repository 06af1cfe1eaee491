import { isFailure, settle } from "@toran/api-client/failure";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { useEffect, useRef, useState } from "react";
import { useStores } from "@/stores/use-stores";

interface Among {
  /** Whether the list has it, or had it until it was answered here. */
  listed: boolean;
  /** Whether it is known what the list has. */
  ready: boolean;
  onGone: () => void;
}

/** The document that a link names, where it waits further down than the list is loaded. */
export function useLinkedDocument(openId: string | undefined, { listed, ready, onGone }: Among) {
  const { calls, feedback } = useStores();
  const [found, setFound] = useState<WaitingDocument>();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (listed) known.current = openId;
    // What was in the list a moment ago was answered meanwhile, which is told where it was tried.
    if (!openId || !ready || listed || known.current === openId) return;
    const leave = new AbortController();
    void (async () => {
      const { evidence } = await calls.po();
      const { signal } = leave;
      const reply = await settle(evidence.waiting({ query: { item: openId } }, { signal }));
      if (signal.aborted || isFailure(reply)) return;
      const [one] = reply.data.items;
      setFound(one);
      if (one) return;
      feedback.toast("info", "That document waits for nobody any more.");
      onGone();
    })();
    return () => leave.abort();
  }, [openId, listed, ready, onGone, calls, feedback]);
  return !listed && found?.item.id === openId ? found : undefined;
}
