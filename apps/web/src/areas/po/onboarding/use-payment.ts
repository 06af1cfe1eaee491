import { isFailure } from "@toran/api-client/failure";
import { totalOf } from "@toran/contract/billing-total";
import type { Billing, paymentInput } from "@toran/contract/schemas/billing";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { z } from "zod/mini";
import { productName } from "@/lib/product";
import { useStores } from "@/stores/use-stores";
import { openCheckout } from "./checkout";

export type Outcome = NonNullable<z.input<typeof paymentInput>["outcome"]>;

const askAgainAfter = 5000;
const notLoaded =
  "The page of the payment service did not load. Nothing was charged; check your connection and try again.";

const changedMeanwhile =
  "The plan was changed meanwhile, so nothing was charged. Look at what it costs now.";

const leaveOurs = (page: string) => window.location.assign(page);

/** A payment, opening the gateway where the server has one, and asking how it ended. A paid one moves the officer on by its reply. */
export function usePayment(opened: Billing, leaveFor = leaveOurs) {
  const { calls, po } = useStores();
  const [billing, setBilling] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underway = useRef(false);

  const call = useCallback(
    async (body: z.input<typeof paymentInput>) => {
      const reply = await (await calls.po()).billing.pay({ params: { id: opened.id }, body });
      if (isFailure(reply)) {
        setProblem(reply.message);
        return undefined;
      }
      setBilling(reply.data.billing);
      if (reply.data.billing.payment === "PAID") void po.load();
      else if (body.total !== undefined && body.total !== totalOf(reply.data.billing))
        setProblem(changedMeanwhile);
      return reply.data.order;
    },
    [calls, opened.id, po],
  );
  const once = useCallback(async (act: () => Promise<unknown>) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }, []);
  const total = totalOf(billing);
  const pay = useCallback(
    (outcome?: Outcome) =>
      once(async () => {
        const order = await call({ outcome, total });
        if (!order) return;
        const proof = await openCheckout(order, productName, leaveFor).catch(() => "lost" as const);
        if (proof === "lost") setProblem(notLoaded);
        else if (proof) await call({ proof });
      }),
    [call, leaveFor, once, total],
  );
  // Only somebody who pays opens the gateway; the page that asks by itself never does.
  const ask = useCallback(() => once(() => call({})), [call, once]);

  // Who comes back from the page of a gateway brings nothing with them; how it ended there is asked once.
  const [search] = useSearchParams();
  const returned = search.has("returned");
  useEffect(() => {
    if (returned) void ask();
  }, [returned, ask]);

  const waiting = billing.payment === "PENDING";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void ask(), askAgainAfter);
    return () => clearInterval(timer);
  }, [waiting, ask]);

  return { billing, total, busy, problem, pay, ask };
}
