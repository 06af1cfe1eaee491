import type { FastifyInstance } from "fastify";
import type { Config } from "../config";

/** The content policy of our pages and answers; the workers that write files may run WebAssembly. */
export function contentPolicy(
  { PUBLIC_URL, RAZORPAY_KEY_ID }: Pick<Config, "PUBLIC_URL" | "RAZORPAY_KEY_ID">,
  of: "page" | "worker" = "page",
) {
  const socket = PUBLIC_URL.replace(/^http/, "ws");
  // The page of the gateway is a script and a frame of its own; without a gateway nobody else's run here.
  const pays = of === "page" && RAZORPAY_KEY_ID;
  return [
    "default-src 'self'",
    `script-src 'self'${of === "worker" ? " 'wasm-unsafe-eval'" : ""}${pays ? " https://checkout.razorpay.com" : ""}`,
    ...(pays ? ["frame-src https://api.razorpay.com https://checkout.razorpay.com"] : []),
    // The overlays hold the page still by a style element of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}${pays ? " https://api.razorpay.com https://lumberjack.razorpay.com" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // Text becomes markup, or an address a script, only through these; the gateway's script has none of its own.
    ...(pays
      ? []
      : [
          "require-trusted-types-for 'script'",
          "trusted-types toran-rich-text ProseMirrorClipboard default",
        ]),
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
    // Banks ask for their codes in a window of their own, which tells the gateway how it ended.
    "cross-origin-opener-policy": config.RAZORPAY_KEY_ID
      ? "same-origin-allow-popups"
      : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "geolocation=(), payment=(), usb=()",
    ...(config.secure && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(fixed).header("x-request-id", request.id);
  });
}
