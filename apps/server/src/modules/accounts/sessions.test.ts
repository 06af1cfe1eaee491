import { createHmac } from "node:crypto";
import { limits, refreshHeader } from "@toran/contract";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { derivedKey } from "../../config";
import { demoPassword } from "../../db/scenarios/world";
import type { Browser } from "../../testing/browser";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { sessions } from "./tables";
import { Tokens } from "./tokens";

const server = await startServer();
const cookie = "toran_placement_officer";
const userData = "/api/v1/placement-officer/user-data";
const refreshPath = "/api/auth/placement-officer/refresh-token";
const realTime = () => new Date();
const day = 24 * 60 * 60_000;
const proof = { [refreshHeader.name]: refreshHeader.value };

const officer = () => server.person("officer-ready");
const secretOf = (browser: Browser) => browser.cookies.get(cookie)?.value ?? "";
/** Sends one refresh secret, from a browser of its own, and gives what came back. */
async function replay(secret: string) {
  const reply = await server
    .browser()
    .send("GET", refreshPath, { headers: { ...proof, cookie: `${cookie}=${secret}` } });
  return { reply, next: reply.cookies.find(({ name }) => name === cookie)?.value };
}
const opens = async (browser: Browser) => (await browser.call("GET", userData)).statusCode;

test("23: a log-in on a signed-in browser begins a new session and ends the old one", async () => {
  const browser = await officer();
  const before = { token: browser.token, secret: secretOf(browser) };
  ok(await browser.api.po.auth.logIn({ body: { email: browser.email, password: demoPassword } }));
  expect(secretOf(browser)).not.toBe(before.secret);
  expect((await replay(before.secret)).reply.statusCode).toBe(401);
  browser.token = before.token;
  expect(await opens(browser)).toBe(401);
});

test("24: after the log-out neither the token nor the refresh cookie works", async () => {
  const browser = await officer();
  const secret = secretOf(browser);
  ok(await browser.api.po.auth.logOut());
  expect(browser.cookies.has(cookie)).toBe(false);
  expect((await browser.call("GET", userData)).json()).toMatchObject({
    success: false,
    isLogout: true,
  });
  expect((await replay(secret)).reply.json()).toMatchObject({ success: false, isLogout: true });
});

test("24: a log-out ends the session of its token even when the cookie is lost", async () => {
  const browser = await officer();
  browser.cookies.clear();
  ok(await browser.api.po.auth.logOut());
  expect(await opens(browser)).toBe(401);
});

test("25: a session left unused for its limit is over, and says so", async () => {
  const browser = await officer();
  server.pass(limits.session.idle + 1000);
  const refused = await browser.refresh("PLACEMENT_OFFICER");
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ isLogout: true });
});

test("25: a session that is used every day still ends at its absolute limit", async () => {
  const browser = await officer();
  const lasted = limits.session.absolute / day;
  for (let n = 0; n < lasted; n += 10) {
    server.pass(Math.min(10, lasted - n) * day - 1000);
    expect((await browser.refresh("PLACEMENT_OFFICER")).statusCode).toBe(200);
  }
  server.pass(10_000);
  expect((await browser.refresh("PLACEMENT_OFFICER")).json()).toMatchObject({ isLogout: true });
});

test("37: a refresh cookie sent twice within thirty seconds brings the same successor", async () => {
  const secret = secretOf(await officer());
  const [first, second] = await Promise.all([replay(secret), replay(secret)]);
  expect([first.reply.statusCode, second.reply.statusCode]).toEqual([200, 200]);
  expect(second.next).toBe(first.next);
  server.pass(29_000);
  expect((await replay(secret)).next).toBe(first.next);
});

test("37: a used refresh cookie that comes back later ends the session, tells its owner, and clears no newer cookie", async () => {
  const browser = await officer();
  const stolen = secretOf(browser);
  await browser.refresh("PLACEMENT_OFFICER");
  server.pass(31_000);
  const { reply } = await replay(stolen);
  expect(reply.statusCode).toBe(401);
  expect(reply.cookies).toEqual([]);
  expect((await browser.refresh("PLACEMENT_OFFICER")).statusCode).toBe(401);
  expect((await server.mails(browser.email)).at(-1)?.subject).toBe(
    "We signed you out to keep your Toran account safe",
  );
});

test("37: a cookie stolen a day ago, used many refreshes since, ends the session too", async () => {
  const browser = await officer();
  const stolen = secretOf(browser);
  for (let n = 0; n < 5; n++) {
    server.pass(day / 5);
    await browser.refresh("PLACEMENT_OFFICER");
  }
  expect((await replay(stolen)).reply.statusCode).toBe(401);
  expect((await browser.refresh("PLACEMENT_OFFICER")).statusCode).toBe(401);
});

test.each([
  ["another origin", { ...proof, "sec-fetch-site": "cross-site" }],
  ["a sister site", { ...proof, "sec-fetch-site": "same-site" }],
  ["the address bar", { ...proof, "sec-fetch-site": "none" }],
  ["a page without our header", { "sec-fetch-site": "same-origin" }],
  ["an image", {}],
])("38, 39: a refresh from %s is refused, and nothing is exchanged", async (_from, headers) => {
  const browser = await officer();
  const before = secretOf(browser);
  const refused = await browser.refresh("PLACEMENT_OFFICER", headers);
  expect(refused.statusCode).toBe(403);
  expect(refused.cookies).toEqual([]);
  expect((await replay(before)).reply.statusCode).toBe(200);
});

test("39: a refresh of our own page is answered, and never kept by a cache", async () => {
  const browser = await officer();
  const reply = await browser.refresh("PLACEMENT_OFFICER", {
    ...proof,
    "sec-fetch-site": "same-origin",
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toBe("no-store");
});

test("41: the refresh cookie is kept from scripts and other sites, and is sent to its own role alone", async () => {
  const browser = server.browser();
  const reply = await browser.send("POST", "/dev/scenario", { payload: { name: "officer-ready" } });
  const [given] = reply.cookies.filter(({ name }) => name === cookie);
  expect(given).toMatchObject({
    httpOnly: true,
    sameSite: "Strict",
    path: "/api/auth/placement-officer",
  });
  expect(given?.secure).toBeUndefined();
  expect(String(reply.headers["set-cookie"]).length).toBeLessThan(4096);
});

test("41: over https the cookie is secure", async () => {
  const secure = await startServer({ env: { PUBLIC_URL: "https://hiring.example.edu" } });
  const reply = await secure
    .browser()
    .send("POST", "/dev/scenario", { payload: { name: "officer-ready" } });
  expect(reply.cookies.every((each) => each.secure)).toBe(true);
  expect(reply.headers["strict-transport-security"]).toContain("max-age");
});

test("42: forged, altered, foreign and expired tokens are refused", async () => {
  const browser = await officer();
  const { id } = browser;
  const token = browser.token ?? "";
  const { deps } = server;
  const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, id));
  const claims = { role: "PLACEMENT_OFFICER", sid: row?.id, at: Date.now(), mode: "DASHBOARD" };
  const now = Math.floor(deps.now().getTime() / 1000);
  const [head = "", body = "", mark = ""] = token.split(".");
  const key = derivedKey(deps.tokens.secret, "access");
  const header = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
  const signed = (payload: object, { audience = "access", at = now, sub = id, by = key } = {}) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: "HS256", kid: header.kid })
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt(at)
      .setExpirationTime(at + 600)
      .sign(by);
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
  const swapped = Buffer.from(
    Buffer.from(body, "base64url").toString().replace("PLACEMENT_OFFICER", "STUDENT"),
  ).toString("base64url");
  const forged = [
    none,
    `${head}.${swapped}.${mark}`,
    `${head}.${body}.${createHmac("sha256", "another key").update(`${head}.${body}`).digest("base64url")}`,
    await signed(claims, { by: derivedKey("another secret entirely, also long", "access") }),
    await signed({ ...claims, role: "HUMAN_RESOURCE" }),
    await signed(claims, { audience: "ticket" }),
    await signed(claims, { at: now - 601 }),
    secretOf(browser),
    "",
    "a.b.c",
  ];
  for (const each of forged) {
    const reply = await browser.send("GET", userData, {
      headers: { authorization: `Bearer ${each}` },
    });
    expect(reply.statusCode).toBe(401);
  }
  expect(
    (
      await browser.send("GET", userData, {
        headers: { authorization: `Bearer ${await signed(claims)}` },
      })
    ).statusCode,
  ).toBe(200);
});

test("43: a second key is still accepted, a key that is gone is not, and neither breaks anything", async () => {
  const older = new Tokens(["the first secret, used until yesterday"], realTime);
  const token = await older.access(
    { userId: "someone", role: "STUDENT", sessionId: "a session" },
    "PORTFOLIO",
  );
  const both = new Tokens(
    ["the second secret, used from today on", "the first secret, used until yesterday"],
    realTime,
  );
  const fresh = new Tokens(["the second secret, used from today on"], realTime);
  expect(await both.readAccess(token)).toMatchObject({ userId: "someone" });
  expect(await fresh.readAccess(token)).toBeUndefined();
});

test("26: a token that was found good is so until it runs out, and no longer", async () => {
  const clock = { time: Date.UTC(2026, 7, 3) };
  const tokens = new Tokens(
    ["a secret that signs and reads, long enough"],
    () => new Date(clock.time),
  );
  const token = await tokens.access(
    { userId: "someone", role: "STUDENT", sessionId: "a session" },
    "PORTFOLIO",
  );
  const first = await tokens.readAccess(token);
  expect(await tokens.readAccess(token)).toEqual(first);
  clock.time += limits.accessToken - 1;
  expect(await tokens.readAccess(token)).toEqual(first);
  clock.time += 1;
  expect(await tokens.readAccess(token)).toBeUndefined();
});

test("an access token that was made old asks for a refresh, and the session goes on", async () => {
  const browser = await officer();
  await browser.send("POST", "/dev/expire", { payload: { accessToken: browser.token } });
  const stale = await browser.call("GET", userData);
  expect(stale.statusCode).toBe(401);
  expect(stale.json()).not.toHaveProperty("isLogout");
  ok(await browser.api.po.profile.userData());
  expect(await opens(browser)).toBe(200);
});
