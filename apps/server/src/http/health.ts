import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps";

/** Whether the process lives, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, { db }: Deps) {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: "ok" };
    } catch {
      return reply.code(503).header("retry-after", "5").send({ status: "unavailable" });
    }
  });
}
