import { limits, roots } from "@toran/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { drainOutbox } from "../../jobs/outbox";
import { filesOf } from "../../files/keep";
import { sweep } from "../../jobs/sweep";
import { colleagueOf } from "../../testing/colleague";
import { applied, openJob, studentOf } from "../../testing/hiring";
import { unzipped } from "../../testing/inflated";
import { joinOffice } from "../../testing/join-office";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { tablesWith } from "../../testing/tables-with";
import { send, talkOf, transcript } from "../../testing/talk";
import { rename, userOf } from "../accounts/profile";
import { forgetOldChat } from "../chat/forget-old";
import { erasures } from "./tables";

interface Taken {
  messages: { files: { key: string; name: string }[] }[];
}

const server = await startServer();
const { db } = server;
const day = 24 * 60 * 60_000;
const body = { password: demoPassword };

/** Lets the week of somebody pass, and what they were mailed leave. */
async function erased() {
  server.pass(7.1 * day);
  await sweep(server.deps);
  await drainOutbox(server.deps, () => Promise.resolve());
}

test("59: an officer who was erased is named nowhere; what they decided and wrote stays, and colleagues go on", async () => {
  const { officer: lead, hr, id: chat, companyId } = await talkOf(server);
  const officer = await colleagueOf(server, lead);
  await rename(db, officer, { firstName: "Zyxwvut", lastName: "Rao" });
  const { po } = officer.api;

  const { jobId, postingId } = await openJob(server, {
    officer,
    hr,
    companyId,
    collegeId: (await userOf(db, lead)).collegeId ?? "",
  });
  const student = await studentOf(server, { officer });
  await applied(student, postingId);
  ok(await po.students.read({ params: { id: student.id } }));
  ok(await send(officer, chat, "We have a hall on Monday."));
  ok(await send(lead, chat, "Ask @Zyxwvut Rao about it.", { mentions: [officer.id] }));
  ok(await send(officer, chat, "@Meera will help.", {}));
  const given = ok(
    await po.todos.create({ body: { title: "Call the hall", assigneeId: lead.id } }),
  ).data;
  ok(await po.todos.create({ body: { title: "My own list" } }));
  ok(
    await lead.api.po.todos.create({ body: { title: "Find a projector", assigneeId: officer.id } }),
  );
  const other = await server.person("hr-ready");
  const asked = ok(await other.api.hr.company.read()).data?.id ?? "";
  ok(await po.companies.connect({ body: { companyId: asked, status: "PENDING" } }));
  const list = (name: string, shared: boolean) => po.bookmark.create({ body: { name, shared } });
  ok(await list("For everybody", true));
  ok(await list("For me alone", false));
  const { departments } = ok(await po.college.data()).data;
  const year = new Date().getUTCFullYear() + 1;
  const line = `${server.newEmail("kavi")},26ZZ07,Kavi,B.E.,${departments[0]?.name},${year}`;
  const sheet = `email,roll_number,first_name,degree,department,graduation_year\n${line}`;
  const brought = ok(
    await po.imports.upload({ body: { file: new File([sheet], "class.csv") } }),
  ).data;
  ok(
    await po.support.ask({
      body: {
        category: "ACCOUNT",
        subject: "Our plan",
        message: "A question that is long enough.",
      },
    }),
  );
  expect(await tablesWith(db, "Zyxwvut")).toEqual(
    expect.arrayContaining([
      "audit_entries",
      "chat_messages",
      "class_imports",
      "connection_events",
      "hiring_events",
      "notifications",
    ]),
  );

  const before = await db.$count(erasures, eq(erasures.role, "PLACEMENT_OFFICER"));
  ok(await po.trust.askDeletion({ body }));
  await erased();
  expect(await tablesWith(db, "Zyxwvut")).toEqual([]);
  // A number that belongs to nobody any more, as the officer was told.
  expect((await tablesWith(db, officer.id)).toSorted()).toEqual([
    "audit_entries",
    "chat_messages",
    "connection_events",
  ]);
  expect(await tablesWith(db, officer.email)).toEqual(["outbox"]);
  expect(await db.$count(erasures, eq(erasures.role, "PLACEMENT_OFFICER"))).toBe(before + 1);

  const messages = (await transcript(lead, chat)).items;
  expect(messages.map(({ sender, body: said }) => [sender.name, said])).toEqual([
    ["Somebody who left", "We have a hall on Monday."],
    [expect.any(String), "Ask @Somebody who left about it."],
    ["Somebody who left", "@Meera will help."],
  ]);
  const todos = ok(await lead.api.po.todos.list()).data;
  expect(todos.map(({ title, assigneeId }) => [title, assigneeId])).toEqual(
    expect.arrayContaining([
      ["Call the hall", null],
      ["Find a projector", null],
    ]),
  );
  expect(todos.find(({ id }) => id === given.id)?.from).toBeNull();
  const lists = ok(await lead.api.po.bookmark.list()).data;
  expect(lists.map(({ name }) => name)).toEqual(["For everybody"]);
  const imports = ok(await lead.api.po.imports.list()).data.items;
  expect(imports).toMatchObject([{ id: brought.id, by: "Somebody who left" }]);
  const log = ok(await lead.api.po.audit.list()).data.items;
  expect(log.find(({ action }) => action === "posting.move")?.actor.name).toBe("Somebody who left");
  ok(await hr.api.hr.jobs.read({ params: { id: jobId } }));
  ok(await lead.api.po.postings.read({ params: { id: postingId } }));
});

test("59: an officer who was erased is not named by what they were called before, either", async () => {
  const { officer: lead, id: chat } = await talkOf(server);
  const officer = await colleagueOf(server, lead);
  await rename(db, officer, { firstName: "Mnbvcx", lastName: "Rao" });
  const other = await server.person("hr-ready");
  const companyId = ok(await other.api.hr.company.read()).data?.id ?? "";
  ok(await officer.api.po.companies.connect({ body: { companyId, status: "PENDING" } }));
  ok(await send(officer, chat, "Ask @Meera K about it.", { mentions: [lead.id] }));
  ok(await send(lead, chat, "Ask @Mnbvcx Rao about it.", { mentions: [officer.id] }));
  await rename(db, officer, { firstName: "Asha", lastName: "Das" });
  expect(await tablesWith(db, "Mnbvcx")).toEqual(
    expect.arrayContaining(["chat_messages", "connection_events", "notifications"]),
  );
  ok(await officer.api.po.trust.askDeletion({ body }));
  await erased();
  expect(await tablesWith(db, "Mnbvcx")).toEqual([]);
});

test("59: an HR user who was erased is named nowhere, and the notes and decisions of the company stay", async () => {
  const pair = await talkOf(server);
  const hr = await server.person("hr-ready");
  await joinOffice(server, hr, pair.hr);
  const rank = { params: { id: hr.id }, body: { rank: "MEMBER" as const } };
  ok(await pair.hr.api.hr.managers.change(rank));
  await rename(db, hr, { firstName: "Qwertzu", lastName: "Das" });
  const { postingId } = await openJob(server, { ...pair, hr });
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  ok(
    await hr.api.hr.applications.note({
      params: { id },
      body: { text: "Calm and exact.", rating: 4 },
    }),
  );
  ok(await student.api.student.profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  ok(await hr.api.hr.students.read({ params: { id: student.id } }));
  ok(await send(hr, pair.id, "See you on Monday."));
  expect(await tablesWith(db, "Qwertzu")).toEqual(
    expect.arrayContaining(["application_notes", "hiring_events", "openings"]),
  );
  ok(await hr.api.hr.trust.askDeletion({ body }));
  await erased();
  expect(await tablesWith(db, "Qwertzu")).toEqual([]);
  expect((await tablesWith(db, hr.id)).toSorted()).toEqual(["audit_entries", "chat_messages"]);
  const { notes } = ok(await pair.hr.api.hr.applications.read({ params: { id } })).data;
  expect(notes).toMatchObject([{ text: "Calm and exact.", who: "Somebody who left" }]);
  const visits = ok(await student.api.student.trust.accessLog()).data.items;
  expect(visits.some(({ viewer }) => viewer?.name === "Somebody who left")).toBe(true);
});

test("54: a colleague who keeps a name someone erased had is told of without it, and nothing else of theirs is lost", async () => {
  const first = await talkOf(server);
  const officer = await colleagueOf(server, first.officer);
  await rename(db, officer, { firstName: "Homer", lastName: "Nym" });
  const { todos, trust } = officer.api.po;
  ok(await todos.create({ body: { title: "Open the gate", assigneeId: first.officer.id } }));
  ok(await trust.askDeletion({ body }));
  await erased();
  const { items } = ok(await first.officer.api.notifications.list({ query: {} })).data;
  expect(items.find(({ type }) => type === "todo.assigned")).toMatchObject({
    title: "Somebody who left gives you something to do: Open the gate",
    actor: null,
  });
});

test("54: files that somebody sent stay with the conversation when they are erased, and go with their message", async () => {
  const { officer: lead, hr, id: chat } = await talkOf(server);
  const officer = await colleagueOf(server, lead);
  const file = new File(["%PDF-1.7"], "agreement.pdf", { type: "application/pdf" });
  const bring = async () =>
    ok(await officer.api.chat.upload({ params: { id: chat }, body: { file } })).data.id;
  const [sent, unsent] = [await bring(), await bring()];
  const { id } = ok(await send(officer, chat, "Signed.", { attachments: [sent] })).data;
  const { rawPayload } = await officer.call("GET", `${roots.po}/export`);
  const taken = unzipped(rawPayload);
  const { messages } = JSON.parse(taken.get("account.json")?.toString() ?? "") as Taken;
  const names = messages.flatMap(({ files }) => files.map(({ key, name }) => `${key}-${name}`));
  expect(names).toHaveLength(1);
  expect(taken.get(`files/${names[0]}`)?.toString()).toBe("%PDF-1.7");
  ok(await officer.api.po.trust.askDeletion({ body }));
  await erased();
  const open = ({ api }: Pick<typeof hr, "api">, which = sent) =>
    api.chat.file({ params: { id: which } });
  for (const who of [hr, lead]) expect(await open(who)).toBeInstanceOf(Blob);
  expect(refusal(await open(lead, unsent)).status).toBe(404);
  expect(await filesOf(db, "user", officer.id)).toEqual([]);
  expect((await transcript(hr, chat)).items.map((message) => message.id)).toEqual([id]);
  await forgetOldChat(server.deps, new Date(server.deps.now().getTime() + limits.chat.kept));
  expect(refusal(await open(hr)).status).toBe(404);
});
