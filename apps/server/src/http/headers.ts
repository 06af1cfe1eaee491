import type { FastifyInstance } from "fastify";
import type { Config } from "../config";

/** The content policy of our pages and answers; the workers that write files may run WebAssembly. */
export function contentPolicy(
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  of: "page" | "worker" = "page",
) {
  const socket = PUBLIC_URL.replace(/^http/, "ws");
  return [
    "default-src 'self'",
    of === "worker" ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    // The overlays hold the page still by a style element of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers that every answer carries. */
export function secureHeaders(app: FastifyInstance, config: Config) {
  const fixed: Record<string, string> = {
    "content-security-policy": contentPolicy(config),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "geolocation=(), payment=(), usb=()",
    ...(config.secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(fixed).header("x-request-id", request.id);
  });
}
