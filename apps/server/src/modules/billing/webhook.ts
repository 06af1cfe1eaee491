import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import { Failure, tooMany } from "../../http/failures";
import { isSpent, spend } from "../accounts/counters";
import { takeEvent } from "./events";
import type { Delivery, OrderGateway } from "./gateway/gateway";

const bodyLimit = 256 * 1024;
/** Only what is not signed counts, so that nobody can keep the gateway out. */
const guesses = { most: 30, window: 15 * 60 * 1000 };

/** Where the gateway tells how payments end. It has no session; its signature over the raw body is its key. */
export function paymentWebhook(app: FastifyInstance, deps: Deps, gateway: OrderGateway) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.post("/webhooks/payments", { bodyLimit }, async (request, reply) => {
      const delivery = deliveryOf(request, deps.now());
      if (!gateway.signed(delivery)) throw await unsigned(deps, request);
      const event = gateway.eventOf(delivery);
      if (event) await takeEvent(deps, event, delivery.raw);
      return reply.header("cache-control", "no-store").send({ success: true });
    });
  });
}

const deliveryOf = ({ body, headers }: FastifyRequest, at: Date): Delivery => ({
  at,
  raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  header(name) {
    const value = headers[name];
    return Array.isArray(value) ? undefined : value?.slice(0, 512);
  },
});

async function unsigned({ db, now }: Deps, { ip, log }: FastifyRequest) {
  const key = `payment-webhook:${ip}`;
  const spent = await isSpent(db, { key, most: guesses.most }, now());
  if (spent)
    return tooMany("That was a lot of calls. Please wait a few minutes.", spent.retryAfter);
  await spend(db, { key, ...guesses }, now());
  log.warn("a payment event without the right signature");
  return new Failure(401, { message: "The signature is missing or wrong." });
}
