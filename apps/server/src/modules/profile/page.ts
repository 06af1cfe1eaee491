import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type PublishedProfile, publishedProfile } from "@toran/contract/schemas/profile";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Deps } from "../../deps";
import { callOf } from "../../http/call";
import { dressed } from "../../http/dressed";
import { Failure, notFound } from "../../http/failures";
import { packed } from "../../http/packed";
import { webFolder } from "../../http/built-web";
import { escapeHtml } from "../../mail/as-html";
import { beginningOf } from "../../shortened";
import { profileFor, resumeFor } from "./find";
import { noteOpening } from "./openings";

/** What the build of the web app leaves for the server: how a profile is drawn, and the page around it. */
interface Drawing {
  drawProfile: (page: PublishedProfile) => {
    title: string;
    name: string;
    description: string;
    html: string;
  };
}
interface Look extends Drawing {
  shell: string;
}

// A switch to private takes effect everywhere within a minute.
const briefly = "public, max-age=30";
// Those who unfold a link in a chat, or list pages, have not read the profile.
const machine = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slack|telegram|embed/i;

/** Who checks a link asks for its head, and is told what the page would say. */
export const answersHead = { exposeHeadRoute: true };

/** The public profile as a page that is there before any script runs, and its picture for shared links. */
export function profilePages(app: FastifyInstance, deps: Deps) {
  let known: Promise<Look | undefined> | undefined;
  const look = () => (known ??= lookIn(webFolder(deps.config)));

  interface Asked {
    Params: { slug: string };
  }

  app.get<Asked>("/profile/:slug", answersHead, async (request, reply) => {
    const drawn = await look();
    if (!drawn) return reply.callNotFound();
    const call = callOf(request, reply);
    const found = await profileFor(deps, request.params.slug, call).catch(refusalOf);
    if (found instanceof Failure) return closed(drawn, found, request, reply);
    const { page, studentId, visitor: viewer } = found;
    const { slug } = page.profile;
    if (slug !== request.params.slug)
      return reply.header("cache-control", briefly).redirect(`/profile/${slug}`, 302);
    // Who asks for the head alone has read nothing either.
    if (request.method === "GET" && !machine.test(call.device))
      await noteOpening(deps, { studentId, what: "PROFILE", viewer, call });
    // As the call answers it: what the contract does not name, such as ids, is no visitor's business.
    const html = pageOf(drawn, z.parse(publishedProfile, page), deps.config.PUBLIC_URL);
    return sent(
      html,
      request,
      reply,
      page.profile.indexed,
      found.open ? briefly : "private, no-store",
    );
  });

  // What a mail or a form makes of a link that is pasted into it.
  app.get<Asked>("/profile/:slug/", answersHead, (request, reply) =>
    reply.redirect(`/profile/${encodeURIComponent(request.params.slug)}`, 308),
  );

  // The application draws it; no search engine is to list it, whatever the page before it allows.
  app.get<Asked>("/profile/:slug/resume", answersHead, async (request, reply) => {
    const drawn = await look();
    const call = callOf(request, reply);
    const found = drawn && (await resumeFor(deps, request.params.slug, call).catch(refusalOf));
    if (drawn && found instanceof Failure) return closed(drawn, found, request, reply);
    return reply.header("x-robots-tag", "noindex").callNotFound();
  });

  app.get<Asked>("/profile/:slug/resume/", answersHead, (request, reply) =>
    reply.redirect(`/profile/${encodeURIComponent(request.params.slug)}/resume`, 308),
  );

  // Nothing else lies under a profile, or beside the profiles; the page says so, and so does the answer.
  for (const elsewhere of ["/profile", "/profile/*"])
    app.get(elsewhere, answersHead, async (request, reply) => {
      const drawn = await look();
      return drawn ? closed(drawn, notFound("The page"), request, reply) : reply.callNotFound();
    });

  app.get<Asked>("/profile/:slug/picture.png", answersHead, async (request, reply) => {
    const found = await profileFor(deps, request.params.slug, callOf(request, reply));
    // What draws letters is read when somebody first asks for a picture.
    const { sharedPicture } = await import("./shared-picture");
    const png = await sharedPicture(deps, found.page);
    return reply
      .headers({
        "cache-control": found.open ? briefly : "private, no-store",
        "cross-origin-resource-policy": "cross-origin",
      })
      .type("image/png")
      .send(png);
  });
}

function refusalOf(cause: unknown) {
  if (cause instanceof Failure) return cause;
  throw cause;
}

async function lookIn(folder: string): Promise<Look | undefined> {
  const shell = join(folder, ".server", "profile.html");
  const script = join(folder, ".server", "profile.js");
  if (!existsSync(shell) || !existsSync(script)) return undefined;
  const { drawProfile } = (await import(/* @vite-ignore */ pathToFileURL(script).href)) as Drawing;
  return { drawProfile, shell: readFileSync(shell, "utf8") };
}

/** Unknown and closed pages are the same: the app alone, which knows whether somebody is signed in. */
async function closed(
  { shell }: Look,
  { status }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const html = shell.replace("</head>", '<meta name="robots" content="noindex"></head>');
  reply.code(status);
  return sent(html, request, reply, false, "no-store");
}

function pageOf({ shell, drawProfile }: Look, page: PublishedProfile, publicUrl: string) {
  const { slug, indexed } = page.profile;
  const { title, name, description, html } = drawProfile(page);
  const address = `${publicUrl}/profile/${slug}`;
  const summary = beginningOf(description, 300);
  const meta = [
    ["name", "description", summary],
    ["name", "robots", indexed ? "index, follow" : "noindex"],
    ["property", "og:type", "profile"],
    ["property", "og:site_name", "Toran"],
    ["property", "og:title", name],
    ["property", "og:description", summary],
    ["property", "og:url", address],
    ["property", "og:image", `${address}/picture.png`],
    ["property", "og:image:width", "1200"],
    ["property", "og:image:height", "630"],
    ["property", "og:image:alt", name],
    ["name", "twitter:card", "summary_large_image"],
  ]
    .map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value ?? "")}">`)
    .join("");
  // Data for the app, which takes the page over; a data block is never run.
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return shell
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace("</head>", () => `${meta}<link rel="canonical" href="${escapeHtml(address)}"></head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div><script type="application/json" id="published-profile">${data}</script>`,
    );
}

async function sent(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
  indexed: boolean,
  caching: string,
) {
  const own = dressed(html, request);
  const { body, encoding } = await packed(own, request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  if (!indexed) reply.header("x-robots-tag", "noindex");
  return reply
    .headers({
      "cache-control": own === html ? caching : "private, no-store",
      vary: "accept-encoding, authorization",
    })
    .type("text/html; charset=utf-8")
    .send(body);
}
