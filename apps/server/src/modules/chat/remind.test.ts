import { limits } from "@toran/contract";
import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { send, talkOf } from "../../testing/talk";
import { namesOf } from "../accounts/profile";
import { nextHour } from "../notifications/zone-time";
import { remindOfUnread } from "./remind";

const server = await startServer();
const unreadNotices = async ({ api }: Awaited<ReturnType<typeof talkOf>>["hr"]) =>
  ok(await api.notifications.list({ query: { filter: "UNREAD" } })).data.items.map(
    ({ type }) => type,
  );

test("a company that was blocked meanwhile is told of no message of a college that is not there for it", async () => {
  const { officer, hr, id, companyId } = await talkOf(server);
  ok(await send(hr, id, "May we come on Friday?"));
  ok(await send(officer, id, "We do not think so."));
  ok(await officer.api.po.companies.block({ body: { companyId } }));
  expect(refusal(await hr.api.chat.read({ params: { id } })).status).toBe(404);
  server.pass(limits.chat.remindAfter + 60_000);
  await remindOfUnread(server.deps);
  const told = async ({ api }: typeof hr) =>
    ok(await api.notifications.list({ query: {} })).data.items.map(({ type }) => type);
  expect(await told(hr)).not.toContain("chat.unread");
  // The college reads on.
  expect(await told(officer)).toContain("chat.unread");
});

test("who reads a conversation has read what told of it: the bell counts it no longer, and no mail of it waits for the morning", async () => {
  const { officer, hr, id } = await talkOf(server);
  const evening = nextHour(23, "Asia/Kolkata", server.deps.now());
  server.pass(evening.getTime() - server.deps.now().getTime());
  const name = (await namesOf(server.db, [hr.id])).get(hr.id) ?? "";
  ok(await send(officer, id, "Are you there?"));
  ok(await send(officer, id, `Can you look, @${name}?`, { mentions: [hr.id] }));
  server.pass(limits.chat.remindAfter + 60_000);
  await remindOfUnread(server.deps);
  const read = async (place: number) =>
    ok(await hr.api.chat.markRead({ params: { id }, body: { place } }));
  await read(1);
  expect(await unreadNotices(hr)).toEqual(
    expect.arrayContaining(["chat.unread", "chat.mentioned"]),
  );
  const heard: unknown[] = [];
  server.deps.events.on("happened", (...told) => heard.push(told));
  await read(2);
  server.deps.events.removeAllListeners("happened");
  const left = await unreadNotices(hr);
  expect(left.filter((type) => type.startsWith("chat."))).toEqual([]);
  expect(heard).toContainEqual([hr.id, "notification.read", { unread: left.length }]);
  server.pass(12 * 60 * 60 * 1000);
  const mails = (await server.mails(hr.email)).map(({ text }) => text).join();
  expect(mails).not.toContain("wait for you");
  expect(mails).not.toContain("mentions you");
  // What comes afterwards is told again.
  ok(await send(officer, id, "And now?"));
  server.pass(limits.chat.remindAfter + 60_000);
  await remindOfUnread(server.deps);
  expect(await unreadNotices(hr)).toContain("chat.unread");
});
