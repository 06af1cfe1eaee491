import type { FastifyInstance } from "fastify";
import { pino, type DestinationStream } from "pino";
import type { Config } from "../config";

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
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[hidden]",
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** One line for each answer: who, what, how it ended. The query stays out, for it may name people. */
export function logAnswers(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, "");
    const { user } = request;
    const level = reply.statusCode >= 500 ? "warn" : path.startsWith("/health") ? "trace" : "info";
    request.log[level](
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
