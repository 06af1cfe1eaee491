import type { FastifyInstance } from "fastify";
import { isShort, type ReadFree } from "../db/free-space";
import { Failure } from "./failures";

/** Answers writes with a refusal while the disk is nearly full; what only reads goes on. */
export function refuseWritesWhenFull(app: FastifyInstance, readFree: ReadFree) {
  app.addHook("onRequest", async ({ method }) => {
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return;
    if (await isShort(readFree))
      throw new Failure(507, {
        message: "The server has run out of space, so nothing can be saved now. Please try later.",
      });
  });
}
