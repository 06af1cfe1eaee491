import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { studentOf, tellOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pair = await pairOf(server);
const get = (path: string) => server.browser().send("GET", path);

/** A student with a page, who has asked to be listed or has not. */
async function published(slug: string, visibility: object) {
  const student = await studentOf(server, pair);
  const { setSlug, setVisibility } = student.api.student.profile;
  ok(await setSlug({ body: { slug } }));
  ok(await setVisibility({ body: visibility }));
  return student;
}
const listed = { level: "ANYONE_WITH_LINK", indexed: true };
const namesIn = async (map: string) =>
  [...(await get(map)).payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(server.deps.config.PUBLIC_URL, ""),
  );

test("search engines are kept out of the areas and the calls, and not of profiles, which say for themselves", async () => {
  const reply = await get("/robots.txt");
  expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = reply.payload.split("\n");
  for (const folder of ["api", "student", "po", "hr", "calendar"])
    expect(lines).toContain(`Disallow: /${folder}/`);
  expect(reply.payload).not.toMatch(/Disallow: \/(profile|assets|$)/m);
  expect(lines).toContain(`Sitemap: ${server.deps.config.PUBLIC_URL}/sitemap.xml`);
});

test("the map names the open pages, and those profiles alone whose students asked to be listed", async () => {
  expect(await namesIn("/sitemap.xml")).toEqual(["/sitemap/pages.xml"]);
  expect((await get("/sitemap/profiles-1.xml")).statusCode).toBe(404);
  expect(await namesIn("/sitemap/pages.xml")).toContain("/about");

  const asha = await published("asha-rao", listed);
  await published("with-the-link", { level: "ANYONE_WITH_LINK" });
  await published("for-the-college", { level: "COLLEGE" });
  const suspended = await published("suspended-one", listed);
  await tellOf(server, suspended, { accountStatus: "SUSPENDED" });
  const disabled = await published("disabled-one", listed);
  await server.db.execute(sql`update users set disabled_at = now() where id = ${disabled.id}`);
  const leaving = await published("leaving-one", listed);
  ok(await leaving.api.student.trust.askDeletion({ body: { password: demoPassword } }));

  expect(await namesIn("/sitemap.xml")).toEqual(["/sitemap/pages.xml", "/sitemap/profiles-1.xml"]);
  const map = await get("/sitemap/profiles-1.xml");
  expect(map.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=30",
  });
  expect(await namesIn("/sitemap/profiles-1.xml")).toEqual(["/profile/asha-rao"]);

  // Of two addresses the one that holds, and none once it is taken back.
  ok(await asha.api.student.profile.setSlug({ body: { slug: "asha-of-udhagai" } }));
  expect(await namesIn("/sitemap/profiles-1.xml")).toEqual(["/profile/asha-of-udhagai"]);
  ok(await asha.api.student.profile.setVisibility({ body: { indexed: false } }));
  expect(await namesIn("/sitemap.xml")).toEqual(["/sitemap/pages.xml"]);
});

test.each([
  "/sitemap/.xml",
  "/sitemap/profiles-0.xml",
  "/sitemap/profiles-99999.xml",
  "/sitemap/x.xml",
])("there is no map at %s", async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
