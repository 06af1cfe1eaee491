import { createAdapter } from "@socket.io/postgres-adapter";
import { afterAll, expect, test } from "vitest";
import { drainOutbox } from "../jobs/outbox";
import { ok } from "../testing/ok";
import { signUpStudent } from "../testing/sign-up";
import { Browser } from "../testing/browser";
import { startServer } from "../testing/start-server";
import { follow, send, talkOf } from "../testing/talk";
import { openTestDatabase } from "../testing/test-database";

const shared = await openTestDatabase();
afterAll(() => shared.close());
const first = await startServer({ database: { url: shared.url } });
const second = await startServer({ database: { url: shared.url } });

test("a session that began on one node is refreshed on the other", async () => {
  const { browser } = await signUpStudent(first);
  const elsewhere = new Browser(second.app);
  for (const [name, kept] of browser.cookies) elsewhere.cookies.set(name, kept);
  const reply = await elsewhere.refresh("STUDENT");
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toHaveProperty("data.accessToken");
});

test("a mail that two nodes find waiting is sent once", async () => {
  await drainOutbox(first.deps, async () => undefined);
  const { auth } = first.browser().api.student;
  const addresses = Array.from({ length: 5 }, () => first.newEmail());
  for (const email of addresses)
    await auth.register({
      body: { firstName: "Asha", lastName: "Rao", email, password: "lantern over the door" },
    });
  const sent: string[] = [];
  const note = async ({ to }: { to: string }) => void sent.push(to);
  await Promise.all([first, second, first, second].map(({ deps }) => drainOutbox(deps, note)));
  expect(sent.sort()).toEqual(addresses.sort());
});

test("a person who registers on one node exists on the other", async () => {
  const { email } = await signUpStudent(first);
  const { auth } = second.browser().api.student;
  const reply = await auth.logIn({ body: { email, password: "lantern over the door" } });
  expect(reply).toHaveProperty("data.accessToken");
});

test("120: what is written on one node is told on the other at once, also when it is large, and a node that was away catches up", async () => {
  for (const { app, database } of [first, second]) {
    app.realtime.adapter(createAdapter(database.pool));
    await app.listen({ port: 0, host: "127.0.0.1" });
  }
  const { officer, hr, id } = await talkOf(first);
  const there = await follow(second, hr);
  const large = "ಹಾಯ್ ".repeat(700).trim();
  for (const body of ["Hello", large]) ok(await send(officer, id, body));
  await expect.poll(there.messages, { timeout: 10_000 }).toEqual(["Hello", large]);
  const lastSeq = there.heard.at(-1)?.seq ?? 0;
  there.close();
  ok(await send(officer, id, "While you were away"));
  const back = await follow(second, hr, lastSeq);
  await expect.poll(back.messages, { timeout: 10_000 }).toEqual(["While you were away"]);
  back.close();
});
