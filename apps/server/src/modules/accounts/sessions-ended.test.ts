import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import type { Browser } from "../../testing/browser";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { endSessionsOf } from "./sessions";
import { sessions, users } from "./tables";

const server = await startServer();
const userData = "/api/v1/placement-officer/user-data";

const officer = () => server.person("officer-ready");
const opens = async (browser: Browser) => (await browser.call("GET", userData)).statusCode;

test("46: a user sees where they are signed in, and ends one session", async () => {
  const browser = await officer();
  const phone = server.browser();
  phone.agent = "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile";
  ok(await phone.api.po.auth.logIn({ body: { email: browser.email, password: demoPassword } }));
  await phone.refresh("PLACEMENT_OFFICER");
  const list = ok(await browser.api.po.auth.sessions()).data;
  expect(list.map(({ device, current }) => `${device}, ${current}`).toSorted()).toEqual([
    "Chrome on Android, false",
    "Chrome on Linux, true",
  ]);
  const other = list.find(({ current }) => !current);
  ok(await browser.api.po.auth.endSession({ params: { id: other?.id ?? "" } }));
  expect([await opens(phone), await opens(browser)]).toEqual([401, 200]);
});

test("a browser whose session has run out is not told as one where its user is signed in", async () => {
  const browser = await officer();
  const forgotten = server.browser();
  ok(await forgotten.api.po.auth.logIn({ body: { email: browser.email, password: demoPassword } }));
  const [mine] = ok(await browser.api.po.auth.sessions()).data.filter(({ current }) => current);
  const long = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000);
  await server.db
    .update(sessions)
    .set({ usedAt: long })
    .where(and(ne(sessions.id, mine?.id ?? ""), eq(sessions.userId, browser.id)));
  expect(ok(await browser.api.po.auth.sessions()).data).toEqual([mine]);
});

test("46: nobody ends the session of somebody else", async () => {
  const [browser, stranger] = [await officer(), await officer()];
  const [mine] = ok(await browser.api.po.auth.sessions()).data;
  const reply = await stranger.call("DELETE", `/api/auth/placement-officer/sessions/${mine?.id}`);
  expect(reply.statusCode).toBe(404);
  expect(await opens(browser)).toBe(200);
});

test("46: every other session ends at once, and after a change of password too", async () => {
  const browser = await officer();
  const others = [server.browser(), server.browser()];
  for (const each of others)
    ok(await each.api.po.auth.logIn({ body: { email: browser.email, password: demoPassword } }));
  ok(await browser.api.po.auth.endSessions());
  for (const each of others) expect(await opens(each)).toBe(401);
  ok(
    await others[0]!.api.po.auth.logIn({ body: { email: browser.email, password: demoPassword } }),
  );
  const change = { currentPassword: demoPassword, password: "a kite above the harbour" };
  ok(await browser.api.po.auth.changePassword({ body: change }));
  expect((await others[0]!.call("GET", userData)).json()).toMatchObject({ isLogout: true });
  expect((await server.mails(browser.email)).at(-1)?.subject).toBe(
    "Your Toran password was changed",
  );
  // The browser that changed it goes on with the next refresh.
  const { data } = (await browser.refresh("PLACEMENT_OFFICER")).json<{
    data: { accessToken: string };
  }>();
  browser.token = data.accessToken;
  expect(await opens(browser)).toBe(200);
});

test("46: an account that is closed is out at its next call", async () => {
  const browser = await officer();
  await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, browser.id));
  expect((await browser.call("GET", userData)).json()).toMatchObject({ isLogout: true });
  expect((await browser.refresh("PLACEMENT_OFFICER")).statusCode).toBe(401);
});

test("sockets close once the end of a session is kept, and not at all when it is taken back", async () => {
  const { db, deps } = server;
  const person = await officer();
  const told: string[][] = [];
  deps.events.on("sessions-ended", (ids) => told.push(ids));
  const taken = db.transaction(async (tx) => {
    await endSessionsOf(tx, deps, person.id);
    throw new Error("Taken back.");
  });
  await expect(taken).rejects.toThrow("Taken back.");
  expect(told).toEqual([]);
  const within = await db.transaction(async (tx) => {
    await endSessionsOf(tx, deps, person.id);
    return told.length;
  });
  expect([within, told]).toEqual([0, [[expect.any(String)]]]);
});
