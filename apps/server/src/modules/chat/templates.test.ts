import { limits } from "@toran/contract";
import { chatTemplate } from "@toran/contract/schemas/chat-template";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { colleagueOf } from "../../testing/colleague";
import { openJob } from "../../testing/hiring";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { type Person, send, talkOf } from "../../testing/talk";
import { removeUser } from "../accounts/profile";
import { forgetWriter } from "./forget-writer";

const server = await startServer();
const write = ({ api }: Person, name: string, body: string) =>
  api.chat.templates.create({ body: { name, body } });
const names = async ({ api }: Person) =>
  ok(await api.chat.templates.list()).data.map(({ name }) => name);

test("a template is the team's: all of it use it, viewers keep none, and to others it does not exist", async () => {
  const { officer, hr, id } = await talkOf(server);
  const stranger = (await talkOf(server)).officer;
  const viewer = await colleagueOf(server, officer, "VIEWER");
  const member = await colleagueOf(server, officer);
  const added = ok(await write(member, "Dates", "Which dates suit {{company}}?")).data;
  const params = { id: added.id };
  const body = { name: "Dates", body: "Which week suits {{company}}?" };
  expect([
    await names(officer),
    await names(viewer),
    await names(stranger),
    await names(hr),
  ]).toEqual([["Dates"], ["Dates"], [], []]);
  for (const [person, status] of [
    [viewer, 403],
    [stranger, 404],
    [hr, 404],
  ] as const) {
    expect(refusal(await person.api.chat.templates.update({ params, body })).status).toBe(status);
    expect(refusal(await person.api.chat.templates.remove({ params })).status).toBe(status);
  }
  expect(refusal(await write(viewer, "Mine", "Hello")).status).toBe(403);
  expect(refusal(await stranger.api.chat.templates.filled({ params: { id } })).status).toBe(404);
  expect(ok(await officer.api.chat.templates.update({ params, body })).data.body).toBe(body.body);
  expect(ok(await viewer.api.chat.templates.filled({ params: { id } })).data).toHaveLength(1);
  ok(await member.api.chat.templates.remove({ params }));
  expect(refusal(await member.api.chat.templates.remove({ params })).status).toBe(404);
});

test("what is wrong with a template is said at its field, and a team keeps so many", async () => {
  const { officer, hr } = await talkOf(server);
  ok(await write(officer, "Dates", "Hello"));
  ok(await write(hr, "Dates", "Hello"));
  expect(refusal(await write(officer, "DATES", "Hello")).body.errors).toHaveProperty("name");
  expect(refusal(await write(officer, " ", "Hello")).body.errors).toHaveProperty("name");
  for (const body of ["", "On {{date}}", "x".repeat(limits.chat.templateLength + 1)])
    expect(refusal(await write(officer, "Other", body)).body.errors).toHaveProperty("body");
  for (let more = 1; more < limits.chat.templates; more++) ok(await write(officer, `${more}`, "x"));
  expect(refusal(await write(officer, "One more", "x")).status).toBe(409);
});

test("a template is filled from the conversation it is read in; what has no value there is named", async () => {
  const { id, ...pair } = await talkOf(server);
  const { officer, hr, collegeId } = pair;
  const { postingId } = await openJob(server, pair);
  const subject = { type: "posting", id: postingId } as const;
  const about = ok(await hr.api.chat.open({ body: { withId: collegeId, subject } })).data;
  const words = "Dear {{person}} of {{company}}, {{college}} writes about {{posting}}.";
  ok(await write(officer, "Long", words));
  const filled = async (conversationId: string) => {
    const params = { id: conversationId };
    const [found] = ok(await officer.api.chat.templates.filled({ params })).data;
    return found;
  };
  const { sender } = ok(await send(hr, about.id, "Hello")).data;
  const { other } = ok(await officer.api.chat.read({ params: { id } })).data;
  const { other: college } = ok(await hr.api.chat.read({ params: { id } })).data;
  const start = `Dear ${sender.name} of ${other.name}, ${college.name} writes about`;
  expect(await filled(about.id)).toMatchObject({
    filled: `${start} Graduate Software Engineer.`,
    missing: [],
  });
  expect(await filled(id)).toMatchObject({ filled: `${start} {{posting}}.`, missing: ["posting"] });
});

test("a template greets nobody who has left: the one who wrote before them, or the only one there is", async () => {
  const { officer, hr, id } = await talkOf(server);
  const other = await server.person("hr-ready");
  await joinOffice(server, other, hr);
  ok(await write(officer, "Short", "Dear {{person}},"));
  const filled = async () =>
    ok(await officer.api.chat.templates.filled({ params: { id } })).data.map((one) => one.filled);
  const { sender } = ok(await send(hr, id, "Hello")).data;
  const last = ok(await send(other, id, "Hello again")).data;
  expect(await filled()).toEqual([`Dear ${last.sender.name},`]);
  await forgetWriter(server.db, last.sender);
  await removeUser(server.db, other);
  expect(await filled()).toEqual([`Dear ${sender.name},`]);
});

test("of two colleagues who change one template the second is told, and goes over what the first wrote once they have seen it", async () => {
  const { officer } = await talkOf(server);
  const { templates } = officer.api.chat;
  const first = ok(await write(officer, "Dates", "Which dates?")).data;
  const params = { id: first.id };
  const change = (body: string, seen: typeof first) =>
    templates.update({ params, body: { name: "Dates", body, seen: seenOf(chatTemplate, seen) } });
  const theirs = ok(await change("Which week?", first)).data;
  expect(refusal(await change("Which month?", first)).status).toBe(409);
  expect(ok(await templates.list()).data).toMatchObject([{ body: "Which week?" }]);
  expect(ok(await change("Which month?", theirs)).data.body).toBe("Which month?");
});
