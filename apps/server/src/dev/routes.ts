import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import { scenarioNames, scenarios } from "../db/scenarios/scenarios";
import { demoHash } from "../db/scenarios/world";
import type { Deps } from "../deps";
import { callOf } from "../http/call";
import { refused } from "../http/failures";
import { checked } from "../http/receive";
import { keptLetters } from "../mail/mailer";
import { signIn } from "../modules/accounts/log-in";
import { sessions } from "../modules/accounts/tables";
import { outboxPage } from "./outbox-page";

const wanted = z.object({ name: z.enum(scenarioNames) });
const worn = z.object({ accessToken: z.string() });

/** What development and journeys need and production never has. */
export function devRoutes(app: FastifyInstance, deps: Deps) {
  /** Makes a fresh person of a scenario, signed in on this browser. */
  app.post("/dev/scenario", async (request, reply) => {
    const { name } = checked(wanted, request.body) as z.output<typeof wanted>;
    await demoHash();
    const user = await deps.db.transaction((tx) => scenarios[name](tx, deps.now()));
    const signedIn = await signIn(deps.db, deps, user, callOf(request, reply));
    return { role: user.role, ...signedIn, user: { id: user.id, email: user.email } };
  });

  /** Makes an access token old before its time; its session goes on. */
  app.post("/dev/expire", async ({ body }) => {
    const { accessToken } = checked(worn, body) as z.output<typeof worn>;
    const claims = await deps.tokens.readAccess(accessToken);
    if (!claims)
      throw refused({ accessToken: "That is no token of this server, or it is old already." });
    const tokensFrom = new Date(Math.max(claims.at + 1, deps.now().getTime()));
    await deps.db.update(sessions).set({ tokensFrom }).where(eq(sessions.id, claims.sessionId));
    return { success: true };
  });

  app.get("/dev/outbox", async (request, reply) => {
    const letters = await keptLetters(deps.config.DATA_DIR);
    reply.header("cache-control", "no-store");
    if (request.headers.accept?.includes("application/json")) return letters;
    return reply.type("text/html; charset=utf-8").send(outboxPage(letters));
  });
}
