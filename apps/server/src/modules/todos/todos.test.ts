import { addDays } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { colleagueOf, workFor } from "../../testing/colleague";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { remindOfTodos } from "./reminders";
import { todos } from "./tables";

const server = await startServer();
type Person = Awaited<ReturnType<typeof server.person>>;
const minute = 60_000;
const from = (milliseconds: number) =>
  new Date(server.deps.now().getTime() + milliseconds).toISOString();
const toldTo = async (person: Person, type: string) =>
  ok(await person.api.notifications.list())
    .data.items.filter((each) => each.type === type)
    .map(({ title, link }) => ({ title, link }));

test("what a colleague is given stands on both lists, and both say how far it is", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  const body = { title: "Call Kestrel", note: "About the hall.", assigneeId: colleague.id };
  const given = ok(await officer.api.po.todos.create({ body })).data;
  expect(given).toMatchObject({ assigneeId: colleague.id, from: null });
  expect(given.assignee).toBeTruthy();
  const [theirs] = ok(await colleague.api.po.todos.list()).data;
  expect(theirs).toMatchObject({ id: given.id, title: "Call Kestrel" });
  expect(theirs?.from).toBeTruthy();
  expect(await toldTo(colleague, "todo.assigned")).toEqual([
    { title: expect.stringMatching(/gives you something to do: Call Kestrel$/), link: "/po/home" },
  ]);
  const params = { id: given.id };
  const done = await colleague.api.po.todos.update({ params, body: { ...body, status: "DONE" } });
  expect(ok(done).data).toMatchObject({ status: "DONE" });
  expect(ok(await officer.api.po.todos.list()).data[0]).toMatchObject({ status: "DONE" });
  const rewritten = await colleague.api.po.todos.update({
    params,
    body: { ...body, title: "Call nobody" },
  });
  expect(refusal(rewritten).status).toBe(403);
  expect(refusal(await colleague.api.po.todos.remove({ params })).status).toBe(404);
  // Given again to the same colleague it is no news.
  ok(await officer.api.po.todos.update({ params, body: { ...body, note: "About the date." } }));
  expect(await toldTo(colleague, "todo.assigned")).toHaveLength(1);
  ok(await officer.api.po.todos.update({ params, body: { title: "Call Kestrel" } }));
  expect(ok(await colleague.api.po.todos.list()).data).toEqual([]);
});

test("what colleagues give stands at places of its own, so that something can be put before and after it", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  for (const title of ["First", "Second", "Third"]) {
    const given = { title: `${title} of theirs`, assigneeId: colleague.id };
    ok(await officer.api.po.todos.create({ body: given }));
    ok(await colleague.api.po.todos.create({ body: { title: `${title} of their own` } }));
  }
  const listed = ok(await colleague.api.po.todos.list()).data;
  expect(new Set(listed.map(({ order }) => order)).size).toBe(6);
  const own = listed.filter(({ from: giver }) => !giver).map(({ title }) => title);
  expect(own).toEqual(["First of their own", "Second of their own", "Third of their own"]);
});

test("how far it is is said alone, from a list that knows nothing of what was changed since", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  const body = { title: "Call Kestrel", assigneeId: colleague.id };
  const { id, order } = ok(await officer.api.po.todos.create({ body })).data;
  const params = { id };
  const later = { ...body, title: "Call Kestrel on Friday", note: "About the hall." };
  ok(await officer.api.po.todos.update({ params, body: later }));
  const said = (person: Person, change: { status?: "DONE"; order?: number }) =>
    person.api.po.todos.update({ params, body: change });
  const done = ok(await said(colleague, { status: "DONE" })).data;
  expect(done).toMatchObject({ title: later.title, note: later.note, status: "DONE" });
  // Where it stands is its writer's.
  expect(ok(await said(colleague, { order: 7 })).data.order).toBe(order);
  const moved = ok(await said(officer, { order: 7 })).data;
  expect(moved).toMatchObject({ order: 7, assigneeId: colleague.id, status: "DONE" });
  // And who changes its words says nothing of how far it is.
  const { title } = body;
  const changed = ok(await officer.api.po.todos.update({ params, body: { title } })).data;
  expect(changed).toMatchObject({ title, note: null, assigneeId: null, status: "DONE" });
  for (const empty of [{}, { status: "OPEN" as const, note: "And more." }])
    expect(refusal(await officer.api.po.todos.update({ params, body: empty }))).toMatchObject({
      status: 400,
      errors: { title: "Write what is to be done." },
    });
});

const give = (by: Person, to: Person) =>
  by.api.po.todos.create({ body: { title: "Call Kestrel", assigneeId: to.id } });

test("strangers are given nothing, and viewers give nothing", async () => {
  const officer = await server.person("officer-ready");
  const stranger = await server.person("officer-ready");
  const viewer = await colleagueOf(server, officer, "VIEWER");
  for (const reply of [await give(officer, stranger), await give(viewer, officer)])
    expect(refusal(reply)).toMatchObject({
      status: 400,
      errors: { assigneeId: expect.any(String) },
    });
  expect(ok(await give(viewer, viewer)).data.assigneeId).toBeNull();
  const own = ok(await officer.api.po.todos.create({ body: { title: "Own" } })).data;
  const params = { id: own.id };
  for (const other of [stranger, viewer]) {
    const reply = await other.api.po.todos.update({ params, body: { title: "Mine" } });
    expect(refusal(reply).status).toBe(404);
  }
});

test("people are reminded at the moment they wished, once, and not of what is done", async () => {
  const officer = await server.person("officer-ready");
  const { todos: theirs } = officer.api.po;
  const remindAt = from(10 * minute);
  const add = async (title: string) => ok(await theirs.create({ body: { title, remindAt } })).data;
  const call = await add("Call Kestrel");
  const hall = await add("Book the hall");
  const done = { title: hall.title, remindAt, status: "DONE" } as const;
  ok(await theirs.update({ params: { id: hall.id }, body: done }));
  const told = async () => {
    await Promise.all([remindOfTodos(server.deps), remindOfTodos(server.deps)]);
    return (await toldTo(officer, "todo.reminder")).map(({ title }) => title);
  };
  expect(await told()).toEqual([]);
  server.pass(10 * minute);
  expect(await told()).toEqual(["To do: Call Kestrel"]);
  expect(await told()).toHaveLength(1);
  const body = { title: call.title, remindAt: from(minute) };
  ok(await theirs.update({ params: { id: call.id }, body }));
  server.pass(minute);
  expect(await told()).toHaveLength(2);
});

test("what is put back is the same again: nobody is told or reminded of it once more", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  const { todos: theirs } = officer.api.po;
  const body = { title: "Call", remindAt: from(minute), assigneeId: colleague.id };
  const { id } = ok(await theirs.create({ body })).data;
  const told = async () => {
    await remindOfTodos(server.deps);
    return [
      (await toldTo(colleague, "todo.assigned")).length,
      (await toldTo(colleague, "todo.reminder")).length,
    ];
  };
  server.pass(minute);
  expect(await told()).toEqual([1, 1]);
  ok(await theirs.remove({ params: { id } }));
  // The second sending is of an answer that was lost.
  for (const _ of [1, 2])
    expect(ok(await theirs.create({ body: { ...body, putBack: id } })).data.id).toBe(id);
  expect(await told()).toEqual([1, 1]);
  expect(ok(await theirs.list()).data).toHaveLength(1);
  const stranger = await server.person("officer-ready");
  const reply = await stranger.api.po.todos.create({ body: { title: "Mine", putBack: id } });
  expect(refusal(reply).status).toBe(404);
});

test("who has left is reminded of nothing, and whoever wrote it is", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  const body = { title: "Call", remindAt: from(minute), assigneeId: colleague.id };
  const { id } = ok(await officer.api.po.todos.create({ body })).data;
  ok(await officer.api.po.managers.remove({ params: { id: colleague.id } }));
  const [left] = ok(await officer.api.po.todos.list()).data;
  expect(left).toMatchObject({ id, assignee: null });
  server.pass(minute);
  await remindOfTodos(server.deps);
  expect(await toldTo(officer, "todo.reminder")).toHaveLength(1);
});

test("what was given stays in its house: a colleague who works for another sees nothing of it", async () => {
  const officer = await server.person("officer-ready");
  const colleague = await colleagueOf(server, officer, "MEMBER");
  const dueAt = from(60 * minute);
  const body = { title: "Call", dueAt, assigneeId: colleague.id };
  const { id } = ok(await officer.api.po.todos.create({ body })).data;
  // In the zone of the college it may be the next day already.
  const query = { from: dueAt.slice(0, 10), to: addDays(dueAt.slice(0, 10), 1) };
  const dated = async () => ok(await colleague.api.po.calendar.list({ query })).data.events;
  expect((await dated()).map(({ sourceId }) => sourceId)).toContain(id);
  await workFor(server, colleague, await server.person("officer-ready"));
  expect(ok(await colleague.api.po.todos.list()).data).toEqual([]);
  expect((await dated()).map(({ sourceId }) => sourceId)).not.toContain(id);
  const done = await colleague.api.po.todos.update({
    params: { id },
    body: { ...body, status: "DONE" },
  });
  expect(refusal(done).status).toBe(404);
});

test("a reminder after the day it is due is refused at its field", async () => {
  const officer = await server.person("officer-ready");
  const body = { title: "Call", dueAt: from(minute), remindAt: from(2 * minute) };
  expect(refusal(await officer.api.po.todos.create({ body }))).toMatchObject({
    errors: { remindAt: "Remind yourself before it is due." },
  });
});

test.each(["+275760-09-13T00:00:00Z", "-000044-03-15T12:00:00Z", "0000-01-01T00:00:00Z", "soon"])(
  "a day that no calendar reaches is refused at its field: %s",
  async (day) => {
    const { todos: list } = (await server.person("officer-ready")).api.po;
    const said = "Give a day from 2000 to 2100.";
    const asked = { title: "Call", dueAt: day, remindAt: day };
    expect(refusal(await list.create({ body: asked }))).toMatchObject({
      status: 400,
      errors: { dueAt: said, remindAt: said },
    });
  },
);

test("what is done does not open again on a list that is full", async () => {
  const officer = await server.person("officer-ready");
  const { id } = ok(await officer.api.po.todos.create({ body: { title: "Call Kestrel" } })).data;
  const say = (status: "DONE" | "OPEN") =>
    officer.api.po.todos.update({ params: { id }, body: { status } });
  ok(await say("DONE"));
  const many = Array.from({ length: 500 }, (_, order) => ({
    title: `Call company ${order}`,
    ownerId: officer.id,
    createdBy: officer.id,
    order,
  }));
  await server.deps.db.insert(todos).values(many);
  expect(refusal(await say("OPEN"))).toMatchObject({
    status: 409,
    message: "The list is full. Finish or remove something first.",
  });
  const [first] = ok(await officer.api.po.todos.list()).data;
  ok(await officer.api.po.todos.remove({ params: { id: first!.id } }));
  expect(ok(await say("OPEN")).data.status).toBe("OPEN");
});
