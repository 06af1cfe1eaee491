import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import multipart from "@fastify/multipart";
import { limits, refreshHeader } from "@toran/contract";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { ReadFree } from "./db/free-space";
import type { Deps } from "./deps";
import { brokenRequest } from "./http/broken-request";
import { errorHandler } from "./http/error-handler";
import { refuseWritesWhenFull } from "./http/full-disk";
import { secureHeaders } from "./http/headers";
import { healthRoutes } from "./http/health";
import { acceptJson } from "./http/json";
import { answerLater } from "./http/later";
import { noSuchCall } from "./http/not-found";
import { openApiRoutes } from "./http/openapi";
import { packAnswers } from "./http/pack-answers";
import { logAnswers } from "./http/request-log";
import { readableAddress } from "./http/readable-address";
import { webPages } from "./http/web";
import { devRoutes } from "./dev/routes";
import { fileRoutes } from "./files/routes";
import { accountDataRoutes } from "./modules/account-data/routes";
import { accountRoutes } from "./modules/accounts/account-routes";
import { auditRoutes } from "./modules/audit/routes";
import { authRoutes } from "./modules/accounts/auth-routes";
import { billingRoutes } from "./modules/billing/routes";
import { bookingRoutes } from "./modules/bookings/routes";
import { scheduleRoutes } from "./modules/bookings/schedule/routes";
import { calendarRoutes } from "./modules/calendar/routes";
import { chatRoutes } from "./modules/chat/routes";
import { classImportRoutes } from "./modules/class-imports/routes";
import { consentRoutes } from "./modules/consents/routes";
import { collectionRoutes } from "./modules/collections/routes";
import { savedViewRoutes } from "./modules/collections/saved-views";
import { collegeRoutes } from "./modules/colleges/routes";
import { companyRoutes } from "./modules/companies/routes";
import { connectionRoutes } from "./modules/connections/routes";
import { dashboardRoutes } from "./modules/dashboard/routes";
import { hiringRoutes } from "./modules/hiring/routes";
import { importRoutes } from "./modules/imports/routes";
import { infrastructureRoutes } from "./modules/infrastructure/routes";
import { lookupRoutes } from "./modules/lookups/routes";
import { notificationRoutes } from "./modules/notifications/routes";
import { onboardingRoutes } from "./modules/onboarding/routes";
import { portfolioRoutes } from "./modules/portfolio/routes";
import { skillRoutes } from "./modules/portfolio/skill-routes";
import { profilePages } from "./modules/profile/page";
import { profileRoutes } from "./modules/profile/routes";
import { searchEngineRoutes } from "./modules/profile/search-engines";
import { resumeRoutes } from "./modules/resume/routes";
import { searchRoutes } from "./modules/search/routes";
import { companyStudentRoutes } from "./modules/students/company/routes";
import { exportPresetRoutes } from "./modules/exports/presets";
import { wholeListRoutes } from "./modules/exports/whole-lists";
import { externalOfferRoutes } from "./modules/students/external/routes";
import { officeMessageRoutes } from "./modules/students/messages/routes";
import { officerStudentRoutes } from "./modules/students/officer/routes";
import { studentRoutes } from "./modules/students/routes";
import { supportRoutes } from "./modules/support/routes";
import { todoRoutes } from "./modules/todos/routes";
import { videoRoutes } from "./modules/video/routes";
import type { Realtime } from "./realtime/connection";
import { startRealtime } from "./realtime/start-realtime";

declare module "fastify" {
  interface FastifyInstance {
    realtime: Realtime;
    /** Every route there is. */
    mounted: { method: string; url: string }[];
  }
}

const modules = [
  authRoutes,
  accountRoutes,
  auditRoutes,
  onboardingRoutes,
  studentRoutes,
  externalOfferRoutes,
  officerStudentRoutes,
  officeMessageRoutes,
  companyStudentRoutes,
  portfolioRoutes,
  skillRoutes,
  videoRoutes,
  profileRoutes,
  profilePages,
  searchEngineRoutes,
  resumeRoutes,
  accountDataRoutes,
  consentRoutes,
  hiringRoutes,
  bookingRoutes,
  scheduleRoutes,
  importRoutes,
  collegeRoutes,
  collectionRoutes,
  savedViewRoutes,
  exportPresetRoutes,
  wholeListRoutes,
  classImportRoutes,
  billingRoutes,
  companyRoutes,
  connectionRoutes,
  dashboardRoutes,
  searchRoutes,
  infrastructureRoutes,
  lookupRoutes,
  supportRoutes,
  todoRoutes,
  calendarRoutes,
  notificationRoutes,
  chatRoutes,
  fileRoutes,
];

interface Manner {
  /** How long a connection may stay after its token has run out. */
  socketGrace?: number | undefined;
  /** How much room there is for data; writes are refused when it runs out. */
  readFree?: ReadFree | undefined;
}

/** Builds the server from its dependencies; it does not listen yet. */
export async function buildApp(
  deps: Deps,
  { socketGrace, readFree }: Manner = {},
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: limits.jsonBytes,
    exposeHeadRoutes: false,
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: "idle",
    rewriteUrl: ({ url }) => readableAddress(url),
    frameworkErrors: errorHandler,
    clientErrorHandler: brokenRequest,
  });
  app.decorateRequest("user", null);
  app.decorate("mounted", []);
  app.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) app.mounted.push({ method: each, url });
  });
  app.setErrorHandler(errorHandler);
  secureHeaders(app, config);
  logAnswers(app);
  acceptJson(app);
  await app.register(cookie);
  await app.register(multipart);
  packAnswers(app);
  if (config.ALLOWED_ORIGINS.length) await app.register(cors, crossOrigin(config.ALLOWED_ORIGINS));
  app.setNotFoundHandler(noSuchCall(await webPages(app, config)));
  healthRoutes(app, deps);
  if (readFree) refuseWritesWhenFull(app, readFree);
  for (const routes of modules) routes(app, deps);
  if (!config.production) devRoutes(app, deps);
  answerLater(app, deps);
  if (!config.production) openApiRoutes(app);
  app.decorate("realtime", startRealtime(app, deps, socketGrace));
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
