import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { dropFile, filesOf, keepFile } from "../../files/keep";
import { drainOutbox } from "../../jobs/outbox";
import { sweep } from "../../jobs/sweep";
import { outbox } from "../../mail/tables";
import { hiringPair, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { tablesWith } from "../../testing/tables-with";
import { rename } from "../accounts/profile";
import { eraseDue } from "./deletions";
import { deletions } from "./tables";

const server = await startServer();
const { db, deps } = server;
const day = 24 * 60 * 60_000;
type Student = Awaited<ReturnType<typeof studentOf>>;

async function leave({ api }: Pick<Student, "api">) {
  ok(await api.student.trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(7.1 * day);
}
async function erase(student: Pick<Student, "api">) {
  await leave(student);
  await sweep(deps);
}
const delivered = () => drainOutbox(deps, () => Promise.resolve());

const kept = ({ id }: Pick<Student, "id">, name: string) =>
  keepFile(deps, {
    ownerKind: "user",
    ownerId: id,
    visibility: "private",
    field: "file",
    upload: { bytes: Buffer.from("%PDF-1.4 secret"), type: "application/pdf", name },
  });
const stored = (keys: string[]) =>
  Promise.all(keys.map(async (key) => Boolean(await deps.store.open(key))));

/** Lets the file store keep what is to go, until it is asked again. */
function away() {
  const refused = vi.spyOn(deps.store, "remove");
  refused.mockRejectedValue(new Error("The file store kept a file with 503."));
  return () => refused.mockRestore();
}

test("a file that its owner removes is gone for them while the store keeps it, and then for good", async () => {
  const student = await server.person("student-ready");
  const key = await kept(student, "a.pdf");
  const again = away();
  await dropFile(deps, key);
  again();
  expect(await filesOf(db, "user", student.id)).toEqual([]);
  expect(await stored([key])).toEqual([true]);
  await sweep(deps);
  expect(await stored([key])).toEqual([false]);
});

test("a file that the store never gives up does not keep the others there", async () => {
  const student = await server.person("student-ready");
  const keys = await Promise.all(["a.pdf", "b.pdf", "c.pdf"].map((name) => kept(student, name)));
  const again = away();
  for (const key of keys) await dropFile(deps, key);
  again();
  const remove = deps.store.remove.bind(deps.store);
  const stuck = vi.spyOn(deps.store, "remove");
  const [first] = keys;
  stuck.mockImplementation((key) => (key === first ? Promise.reject(new Error()) : remove(key)));
  await expect(sweep(deps)).rejects.toThrow("housekeeping");
  stuck.mockRestore();
  expect(await stored(keys)).toEqual([true, false, false]);
  await sweep(deps);
  expect(await stored(keys)).toEqual([false, false, false]);
});

test("59: a file store that fails once keeps no file of somebody who was erased", async () => {
  const student = await server.person("student-ready");
  const keys = await Promise.all(["a.pdf", "b.pdf"].map((name) => kept(student, name)));
  await leave(student);
  const again = away();
  await expect(sweep(deps)).rejects.toThrow("housekeeping");
  again();
  expect(await stored(keys)).toEqual([true, true]);
  await sweep(deps);
  expect(await filesOf(db, "user", student.id)).toEqual([]);
  expect(await stored(keys)).toEqual([false, false]);
});

test("59: one who cannot be erased now does not keep those who come after them", async () => {
  const leaving = [await server.person("student-ready"), await server.person("student-ready")];
  for (const { api } of leaving)
    ok(await api.student.trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(7.1 * day);
  const failing = vi.spyOn(db, "transaction");
  failing.mockImplementationOnce(() => Promise.reject(new Error("the connection broke")));
  await expect(eraseDue(deps, deps.now())).rejects.toThrow("Some accounts");
  failing.mockRestore();
  const left = () => db.$count(deletions);
  expect(await left()).toBe(1);
  await eraseDue(deps, deps.now());
  expect(await left()).toBe(0);
});

test("a mail that could not be sent is kept for a week, as one that was", async () => {
  const student = await server.person("student-ready");
  await erase(student);
  for (let hours = 0; hours < 4 * 24; hours++) {
    await drainOutbox(deps, () => Promise.reject(new Error("no mail service")));
    server.pass(day / 24 + 60_000);
  }
  const mine = () => db.$count(outbox, eq(outbox.to, student.email));
  await sweep(deps);
  expect(await mine()).toBeGreaterThan(0);
  server.pass(7.1 * day);
  await sweep(deps);
  expect(await mine()).toBe(0);
});

test("59: the log of a college keeps no name and no address of a student who was erased", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair, { firstName: "Plmokn" });
  await rename(db, student, { firstName: "Plmokn" });
  const { setGapYears } = pair.officer.api.po.students;
  ok(await setGapYears({ params: { id: student.id }, body: { gapYears: 1 } }));
  const exception = { email: student.email, allow: true, reason: "A prize outside of the season." };
  ok(await pair.officer.api.po.policy.allow({ body: exception }));
  await erase(student);
  await delivered();
  expect(await tablesWith(db, "Plmokn")).toEqual([]);
  expect(await tablesWith(db, student.email)).toEqual(["outbox"]);
});

test("59: support keeps nothing that an erased student wrote before they could log in", async () => {
  const student = await server.person("student-ready");
  const body = { email: student.email, message: "I cannot get in, and am ill." };
  ok(await server.browser().api.site.help.ask({ body }));
  await erase(student);
  await delivered();
  expect(await tablesWith(db, student.email)).toEqual(["outbox"]);
});

test("59: nor does a class list whose other row had named them", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair, { rollNumber: "26QQ77" });
  const other = await studentOf(server, pair, { rollNumber: "26QQ78" });
  const { departments } = ok(await pair.officer.api.po.college.data()).data;
  const year = new Date().getUTCFullYear() + 1;
  const head = "email,roll_number,first_name,degree,department,graduation_year";
  const line = `${other.email},26QQ77,Other,B.E.,${departments[0]?.name},${year}`;
  const file = new File([`${head}\n${line}`], "class.csv");
  ok(await pair.officer.api.po.imports.upload({ body: { file } }));
  expect(await tablesWith(db, student.email)).toContain("class_import_rows");
  await erase(student);
  await delivered();
  expect(await tablesWith(db, student.email)).toEqual(["outbox"]);
});

test("59: nor do rows of a class list that name them by their roll number, under no address or one that nobody has", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair, { rollNumber: "26QQ79" });
  await rename(db, student, { firstName: "Wsxedc" });
  const other = await studentOf(server, pair, { rollNumber: "26QQ80" });
  const { departments } = ok(await pair.officer.api.po.college.data()).data;
  const year = new Date().getUTCFullYear() + 1;
  const head = "email,roll_number,first_name,degree,department,graduation_year";
  const named = (address: string, name: string) =>
    `${address},26qq79,${name},B.E.,${departments[0]?.name},${year}`;
  const lines = [named("at home", "Wsxedc"), named(student.email, "Wsxedc")];
  lines.push(named("nobody.yet@class.example", "Wsxedc"), named(other.email, "Ravi"));
  const file = new File([[head, ...lines].join("\n")], "class.csv");
  const { id } = ok(await pair.officer.api.po.imports.upload({ body: { file } })).data;
  await erase(student);
  await delivered();
  expect(await tablesWith(db, "Wsxedc")).toEqual([]);
  const { rows } = pair.officer.api.po.imports;
  const left = ok(await rows({ params: { id }, query: {} })).data.items;
  expect(left.map(({ row }) => row)).toEqual([5]);
});
