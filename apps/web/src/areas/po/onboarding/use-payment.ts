import { isFailure } from "@toran/api-client/failure";
import type { Billing, paymentInput } from "@toran/contract/schemas/billing";
import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { useStores } from "@/stores/use-stores";

export type Outcome = NonNullable<z.input<typeof paymentInput>["outcome"]>;

const askAgainAfter = 5000;

/** A payment, and asking the gateway how it ended. A paid one moves the officer on by its reply. */
export function usePayment(opened: Billing) {
  const { calls, po } = useStores();
  const [billing, setBilling] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underway = useRef(false);

  const pay = useCallback(
    async (outcome?: Outcome) => {
      if (underway.current) return;
      underway.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        const reply = await (
          await calls.po()
        ).billing.pay({ params: { id: opened.id }, body: { outcome } });
        if (isFailure(reply)) return setProblem(reply.message);
        setBilling(reply.data.billing);
        if (reply.data.billing.payment === "PAID") void po.load();
      } finally {
        underway.current = false;
        setBusy(false);
      }
    },
    [calls, opened.id, po],
  );
  const ask = useCallback(() => pay(), [pay]);

  const waiting = billing.payment === "PENDING";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void ask(), askAgainAfter);
    return () => clearInterval(timer);
  }, [waiting, ask]);

  return { billing, busy, problem, pay, ask };
}
