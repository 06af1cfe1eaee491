import { randomUUID } from "node:crypto";
import { limits } from "@toran/contract";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { realtimeEvents } from "../../realtime/tables";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import {
  bodies,
  follow as followOn,
  type Person,
  send,
  talkOf,
  transcript,
} from "../../testing/talk";

const server = await startServer();
await server.app.listen({ port: 0, host: "127.0.0.1" });
const talk = () => talkOf(server);
const follow = (person: Person, lastSeq = 0) => followOn(server, person, lastSeq);
const minute = 60_000;
const readsToldTo = ({ id }: Person) =>
  server.db.$count(
    realtimeEvents,
    and(eq(realtimeEvents.userId, id), eq(realtimeEvents.type, "chat.read")),
  );

test("a message is stored, told to both sides, counted as unread, and read", async () => {
  const { officer, hr, id } = await talk();
  const [there, here] = [await follow(hr), await follow(officer)];
  const sent = ok(await send(officer, id, "Friday 21 works.")).data;
  await expect.poll(there.messages).toEqual(["Friday 21 works."]);
  await expect.poll(here.messages).toEqual(["Friday 21 works."]);
  expect(sent).toMatchObject({ place: 1, sender: { id: officer.id, side: "COLLEGE" } });
  expect(ok(await hr.api.chat.unread()).data).toEqual({ unread: 1 });
  expect(ok(await officer.api.chat.unread()).data).toEqual({ unread: 0 });
  const read = await hr.api.chat.markRead({ params: { id }, body: { place: 1 } });
  expect(ok(read).data).toEqual({ unread: 0 });
  await expect
    .poll(() => here.heard.filter(({ type }) => type === "chat.read").map((event) => event.payload))
    .toMatchObject([{ conversationId: id, userId: hr.id, place: 1 }]);
  expect((await transcript(officer, id)).read).toMatchObject([{ userId: hr.id, place: 1 }]);
  there.close();
  here.close();
});

test("what has reached a page of the other side is shown to its writers, and never goes back", async () => {
  const { officer, hr, id } = await talk();
  const others = await talk();
  const [here, there, stranger] = [
    await follow(officer),
    await follow(hr),
    await follow(others.hr),
  ];
  const told = () =>
    here.heard.flatMap(({ type, payload }) => (type === "chat.delivered" ? [payload] : []));
  const mark = async () =>
    (await transcript(officer, id)).read.map(({ userId, place, delivered }) => [
      userId,
      place,
      delivered,
    ]);
  for (const body of ["One", "Two", "Three"]) ok(await send(officer, id, body));
  expect(await mark()).toEqual([]);
  stranger.received(id, 3);
  there.received("not an id", 3);
  there.received(id, 2);
  await expect.poll(told).toMatchObject([{ conversationId: id, userId: hr.id, delivered: 2 }]);
  expect(await mark()).toEqual([[hr.id, 0, 2]]);
  // What a page has asked for has reached it as well; one that says less, or more than there is, changes nothing.
  await transcript(hr, id);
  await expect.poll(told).toMatchObject([{ delivered: 2 }, { delivered: 3, place: 0 }]);
  there.received(id, 1);
  ok(await send(officer, id, "Four"));
  there.received(id, 900);
  await expect.poll(told).toMatchObject([{}, {}, { delivered: 4 }]);
  ok(await send(officer, id, "Five"));
  ok(await hr.api.chat.list({}));
  await expect.poll(told).toMatchObject([{}, {}, {}, { delivered: 5 }]);
  ok(await hr.api.chat.markRead({ params: { id }, body: { place: 5 } }));
  expect(await mark()).toEqual([[hr.id, 5, 5]]);
  for (const each of [here, there, stranger]) each.close();
});

test("114: a message that is sent again with the same client id, also at once, is one", async () => {
  const { officer, hr, id } = await talk();
  const there = await follow(hr);
  const clientId = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => send(officer, id, "Once", { clientId })),
  );
  expect(new Set(replies.map((reply) => ok(reply).data.id)).size).toBe(1);
  ok(await send(officer, id, "Once", { clientId }));
  ok(await send(officer, id, "Twice"));
  expect(await bodies(hr, id)).toEqual(["Once", "Twice"]);
  await expect.poll(there.messages).toEqual(["Once", "Twice"]);
  there.close();
});

test("an answer quotes the beginning of a long message, and never half a sign of it", async () => {
  const { officer, hr, id } = await talk();
  const first = ok(await send(officer, id, `${"a".repeat(199)}🎉 and more`)).data;
  const second = ok(await send(hr, id, "Thank you", { replyTo: first.id })).data;
  expect(second.replyTo).toMatchObject({ id: first.id, body: "a".repeat(199) });
});

test("113: through many drops of the line both transcripts equal the database: none lost, none doubled, in order", async () => {
  const { officer, hr, id } = await talk();
  const seen = new Map<string, number>();
  let lastSeq = 0;
  const wanted: string[] = [];
  let line = await follow(hr);
  const note = () => {
    for (const { seq, type, payload } of line.heard.splice(0)) {
      lastSeq = Math.max(lastSeq, seq);
      if (type !== "chat.message") continue;
      const { body } = payload as ChatMessage;
      seen.set(body, (seen.get(body) ?? 0) + 1);
    }
  };
  ok(await send(officer, id, "0"));
  await expect.poll(() => line.heard.length).toBe(1);
  for (let round = 1; round <= 30; round++) {
    // Writers are slowed to twenty a minute.
    if (round % 15 === 0) server.pass(minute);
    if (round % 3 === 0) {
      note();
      line.close();
    }
    wanted.push(String(round));
    ok(await send(officer, id, String(round)));
    if (round % 3 === 0) line = await follow(hr, lastSeq);
  }
  await expect
    .poll(() => {
      note();
      return [...seen.keys()].length;
    })
    .toBe(31);
  line.close();
  expect([...seen.keys()]).toEqual(["0", ...wanted]);
  expect(new Set(seen.values())).toEqual(new Set([1]));
  expect(await bodies(hr, id)).toEqual(["0", ...wanted]);
});

test("115: that somebody writes is shown to the two sides alone, and by nobody else", async () => {
  const { officer, hr, id } = await talk();
  const others = await talk();
  const [here, there, stranger] = [
    await follow(officer),
    await follow(hr),
    await follow(others.hr),
  ];
  stranger.write(id);
  stranger.write("not an id");
  here.write(id);
  await expect.poll(() => there.typing).toEqual([officer.id]);
  there.write(id);
  await expect.poll(() => here.typing).toEqual([hr.id]);
  expect(stranger.typing).toEqual([]);
  for (const each of [here, there, stranger]) each.close();
});

test("a message is changed by its writer within fifteen minutes, and one taken away leaves a trace", async () => {
  const { officer, hr, id } = await talk();
  const there = await follow(hr);
  const first = ok(await send(officer, id, "Thursday")).data;
  const params = { id: first.id };
  const edited = ok(await officer.api.chat.edit({ params, body: { body: "Friday" } })).data;
  expect(edited.editedAt).not.toBeNull();
  expect(refusal(await hr.api.chat.edit({ params, body: { body: "Never" } })).status).toBe(403);
  const answer = ok(await send(hr, id, "Good", { replyTo: first.id })).data;
  expect(answer.replyTo).toMatchObject({ id: first.id, place: first.place, body: "Friday" });
  server.pass(limits.chat.edit + 1000);
  // By which a device knows how late it is, whatever its own clock says.
  const { now } = ok(await officer.api.chat.messages({ params: { id } })).data;
  expect(Date.parse(now) - Date.parse(first.at)).toBeGreaterThan(limits.chat.edit);
  expect(refusal(await officer.api.chat.edit({ params, body: { body: "Late" } })).status).toBe(409);
  const gone = ok(await officer.api.chat.remove({ params })).data;
  expect(gone).toMatchObject({ body: "", deletedAt: expect.any(String), place: 1 });
  expect(refusal(await officer.api.chat.remove({ params })).status).toBe(409);
  // Nothing is left to be looked at, so nobody closes the conversation for it.
  expect(refusal(await hr.api.chat.report({ params, body: { reason: "SPAM" } })).status).toBe(409);
  expect(ok(await hr.api.chat.read({ params: { id } })).data.state).toBe("OPEN");
  await expect.poll(there.messages).toEqual(["Thursday", "Friday", "Good", ""]);
  expect(ok(await hr.api.chat.search({ query: { search: "Friday" } })).data.items).toEqual([]);
  there.close();
});

test("a company that was blocked is not told how far the college reads what it wrote", async () => {
  const { officer, hr, id, companyId } = await talk();
  for (const body of ["May we come on Friday?", "Or on Monday?"]) ok(await send(hr, id, body));
  ok(await officer.api.po.companies.block({ body: { companyId } }));
  const [here, there] = [await follow(officer), await follow(hr)];
  here.received(id, 1);
  await expect.poll(async () => (await transcript(officer, id)).read).toHaveLength(1);
  ok(await officer.api.chat.markRead({ params: { id }, body: { place: 2 } }));
  await expect.poll(() => here.heard.map(({ type }) => type)).toContain("chat.read");
  expect(await Promise.all([officer, hr].map(readsToldTo))).toEqual([1, 0]);
  expect(there.heard.map(({ type }) => type)).not.toContain("chat.delivered");
  here.close();
  there.close();
});

test("each page of a person hears that they have muted a conversation or put it away, and nobody else's does", async () => {
  const { officer, hr, id } = await talk();
  ok(await send(officer, id, "Hello"));
  const pages = [await follow(hr), await follow(officer)];
  const told = () =>
    pages.map(({ heard }) => heard.filter(({ type }) => type === "chat.read").length);
  for (const [nth, body] of [{ muted: true }, { muted: false, archived: true }].entries()) {
    ok(await hr.api.chat.keep({ params: { id }, body }));
    await expect.poll(told).toEqual([nth + 1, 0]);
  }
  for (const page of pages) page.close();
});

test("open pages of both sides hear that a report has closed their conversation, and that it is open again", async () => {
  const { officer, hr, id } = await talk();
  const { id: messageId } = ok(await send(officer, id, "Pay a deposit first.")).data;
  const pages = [await follow(officer), await follow(hr)];
  const told = () =>
    pages.map(
      ({ heard }) =>
        heard.filter(({ type, payload }) => type === "chat.read" && !Object(payload).userId).length,
    );
  ok(await hr.api.chat.report({ params: { id: messageId }, body: { reason: "SPAM" } }));
  await expect.poll(told).toEqual([1, 1]);
  ok(await officer.api.chat.review({ params: { id } }));
  await expect.poll(told).toEqual([2, 2]);
  for (const page of pages) page.close();
});
