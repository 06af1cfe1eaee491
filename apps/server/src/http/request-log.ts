import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { pino, type DestinationStream } from "pino";
import type { Config } from "../config";

/** A fault as the log tells it. A failed query names its values, so only what lies behind it is told. */
function shownFault(fault: unknown) {
  let inner = fault;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return { message: "something that is no error was thrown" };
  const { name, message, stack } = inner;
  const code = "code" in inner && typeof inner.code === "string" ? inner.code : undefined;
  const told =
    inner instanceof DrizzleQueryError ? { message: "a query failed" } : { message, stack };
  return { type: name, ...(code && { code }), ...told };
}

/** The log: structured lines, without what lets anyone in. */
export function createLog({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">, to?: DestinationStream) {
  const secret = [
    "authorization",
    "cookie",
    "password",
    "currentPassword",
    "otp",
    "ticket",
    "accessToken",
    "token",
  ];
  const options = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: shownFault },
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[hidden]",
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** A page brings dozens of files, and a watchdog asks each second: neither is what somebody looks for in a log. */
function levelOf(path: string, status: number) {
  if (status >= 500) return "warn";
  if (path.startsWith("/health")) return "trace";
  return path.startsWith("/assets/") && status < 400 ? "debug" : "info";
}

/** One line for each answer: who, what, how it ended. The query stays out, for it may name people. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url
      .replace(/\?.*$/s, "")
      // The address of a calendar is a secret.
      .replace(/^(\/+calendar\/).+/s, "$1[hidden]");
    const { user } = request;
    request.log[levelOf(path, reply.statusCode)](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(user && { actor: user.id, tenant: user.collegeId ?? user.companyId }),
      },
      "answered",
    );
  });
}
