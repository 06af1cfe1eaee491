import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@toran/contract";
import { mayMoveTicket, ticketMoves } from "@toran/contract/schemas/ticket";
import { expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { relist } from "../accounts/class-list";
import { supportDesk } from "./desk";

const server = await startServer();
const day = 24 * 60 * 60 * 1000;
const question = {
  category: "BILLING",
  subject: "Our invoice",
  message: "The invoice of this year names the old address.",
} as const;
const pdf = (name = "invoice.pdf") =>
  new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], name, {
    type: "application/pdf",
  });
const desk = (...words: string[]) => supportDesk(server.deps, words);

async function asked(more: object = {}) {
  const officer = await server.person("officer-ready");
  const { support } = officer.api.po;
  const { number } = ok(await support.ask({ body: { ...question, ...more } })).data;
  const mine = async () => {
    const found = ok(await support.list()).data.find((each) => each.number === number);
    if (!found) throw new Error("It is not there.");
    return found;
  };
  const reply = (body: Parameters<typeof support.reply>[0]["body"]) =>
    support.reply({ params: { number }, body });
  return { officer, support, number, mine, reply };
}

test("a question with files is answered, replied to, done, and closed after a week", async () => {
  const officer = await server.person("officer-ready");
  const { support } = officer.api.po;
  const files = [];
  for (const name of ["one.pdf", "two.pdf"])
    files.push(ok(await support.bring({ body: { file: pdf(name) } })).data.id);
  const { number } = ok(await support.ask({ body: { ...question, files } })).data;
  const mine = async () => ok(await support.list()).data[0];
  expect((await mine())?.files.map(({ name }) => name)).toEqual(["one.pdf", "two.pdf"]);
  const [first] = (await mine())?.files ?? [];
  const opened = await officer.call("GET", `/api/v1/utility/assets/private?key=${first?.key}`);
  expect(opened.statusCode).toBe(200);

  expect(await desk("list")).toContain(number);
  await desk("answer", number, "Change it", "under Billing.");
  expect((await server.mails(officer.email)).at(-1)?.text).toContain("Change it under Billing.");
  const { items } = ok(await officer.api.notifications.list({ query: {} })).data;
  expect(items.map(({ type }) => type)).toContain("support.answered");
  expect(await mine()).toMatchObject({ state: "WAITING_USER" });

  const more = ok(await support.bring({ body: { file: pdf("three.pdf") } })).data.id;
  const params = { number };
  const said = { command: "REPLY" as const, message: "There it is right.", files: [more] };
  ok(await support.reply({ params, body: said }));
  expect(await desk("read", number)).toMatch(/right\.\n\[file: three\.pdf\]/);
  const folder = mkdtempSync(join(tmpdir(), "toran-desk-"));
  await desk("files", number, folder);
  expect(readdirSync(folder)).toHaveLength(3);

  const done = ok(await support.reply({ params, body: { command: "RESOLVE" } })).data;
  expect(done).toMatchObject({ state: "RESOLVED", closesAt: expect.any(String) });
  const again = { command: "REOPEN", message: "It came back." } as const;
  expect(ok(await support.reply({ params, body: again })).data.state).toBe("OPEN");
  await desk("resolve", number);
  server.pass(6 * day);
  await sweep(server.deps);
  expect((await mine())?.state).toBe("RESOLVED");
  server.pass(1.1 * day);
  await sweep(server.deps);
  expect((await mine())?.state).toBe("CLOSED");
  expect(refusal(await support.reply({ params, body: again })).status).toBe(409);
});

test("files that were taken out of a question keep no other one out: the oldest makes room, and nothing that was sent", async () => {
  const officer = await server.person("officer-ready");
  const { support } = officer.api.po;
  const bring = async (name: string) => {
    server.pass(1);
    return ok(await support.bring({ body: { file: pdf(name) } })).data;
  };
  const sent = await bring("sent.pdf");
  const { number } = ok(await support.ask({ body: { ...question, files: [sent.id] } })).data;
  const first = await bring("0.pdf");
  for (let count = 1; count <= limits.support.waiting; count++) await bring(`${count}.pdf`);
  const reply = (id: string) =>
    support.reply({
      params: { number },
      body: { command: "REPLY", message: "And this one.", files: [id] },
    });
  expect(refusal(await reply(first.id)).errors).toEqual({ files: "Choose the files again." });
  const open = (key: string) => officer.call("GET", `/api/v1/utility/assets/private?key=${key}`);
  expect((await open(first.key)).statusCode).toBe(404);
  expect((await open(sent.key)).statusCode).toBe(200);
});

test("a question and its files are the asker's alone, and at most three go with it", async () => {
  const { number, support } = await asked();
  const other = await server.person("officer-ready");
  const theirs = ok(await other.api.po.support.bring({ body: { file: pdf() } })).data.id;
  const body = { command: "REPLY", message: "Mine as well." } as const;
  const foreign = await other.api.po.support.reply({ params: { number }, body });
  expect(refusal(foreign).status).toBe(404);
  const taken = await support.reply({ params: { number }, body: { ...body, files: [theirs] } });
  expect(refusal(taken).errors).toEqual({ files: "Choose the files again." });
  const four = [theirs, theirs, theirs, theirs];
  expect(refusal(await support.ask({ body: { ...question, files: four } })).errors).toHaveProperty(
    "files",
  );
  const text = new File(["hello"], "note.pdf", { type: "application/pdf" });
  expect(refusal(await support.bring({ body: { file: text } })).errors).toHaveProperty("file");
});

test("a question that is asked once more with a file is not taken for the one without it", async () => {
  const { support, number } = await asked();
  const file = ok(await support.bring({ body: { file: pdf() } })).data.id;
  const again = async () => ok(await support.ask({ body: { ...question, files: [file] } })).data;
  const second = await again();
  expect(second.number).not.toBe(number);
  // Its answer did not come, and it is sent anew.
  expect(await again()).toEqual(second);
  const all = ok(await support.list()).data;
  expect(all.map(({ files }) => files.length)).toEqual([1, 0]);
});

test("a reply that is sent again because its answer was lost is said once, and keeps its files", async () => {
  const { number, support, reply, mine } = await asked();
  const file = ok(await support.bring({ body: { file: pdf() } })).data.id;
  await desk("answer", number, "Which address?");
  const said = { command: "REPLY" as const, message: "The old one.", files: [file] };
  const first = ok(await reply(said)).data;
  expect(ok(await reply(said)).data).toEqual(first);
  await desk("resolve", number);
  const back = { command: "REOPEN", message: "The old one." } as const;
  expect(ok(await reply(back)).data.state).toBe("OPEN");
  expect(ok(await reply(back)).data.state).toBe("OPEN");
  expect((await mine()).messages.map(({ text, files }) => [text, files.length])).toEqual([
    ["Which address?", 0],
    ["The old one.", 1],
    ["The old one.", 0],
  ]);
  await desk("answer", number, "Now it is right.");
  ok(await reply({ command: "REPLY", message: "The old one." }));
  expect((await mine()).messages).toHaveLength(5);
});

test("what was brought and never sent is gone a day later", async () => {
  const { officer, support } = await asked();
  const { key } = ok(await support.bring({ body: { file: pdf() } })).data;
  const open = async () =>
    (await officer.call("GET", `/api/v1/utility/assets/private?key=${key}`)).statusCode;
  expect(await open()).toBe(200);
  server.pass(1.1 * day);
  await sweep(server.deps);
  const back = await server.deps.store.open(key);
  expect(back).toBeUndefined();
});

test("a report of a breach comes first, and its receipt tells the 72 hours", async () => {
  await asked();
  const { officer, number } = await asked({ category: "BREACH", subject: "Marks of others" });
  expect((await desk("list")).split("\n")[0]).toContain(number);
  expect((await server.mails(officer.email)).at(-1)?.text).toContain("72 hours");
});

test("what no table of moves names cannot be done", async () => {
  const { number, support, reply, mine } = await asked();
  expect(ok(await reply({ command: "REPLY", message: "One thing more." })).data.state).toBe("NEW");
  expect(refusal(await reply({ command: "REOPEN", message: "Again." })).status).toBe(409);
  expect(refusal(await reply({ command: "REPLY" })).errors).toHaveProperty("message");
  const file = ok(await support.bring({ body: { file: pdf() } })).data.id;
  const wordless = await reply({ command: "RESOLVE", files: [file] });
  expect(refusal(wordless).errors).toEqual({ message: "Write your answer." });
  await desk("take", number);
  await expect(desk("take", number)).rejects.toThrow(/being looked at/);
  await expect(desk("burn", number)).rejects.toThrow(/There is no burn/);
  await expect(desk("answer", number)).rejects.toThrow(/Write the answer/);
  expect((await mine()).messages).toHaveLength(1);
  const all = Object.keys(ticketMoves) as (keyof typeof ticketMoves)[];
  expect(all.filter((command) => mayMoveTicket(command, "SUPPORT", "CLOSED"))).toEqual([]);
});

test("an answer goes to the address that its asker has by now", async () => {
  const student = await server.person("student-ready");
  const { number } = ok(await student.api.student.support.ask({ body: question })).data;
  const email = "put.right@class.example";
  await relist(server.db, [{ userId: student.id, values: { email } }]);
  await desk("answer", number, "Under Documents.");
  expect((await server.mails(email)).at(-1)?.text).toContain("Under Documents.");
  const before = await server.mails(student.email);
  expect(before.filter(({ text }) => text.includes("Under Documents."))).toEqual([]);
});
