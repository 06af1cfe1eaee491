import type { FastifyBaseLogger } from "fastify";

/** A fault outside any call is written down; everyone else goes on being served. */
export function outliveFaults(log: Pick<FastifyBaseLogger, "error">) {
  const note = (err: unknown) => log.error({ err }, "something failed outside a call");
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
}
