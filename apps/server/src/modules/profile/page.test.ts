import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openings } from "./tables";
import { ok } from "../../testing/ok";
import { studentWithEverything } from "../../testing/portfolio";
import { startServer } from "../../testing/start-server";

const web = mkdtempSync(join(tmpdir(), "toran-web-"));
afterAll(() => rmSync(web, { recursive: true, force: true }));
mkdirSync(join(web, ".server"));
const shell =
  '<!doctype html><html lang="en-IN"><head><meta name="description" content="x" /><title>Toran</title></head><body><div id="root"></div></body></html>';
writeFileSync(join(web, "index.html"), shell);
writeFileSync(join(web, ".server", "profile.html"), shell);
// As small as a drawing can be: what matters here is what stands around it.
writeFileSync(
  join(web, ".server", "profile.js"),
  `export const drawProfile = ({ profile }) => ({
    title: profile.firstName + " · Toran", name: profile.firstName, description: profile.headline,
    html: "<h1>" + profile.firstName.replace(/</g, "&lt;") + "</h1>" });`,
);
const server = await startServer({ env: { WEB_DIST: web } });
const { student } = await studentWithEverything(server);
const { profile, personal } = student.api.student;
ok(await profile.setSlug({ body: { slug: "ananya-iyer" } }));
const open = (more: object = {}) =>
  profile.setVisibility({ body: { level: "ANYONE_WITH_LINK", ...more } });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.browser().send("GET", path, { headers });
const page = "/profile/ananya-iyer";
const head = (path: string) => server.browser().send("HEAD", path);
const visits = async () => ok(await student.api.student.trust.accessLog()).data.items.length;

test("192: a published profile is a page with its words in it, kept by caches for half a minute, and listed only when its owner wants", async () => {
  ok(await open({ indexed: false }));
  const closed = await get(page);
  expect(closed.statusCode).toBe(200);
  expect(closed.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=30",
    "x-robots-tag": "noindex",
  });
  expect(closed.payload).toContain("<h1>Ananya</h1>");
  expect(closed.payload).toContain('<meta name="robots" content="noindex">');
  ok(await open({ indexed: true }));
  const listed = await get(page);
  expect(listed.headers).not.toHaveProperty("x-robots-tag");
  expect(listed.payload).toContain('content="index, follow"');
});

test("the data that a page gives the app are what the call answers: no ids, no versions, no moments of change", async () => {
  ok(await open());
  const { payload } = await get(page);
  const [, data = ""] =
    /<script type="application\/json" id="published-profile">(.*?)<\/script>/.exec(payload) ?? [];
  const view = await server.browser().api.student.profile.view({ params: { slug: "ananya-iyer" } });
  expect(JSON.parse(data)).toEqual(ok(view).data);
});

test.each(["/profile", "/profile/", `${page}/more`, `${page}/resume/more`, "/profile/a/b/c"])(
  "192: there is no page at %s, and no search engine is told that there were one",
  async (path) => {
    ok(await open({ indexed: true }));
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
    expect(reply.payload).not.toContain("Ananya");
  },
);

test("192: the résumé of a page is found with the slash that a mail puts behind it", async () => {
  const reply = await get(`${page}/resume/`);
  expect([reply.statusCode, reply.headers.location]).toEqual([308, `${page}/resume`]);
});

test("192: who asks for the head alone is told the same, and stands in nobody's log", async () => {
  ok(await open({ indexed: false }));
  const before = await visits();
  const [there, gone, picture] = [
    await head(page),
    await head("/profile/nobody-here"),
    await head(`${page}/picture.png`),
  ];
  expect([there.statusCode, there.payload, there.headers["x-robots-tag"]]).toEqual([
    200,
    "",
    "noindex",
  ]);
  expect([gone.statusCode, gone.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(await visits()).toBe(before);
});

test("192: switched to private, the page is gone at once, and no cache keeps that it was or was not there", async () => {
  ok(await open());
  expect((await get(page)).statusCode).toBe(200);
  ok(await profile.setVisibility({ body: { level: "PRIVATE" } }));
  const [gone, unknown] = [await get(page), await get("/profile/nobody-here")];
  expect(gone.statusCode).toBe(404);
  expect(gone.headers["cache-control"]).toBe("no-store");
  expect(gone.headers["x-robots-tag"]).toBe("noindex");
  expect(gone.payload).toBe(unknown.payload);
  expect(gone.payload).not.toContain("Ananya");
  expect((await get(`${page}/picture.png`)).statusCode).toBe(404);
});

test("192: a published résumé is listed by no search engine, also where its page may be", async () => {
  ok(await open({ indexed: true }));
  const sheet = await get(`${page}/resume`);
  expect(sheet.statusCode).toBe(200);
  expect(sheet.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-cache" });
});

test("192: where there is no page, or no résumé with it, its résumé is answered as the page is", async () => {
  ok(await open({ fields: { resume: false } }));
  for (const path of ["/profile/nobody-here/resume", `${page}/resume`]) {
    const [none, there] = [await get(path), await head(path)];
    expect([none.statusCode, there.statusCode]).toEqual([404, 404]);
    expect(none.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
    expect(none.payload).toBe((await get("/profile/nobody-here")).payload);
  }
  ok(await open({ fields: { resume: true } }));
  expect((await get(`${page}/resume`)).statusCode).toBe(200);
});

test("a shared link unfolds with the name, a line and a picture, each written so that nothing breaks out", async () => {
  ok(await open());
  ok(await personal.updateUserData({ body: { headline: '"><script>alert(1)</script>' } }));
  const { payload } = await get(page);
  expect(payload).toContain('<meta property="og:title" content="Ananya">');
  expect(payload).toContain("&quot;&gt;&lt;script&gt;alert(1)");
  expect(payload).not.toContain("<script>alert");
  expect(payload).toMatch(/og:image" content="http[^"]+\/profile\/ananya-iyer\/picture\.png"/);
  const data = /id="published-profile">(.*?)<\/script>/s.exec(payload)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ profile: { firstName: "Ananya" } });
});

test.each(["Ananya Iyer", "அனன்யா ஐயர்", "A".repeat(60), "O’Brien-Łukasz"])(
  "the picture of a link is a PNG of the size that is asked for, whatever the name: %s",
  async (firstName) => {
    ok(await open());
    ok(await personal.updateUserData({ body: { firstName } }));
    const reply = await get(`${page}/picture.png`);
    expect(reply.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=30",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  },
);

test("190: the page of an old address leads to the new one, whatever the case it is asked in", async () => {
  ok(await open());
  ok(await profile.setSlug({ body: { slug: "ananya-of-nilgiri" } }));
  const moved = await get(page);
  expect([moved.statusCode, moved.headers["location"]]).toEqual([
    302,
    "/profile/ananya-of-nilgiri",
  ]);
  expect((await get("/profile/Ananya-Of-Nilgiri")).statusCode).toBe(302);
  expect((await get("/profile/ananya-of-nilgiri/")).headers.location).toBe(
    "/profile/ananya-of-nilgiri",
  );
  // A name that would lead elsewhere stays a name.
  expect((await get("/profile/%2F%2Felsewhere.example/")).headers.location).toBe(
    "/profile/%2F%2Felsewhere.example",
  );
  ok(await profile.setSlug({ body: { slug: "ananya-iyer" } }));
  expect((await get(page)).statusCode).toBe(200);
});

test("a page is packed as the browser can take it", async () => {
  ok(await open());
  for (const encoding of ["br", "gzip"]) {
    const reply = await get(page, { "accept-encoding": encoding });
    expect(reply.headers["content-encoding"]).toBe(encoding);
  }
  expect((await get(page)).headers).not.toHaveProperty("content-encoding");
});

const seen = async () =>
  ok(await student.api.student.trust.accessLog({ query: {} })).data.items.length;

test("a person who opens the page is in the log, a machine that unfolds the link is not", async () => {
  ok(await open());
  const machine = server.browser();
  machine.agent = "WhatsApp/2.26";
  await machine.send("GET", page);
  const before = await seen();
  const person = server.browser();
  person.agent = "Mozilla/5.0 (Android 16)";
  await person.send("GET", page);
  expect(await seen()).toBe(before + 1);
});

test("a stranger who calls themselves by ever other names does not fill the log of a student", async () => {
  ok(await open());
  const before = await server.db.$count(openings);
  const stranger = server.browser();
  stranger.address = "203.0.113.9";
  for (let name = 0; name < 25; name++) {
    stranger.agent = `Mozilla/5.0 Chrome/${name}`;
    await stranger.send("GET", page);
  }
  expect((await server.db.$count(openings)) - before).toBe(20);
});
