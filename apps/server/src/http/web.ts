import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { buildHeader } from "@toran/contract/errors";
import { themeIn } from "@toran/contract/theme";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config";
import { dressed } from "./dressed";
import { contentPolicy } from "./headers";
import { knownPaths } from "./known-paths";
import { packed } from "./packed";

const year = 365 * 24 * 60 * 60 * 1000;

/** Where the built web app lies. */
export const webFolder = ({ WEB_DIST }: Pick<Config, "WEB_DIST">) =>
  resolve(WEB_DIST ?? join(appFolder(), "..", "web", "dist"));

function appFolder() {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = resolve(folder, "..");
  return folder;
}

/** The files of the built web app that may be asked for: no dot files, and in production no source maps. */
function filesOf(folder: string, production: boolean): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}${sep}${entry.name}`.slice(folder.length).split(sep).join("/"),
    );
  const hidden = (path: string) => /\/\./.test(path) || (production && path.endsWith(".map"));
  return new Set(all.filter((path) => !hidden(path)));
}

/** The name that the built web app gives itself, by which a page knows whether it is of this build. */
function buildOf(folder: string) {
  const page = join(folder, "index.html");
  const shell = existsSync(page) ? readFileSync(page, "utf8") : "";
  return /data-build="([^"]+)"/.exec(shell)?.[1];
}

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Serves the built web app: its files for a year where their names hold a hash, its pages never from a cache. */
export async function webPages(app: FastifyInstance, config: Config): Promise<ServePage> {
  const folder = webFolder(config);
  if (!existsSync(folder)) return () => undefined;
  let files = filesOf(folder, config.production);
  let build = buildOf(folder);
  let isPage = knownPaths(folder);
  app.addHook("onRequest", async (request, reply) => {
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
    if (path === undefined || /^\/(api|socket\.io|health|dev|webhooks)(\/|$)/.test(path))
      return undefined;
    const isAsset = () => files.has(path) && !path.endsWith(".html");
    // Where the folder may be built anew meanwhile, it is read again, but not for each file of a page.
    if (!isAsset() && (!config.production || !files.size)) {
      files = filesOf(folder, config.production);
      build = buildOf(folder);
      isPage = knownPaths(folder);
    }
    if (isAsset()) {
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
    const page = files.has(own) ? own : "/index.html";
    if (!files.has(page)) return undefined;
    reply.header("cache-control", "no-cache");
    const there = isPage(path);
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
