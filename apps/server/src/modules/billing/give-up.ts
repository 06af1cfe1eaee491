import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { conflict } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { record } from "../audit/record";
import type { Gateway } from "./gateway/gateway";
import { held } from "./held";
import { asked, closeOrders } from "./reconcile";
import { type Billing, billings } from "./tables";

interface Asked {
  user: SignedIn;
  call: Call;
  id: string;
}

/** Gives up a payment that was not made, once the gateway says that nothing comes of it. */
export async function giveUp(deps: Deps, gateway: Gateway, { user, call, id }: Asked) {
  const before = await deps.db.transaction((tx) => held(tx, user, id));
  refuseMade(before);
  // No row is held while the gateway is asked.
  if (gateway.kind === "orders") {
    // Closed first and asked then: nobody can pay in between.
    await closeOrders(deps, gateway, before);
    const stands = await asked(deps, gateway, before);
    if (stands === "waiting")
      throw conflict("The payment service has money for it and confirms it soon. Look again then.");
  }
  await deps.db.transaction(async (tx) => {
    const now = await held(tx, user, id);
    refuseMade(now);
    if (now.givenUpAt) return;
    await tx
      .update(billings)
      .set({ givenUpAt: deps.now() })
      .where(and(eq(billings.id, id), eq(billings.collegeId, now.collegeId)));
    await record(tx, { user, call }, { action: "payment.give-up", entity: id }, deps.now());
  });
}

function refuseMade({ payment }: Billing) {
  if (payment === "PAID") throw conflict("This payment has been made.");
  if (payment === "REFUNDED") throw conflict("This payment was made and paid back.");
}
