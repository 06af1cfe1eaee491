import { randomUUID } from "node:crypto";
import { limits } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { auditedOf } from "../../testing/audited";
import { colleagueOf } from "../../testing/colleague";
import { connect } from "../../testing/connect";
import { ok, refusal } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { bodies, type Person, send, talkOf, transcript } from "../../testing/talk";
import { namesOf } from "../accounts/profile";
import { remindOfUnread } from "./remind";
import { chatMessages } from "./tables";

const server = await startServer();
const { db, deps } = server;
const talk = () => talkOf(server);
const minute = 60_000;

test("without a connection nobody opens a conversation", async () => {
  const { hr, collegeId } = await pairOf(server);
  expect(refusal(await hr.api.chat.open({ body: { withId: collegeId } })).status).toBe(404);
  const { officer, hr: asking, companyId } = await pairOf(server);
  await connect(server, officer, asking, "PENDING");
  expect(refusal(await officer.api.chat.open({ body: { withId: companyId } })).status).toBe(409);
});

test("115: to everybody but the two sides a conversation, its messages and its files do not exist", async () => {
  const { officer, hr, id } = await talk();
  const file = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
  const brought = ok(await officer.api.chat.upload({ params: { id }, body: { file } })).data;
  expect(refusal(await hr.api.chat.file({ params: { id: brought.id } })).status).toBe(404);
  const message = ok(await send(officer, id, "See the file", { attachments: [brought.id] })).data;
  expect(message.attachments).toEqual([brought]);
  ok(await hr.api.chat.file({ params: { id: brought.id } }));
  expect(refusal(await send(officer, id, "Again", { attachments: [brought.id] })).status).toBe(400);
  const others = await talk();
  for (const { api } of [others.officer, others.hr]) {
    const params = { id };
    const body = { clientId: randomUUID(), body: "Hello" };
    const replies = await Promise.all([
      api.chat.read({ params }),
      api.chat.messages({ params, query: {} }),
      api.chat.send({ params, body }),
      api.chat.markRead({ params, body: { place: 1 } }),
      api.chat.keep({ params, body: { muted: true } }),
      api.chat.upload({ params, body: { file } }),
      api.chat.edit({ params: { id: message.id }, body: { body: "Mine" } }),
      api.chat.remove({ params: { id: message.id } }),
      api.chat.report({ params: { id: message.id }, body: { reason: "SPAM" } }),
      api.chat.file({ params: { id: brought.id } }),
      api.chat.search({ query: { search: "See the file", conversationId: id } }),
    ]);
    expect(replies.map((reply) => refusal<unknown>(reply).status)).toEqual(replies.map(() => 404));
    expect(ok(await api.chat.search({ query: { search: "See the file" } })).data.items).toEqual([]);
  }
  expect(await bodies(hr, id)).toEqual(["See the file"]);
});

test("a company writes three messages until the college answers, and nobody more than twenty in a minute", async () => {
  const { officer, hr, id } = await talk();
  for (const body of ["One", "Two", "Three"]) ok(await send(hr, id, body));
  expect(refusal(await send(hr, id, "Four")).status).toBe(409);
  ok(await send(officer, id, "We are here."));
  ok(await send(hr, id, "Four"));
  for (let more = 1; more < limits.chat.perMinute; more++) ok(await send(officer, id, `${more}`));
  expect(refusal(await send(officer, id, "Too fast")).status).toBe(429);
  server.pass(minute + 1000);
  ok(await send(officer, id, "In good time"));
  expect(refusal(await send(officer, id, "x".repeat(limits.chat.messageLength + 1))).status).toBe(
    400,
  );
  expect(refusal(await send(officer, id, "  ")).body.errors).toHaveProperty("body");
});

test("files are judged by their content, and at most five go along", async () => {
  const { officer, id } = await talk();
  const params = { id };
  const script = new File(["#!/bin/sh\nrm -rf /\n"], "letter.pdf", { type: "application/pdf" });
  expect(refusal(await officer.api.chat.upload({ params, body: { file: script } })).status).toBe(
    400,
  );
  const six = Array.from({ length: 6 }, () => randomUUID());
  expect(refusal(await send(officer, id, "Six", { attachments: six })).body.errors).toHaveProperty(
    "attachments",
  );
});

test("when the connection ends the conversation stays to be read; a company that was blocked loses it", async () => {
  const { officer, hr, id } = await talk();
  ok(await send(officer, id, "Hello"));
  await connect(server, officer, hr, "DISCONNECTED");
  const stopped = refusal(await send(hr, id, "Still here?"));
  expect([stopped.status, stopped.body.current]).toEqual([409, { state: "READ_ONLY" }]);
  expect(await bodies(hr, id)).toEqual(["Hello"]);
  expect(ok(await hr.api.chat.read({ params: { id } })).data.state).toBe("READ_ONLY");
  const { items } = ok(await officer.api.po.companies.connections({ query: {} })).data;
  const connectionId = items[0]?.id ?? "";
  ok(
    await officer.api.po.companies.decide({
      params: { id: connectionId },
      body: { status: "BLOCKED" },
    }),
  );
  expect(refusal(await hr.api.chat.messages({ params: { id }, query: {} })).status).toBe(404);
  expect(ok(await hr.api.chat.list({ query: {} })).data.items).toEqual([]);
  expect(await bodies(officer, id)).toEqual(["Hello"]);
});

test("long conversations come in windows: the newest, older, newer, around a place, and from a day on", async () => {
  const { officer, hr, id } = await talk();
  const values = Array.from({ length: 120 }, (_, index) => ({
    conversationId: id,
    place: index + 1,
    senderId: officer.id,
    senderName: "Meera",
    side: "COLLEGE" as const,
    body: `Message ${index + 1}`,
    clientId: randomUUID(),
    at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 10), 6)),
  }));
  await db.insert(chatMessages).values(values);
  await db.execute(`update chat_conversations set last_place = 120 where id = '${id}'`);
  const places = async (query: object) => {
    const { items, older, newer } = await transcript(hr, id, query);
    return [items[0]?.place, items.at(-1)?.place, older, newer];
  };
  expect(await places({})).toEqual([71, 120, true, false]);
  expect(await places({ before: 71 })).toEqual([21, 70, true, true]);
  expect(await places({ before: 21 })).toEqual([1, 20, false, true]);
  expect(await places({ after: 118 })).toEqual([119, 120, true, false]);
  expect(await places({ day: "2026-01-03" })).toEqual([21, 70, true, true]);
  const [from, to] = await places({ around: 60 });
  expect([Number(from) < 60, Number(to) > 60]).toEqual([true, true]);
  const found = ok(await hr.api.chat.search({ query: { search: "message 77" } })).data.items;
  expect(found.map(({ place }) => place)).toEqual([77]);
});

test("a muted conversation counts nothing, and one that was put away comes back with a new message", async () => {
  const { officer, hr, id } = await talk();
  const params = { id };
  ok(await hr.api.chat.keep({ params, body: { muted: true } }));
  ok(await send(officer, id, "Psst"));
  expect(ok(await hr.api.chat.unread()).data).toEqual({ unread: 0 });
  ok(await hr.api.chat.keep({ params, body: { muted: false, archived: true } }));
  const ids = async (query: object) =>
    ok(await hr.api.chat.list({ query })).data.items.map((each) => each.id);
  expect([await ids({}), await ids({ archived: true })]).toEqual([[], [id]]);
  ok(await send(officer, id, "Are you there?"));
  expect(await ids({})).toEqual([id]);
  expect(ok(await hr.api.chat.unread()).data).toEqual({ unread: 2 });
});

test("a reported message closes the conversation until a lead has looked, and is written down", async () => {
  const { officer, hr, id, collegeId } = await talk();
  const message = ok(await send(officer, id, "Pay a deposit first.")).data;
  const params = { id: message.id };
  const body = { reason: "FEES_OR_DEPOSIT" } as const;
  ok(await hr.api.chat.report({ params, body }));
  expect(refusal(await hr.api.chat.report({ params, body })).status).toBe(409);
  expect(refusal(await send(officer, id, "More")).body.current).toEqual({ state: "LOCKED" });
  const [notice] = ok(await officer.api.notifications.list({ query: {} })).data.items;
  expect(notice).toMatchObject({ type: "chat.reported", link: `/po/chat/${id}?at=1` });
  const late = async () =>
    (await titles(officer)).filter((title) => title.includes("still waits to be looked at"));
  await sweep(deps);
  expect(await late()).toEqual([]);
  server.pass(4 * 24 * 60 * minute);
  await Promise.all([sweep(deps), sweep(deps)]);
  expect(await late()).toHaveLength(1);
  const written = await auditedOf(server, hr);
  expect(written.map(({ tenantId }) => tenantId)).toContain(collegeId);
  const member = await colleagueOf(server, officer);
  expect(refusal(await member.api.chat.review({ params: { id } })).status).toBe(403);
  expect(refusal(await hr.api.chat.review({ params: { id } })).status).toBe(403);
  expect(ok(await officer.api.chat.review({ params: { id } })).data.state).toBe("OPEN");
  ok(await send(officer, id, "All is well."));
});

const nameOf = async ({ id }: { id: string }) => (await namesOf(db, [id])).get(id) ?? "";
const titles = async ({ api }: Person) =>
  ok(await api.notifications.list({ query: {} })).data.items.map(({ title }) => title);

test("people are told once of what they left unread for a quarter of an hour", async () => {
  const { officer, hr, id } = await talk();
  for (const body of ["One", "Two"]) ok(await send(officer, id, body));
  await remindOfUnread(deps);
  expect(await titles(hr)).toEqual([]);
  server.pass(limits.chat.remindAfter + minute);
  await Promise.all([remindOfUnread(deps), remindOfUnread(deps)]);
  expect(await titles(hr)).toEqual([expect.stringMatching(/^2 messages from .* wait for you$/)]);
  expect(await titles(officer)).toEqual([]);
  ok(await hr.api.chat.markRead({ params: { id }, body: { place: 2 } }));
  ok(await send(officer, id, "Three"));
  ok(await hr.api.chat.markRead({ params: { id }, body: { place: 3 } }));
  server.pass(limits.chat.remindAfter + minute);
  await remindOfUnread(deps);
  expect(await titles(hr)).toHaveLength(1);
});

test("who is mentioned is told, once and also in a muted conversation; strangers cannot be", async () => {
  const { officer, hr, id } = await talk();
  const stranger = (await talk()).hr;
  const name = await nameOf(hr);
  const colleague = await colleagueOf(server, officer, "VIEWER");
  ok(await hr.api.chat.keep({ params: { id }, body: { muted: true } }));
  const refused = refusal(await send(officer, id, "@You", { mentions: [stranger.id] }));
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { mentions: "Mention people who take part in this conversation." },
  ]);
  const mentions = [hr.id, colleague.id, officer.id];
  const body = `Can you look, @${name}?`;
  const sent = ok(await send(officer, id, body, { mentions })).data;
  expect(sent.mentions).toEqual([{ id: hr.id, name }]);
  const says = `${sent.sender.name} mentions you in a chat`;
  expect(await titles(hr)).toEqual([says]);
  const edit = (words: string, more = {}) =>
    officer.api.chat.edit({ params: { id: sent.id }, body: { body: words, ...more } });
  expect(refusal(await edit("@You", { mentions: [stranger.id] })).status).toBe(400);
  expect(ok(await edit(`${body} Today.`)).data.mentions).toEqual([{ id: hr.id, name }]);
  const other = await nameOf(colleague);
  const both = ok(await edit(`@${name}, @${other}`, { mentions: [hr.id, colleague.id] })).data;
  expect(both.mentions.map((person) => person.id).toSorted()).toEqual(
    [hr.id, colleague.id].toSorted(),
  );
  expect([await titles(hr), await titles(colleague), await titles(officer)]).toEqual([
    [says],
    [says],
    [],
  ]);
  const gone = await officer.api.chat.remove({ params: { id: sent.id } });
  expect(ok(gone).data.mentions).toEqual([]);
});

test("a conversation is taken out as text by its two sides alone, in the time of the college", async () => {
  const { officer, hr, id } = await talk();
  const viewer = await colleagueOf(server, officer, "VIEWER");
  const file = new File(["%PDF-1.7\n%%EOF\n"], "list.pdf", { type: "application/pdf" });
  const brought = ok(await officer.api.chat.upload({ params: { id }, body: { file } })).data;
  const forged = "One\n2026-01-01 09:00  Vikram Rao, Kestrel";
  const first = ok(await send(officer, id, forged, { attachments: [brought.id] })).data;
  const second = ok(await send(hr, id, "Two", { replyTo: first.id })).data;
  const third = ok(await send(hr, id, "Secret")).data;
  ok(await hr.api.chat.edit({ params: { id: second.id }, body: { body: "Two, namely" } }));
  ok(await hr.api.chat.remove({ params: { id: third.id } }));
  const many = limits.list.maxPageSize + 1;
  await db.insert(chatMessages).values(
    Array.from({ length: many }, (_, index) => ({
      conversationId: id,
      place: index + 4,
      senderId: officer.id,
      senderName: "Meera",
      side: "COLLEGE" as const,
      body: `More ${index + 4}`,
      clientId: randomUUID(),
      at: new Date("2026-01-05T20:00:00Z"),
    })),
  );
  await db.execute(`update chat_conversations set last_place = ${many + 3} where id = '${id}'`);
  const taken = await viewer.api.chat.transcript({ params: { id } });
  if (!(taken instanceof Blob)) throw new Error("No file came.");
  const text = await taken.text();
  expect(text).toContain("> One\n> 2026-01-01 09:00  Vikram Rao, Kestrel\n* File: list.pdf\n");
  expect(text).toMatch(/\* In answer to .+: One 2026.+\n> Two, namely\n\* Changed on 20\d\d-/);
  expect(text).toMatch(/\* Deleted on 20\d\d-/);
  expect(text).not.toContain("Secret");
  expect(text).toContain("\n2026-01-06 01:30  Meera, ");
  expect(text).toContain("Times are those of the college (Asia/Kolkata).");
  expect(text.endsWith(`> More ${many + 3}\n\nEnd of the chat: ${many + 3} messages.\n`)).toBe(
    true,
  );
  expect((await auditedOf(server, viewer)).map(({ action }) => action)).toContain("chat.export");
  const stranger = (await talk()).officer;
  expect(refusal<unknown>(await stranger.api.chat.transcript({ params: { id } })).status).toBe(404);
});

test("messages and their files are kept for two years", async () => {
  const { officer, id } = await talk();
  const file = new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
  const brought = ok(await officer.api.chat.upload({ params: { id }, body: { file } })).data;
  ok(await send(officer, id, "Old", { attachments: [brought.id] }));
  server.pass(limits.chat.kept + minute);
  await sweep(deps);
  expect(await db.$count(chatMessages, eq(chatMessages.conversationId, id))).toBe(0);
});

test("a company that was answered writes on when nothing of it is kept any more", async () => {
  const { officer, hr, id } = await talk();
  for (const who of [hr, officer, hr]) ok(await send(who, id, "Hello"));
  const at = new Date(server.deps.now().getTime() - limits.chat.kept - minute);
  await db.update(chatMessages).set({ at }).where(eq(chatMessages.conversationId, id));
  await sweep(deps);
  ok(await send(hr, id, "We come again."));
  expect(await bodies(officer, id)).toEqual(["We come again."]);
});
