import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { buildHeader } from "@toran/contract/errors";
import { themeIn } from "@toran/contract/theme";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config";
import { builtWeb, webFolder } from "./built-web";
import { dressed } from "./dressed";
import { contentPolicy } from "./headers";
import { packed } from "./packed";

const year = 365 * 24 * 60 * 60 * 1000;

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Whether a path is for people to open; the others are asked for by programs. */
export const isOfTheWebApp = (path: string) =>
  !/^\/(api|socket\.io|health|dev|webhooks)(\/|$)/.test(path);

/** Serves the built web app: its files for a year where their names hold a hash, its pages never from a cache. */
export async function webPages(app: FastifyInstance, config: Config): Promise<ServePage> {
  const folder = webFolder(config);
  if (!existsSync(folder)) return () => undefined;
  const built = builtWeb(folder, config);
  app.addHook("onRequest", async (request, reply) => {
    const build = built.build();
    if (build && request.url.startsWith("/api/")) reply.header(buildHeader, build);
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    logLevel: "error",
  });

  return (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const path = pathOf(request.url);
    if (path === undefined || !isOfTheWebApp(path)) return undefined;
    if (!path.endsWith(".html") && built.has(path)) {
      const hashed = /[-.][\w-]{8,}\.\w+$/.test(path) && path.startsWith("/assets/");
      reply.header(
        "cache-control",
        hashed ? `public, max-age=${year / 1000}, immutable` : "public, max-age=3600",
      );
      // A worker answers to the policy that it came with, not to that of its page.
      if (path.startsWith("/assets/worker-"))
        reply.header("content-security-policy", contentPolicy(config, "worker"));
      return reply.sendFile(path);
    }
    // A file that is not there must not be answered by a page.
    if (/\.\w{1,8}$/.test(path) || /\/\./.test(path)) return undefined;
    const own = `${path.replace(/\/+$/, "")}/index.html`;
    const page = built.has(own) ? own : "/index.html";
    if (!built.has(page)) return undefined;
    reply.header("cache-control", "no-cache");
    const there = built.isPage(path);
    if (!there) reply.code(404).header("x-robots-tag", "noindex");
    // What is sent as a file is answered as one that is there.
    if (there && themeIn(request.headers.cookie) === "system") return reply.sendFile(page);
    void sendDressed(join(folder, page), request, reply);
    return reply;
  };
}

/** A page with a theme is another one than that on the disk: packed now, and compared with none that the browser has. */
async function sendDressed(file: string, request: FastifyRequest, reply: FastifyReply) {
  try {
    const html = dressed(await readFile(file, "utf8"), request);
    const { body, encoding } = await packed(html, request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    reply.header("vary", "accept-encoding").type("text/html; charset=utf-8").send(body);
  } catch (cause) {
    reply.send(cause);
  }
}

function pathOf(url: string) {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ""));
  } catch {
    return undefined;
  }
}
