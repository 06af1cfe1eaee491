import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import multipart from "@fastify/multipart";
import { limits, refreshHeader } from "@toran/contract";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "./deps";
import { brokenRequest } from "./http/broken-request";
import { errorHandler } from "./http/error-handler";
import { secureHeaders } from "./http/headers";
import { healthRoutes } from "./http/health";
import { acceptJson } from "./http/json";
import { answerLater } from "./http/later";
import { noSuchCall } from "./http/not-found";
import { logAnswers } from "./http/request-log";
import { webPages } from "./http/web";
import { authRoutes } from "./modules/accounts/auth-routes";

/** Builds the server from its dependencies; it does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: limits.jsonBytes,
    exposeHeadRoutes: false,
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: "idle",
    frameworkErrors: errorHandler,
    clientErrorHandler: brokenRequest,
  });
  app.decorateRequest("user", null);
  app.setErrorHandler(errorHandler);
  secureHeaders(app, config);
  logAnswers(app);
  acceptJson(app);
  await app.register(cookie);
  await app.register(multipart);
  if (config.ALLOWED_ORIGINS.length) await app.register(cors, crossOrigin(config.ALLOWED_ORIGINS));
  app.setNotFoundHandler(noSuchCall(await webPages(app, config)));
  healthRoutes(app, deps);
  authRoutes(app, deps);
  answerLater(app, deps);
  return app;
}

const crossOrigin = (origin: string[]) => ({
  origin,
  credentials: true,
  methods: ["GET", "POST", "PUT", "DELETE"],
  allowedHeaders: [
    "authorization",
    "content-type",
    "cache-control",
    "pragma",
    "show-toast",
    "show-loader",
    refreshHeader.name,
  ],
});
