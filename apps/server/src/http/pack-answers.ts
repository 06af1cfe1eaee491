import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import { authRootOf, roots } from "@toran/contract";
import type { FastifyInstance } from "fastify";

const zip = promisify(gzip);
/** In characters: what is shorter goes out in the same packet or two. */
const worthwhile = 2048;
/** In characters: to hand what is shorter over to another thread takes longer than to pack it, a tenth of a millisecond. */
const handedOver = 64 * 1024;
// A list is a fourteenth longer than by the usual level, and packed in a third of the time.
const fast = { level: 3 };
const byCookie = Object.values(authRootOf).map((root) => `${roots[root]}/`);

/**
 * Sends the longer answers of calls packed, for whoever says that they unpack them: a list is a fifth as long. What is sent
 * by a session's cookie stays as it is, for the length of a packed answer tells what is in it to another site that has it
 * asked for (BREACH, Gluck, Harris and Prado 2013); nobody else's page holds the token that the other calls need.
 */
export function packAnswers(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < worthwhile) return payload;
    if (byCookie.some((root) => request.url.startsWith(root))) return payload;
    const type = String(reply.getHeader("content-type") ?? "");
    if (!type.startsWith("application/json")) return payload;
    const vary = [reply.getHeader("vary"), "accept-encoding"].flat().filter(Boolean).join(", ");
    reply.header("vary", vary);
    if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return payload;
    reply.header("content-encoding", "gzip");
    return payload.length < handedOver ? gzipSync(payload, fast) : zip(payload, fast);
  });
}
