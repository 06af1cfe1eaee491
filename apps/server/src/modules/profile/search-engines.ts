import { and, asc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { escapeHtml } from "../../mail/as-html";
import { stays } from "../account-data/leaving";
import { isOpen } from "../accounts/profile";
import { noneOf } from "../students/standing";
import { hiddenStatuses } from "./find";
import { answersHead } from "./page";
import { slugs, visibilities } from "./tables";

/** What search engines have no business in. Profiles are not among it: each page says itself whether it may be listed. */
const keptOut = [
  "api",
  "calendar",
  "dev",
  "health",
  "hr",
  "po",
  "socket.io",
  "student",
  "webhooks",
];
const openPages = ["/welcome", "/about", "/contact", "/roles"];
/** A map of addresses may hold 50,000. */
const perMap = 25_000;
// As the pages themselves, so that who is no longer listed is soon not named here either.
const briefly = "public, max-age=30";

/** What search engines are told: where not to look, and which pages there are for them. */
export function searchEngineRoutes(app: FastifyInstance, { db, config }: Deps) {
  const home = config.PUBLIC_URL;

  app.get("/robots.txt", answersHead, (_, reply) => {
    const rules = keptOut.map((folder) => `Disallow: /${folder}/`);
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\n${rules.join("\n")}\n\nSitemap: ${home}/sitemap.xml\n`);
  });

  app.get("/sitemap.xml", answersHead, async (_, reply) => {
    const maps = Math.ceil((await db.$count(listed(db))) / perMap);
    const names = ["pages", ...Array.from({ length: maps }, (_each, at) => `profiles-${at + 1}`)];
    const addresses = names.map((name) => `${home}/sitemap/${name}.xml`);
    return reply
      .header("cache-control", briefly)
      .type(xml)
      .send(mapOf("sitemapindex", "sitemap", addresses));
  });

  app.get<{ Params: { name: string } }>(
    "/sitemap/:name.xml",
    answersHead,
    async ({ params }, reply) => {
      const paths =
        params.name === "pages"
          ? openPages
          : await profilesOf(db, /^profiles-([1-9]\d{0,3})$/.exec(params.name)?.[1]);
      if (!paths.length) return reply.callNotFound();
      return reply
        .header("cache-control", briefly)
        .type(xml)
        .send(
          mapOf(
            "urlset",
            "url",
            paths.map((path) => home + path),
          ),
        );
    },
  );
}

const xml = "application/xml; charset=utf-8";

const mapOf = (kind: string, each: string, addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${each}><loc>${escapeHtml(address)}</loc></${each}>\n`)
    .join("")}</${kind}>\n`;

/** The addresses of those who asked to be listed, as far as a stranger finds a page there. */
const listed = (db: Executor) =>
  db
    .select({ slug: slugs.slug })
    .from(slugs)
    .innerJoin(visibilities, eq(visibilities.studentId, slugs.studentId))
    .where(
      and(
        isNull(slugs.retiredAt),
        eq(visibilities.level, "ANYONE_WITH_LINK"),
        visibilities.indexed,
        isOpen(visibilities.studentId),
        stays(visibilities.studentId),
        noneOf(visibilities.studentId, hiddenStatuses),
      ),
    );

async function profilesOf(db: Executor, nth: string | undefined) {
  if (!nth) return [];
  const rows = await listed(db)
    .orderBy(asc(slugs.slug))
    .limit(perMap)
    .offset((Number(nth) - 1) * perMap);
  return rows.map(({ slug }) => `/profile/${slug}`);
}
