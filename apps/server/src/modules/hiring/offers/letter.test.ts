import { limits } from "@toran/contract";
import { beforeAll, expect, test } from "vitest";
import { fileBy } from "../../../files/keep";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { letGoOfLetters } from "./letter";
import { offers } from "./tables";

const server = await startServer();
let pair: Pair;
let stranger: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
  stranger = await hiringPair(server);
});

type Person = Pair["hr"];
const pdf = (more = "") =>
  new File([`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n${more}`], "letter.pdf", {
    type: "application/pdf",
  });
const add = (hr: Person, id: string, letter = pdf()) =>
  hr.api.hr.offers.addLetter({ params: { id }, body: { letter } });
const opened = (person: Person, root: string, id: string) =>
  person.call("GET", `/api/v1/${root}/offers/${id}/letter`);
const keyOf = async (id: string) =>
  (await server.db.select().from(offers)).find((offer) => offer.id === id)?.letter ?? "";
async function made(replyDays?: number) {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id } = await applied(student, postingId);
  return { student, id: (await offered(pair, id, 1_400_000, replyDays)).id, application: id };
}

test("the letter of an offer is opened by its company, its college and its student, and by nobody else", async () => {
  const { student, id, application } = await made();
  const other = await studentOf(server, pair);
  const statuses = async () =>
    Promise.all(
      (
        [
          [pair.hr, "human-resource"],
          [pair.officer, "placement-officer"],
          [student, "student"],
          [other, "student"],
          [stranger.hr, "human-resource"],
          [stranger.officer, "placement-officer"],
        ] as const
      ).map(async ([person, root]) => (await opened(person, root, id)).statusCode),
    );
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
  expect(refusal(await add(stranger.hr, id)).status).toBe(404);
  expect(ok(await add(pair.hr, id)).data.letter).toBe(true);
  expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404]);
  const params = { id: application };
  const mine = ok(await student.api.student.hiring.applications.read({ params })).data;
  expect(mine.offer?.letter).toBe(true);

  // Another one takes its place, and the first is gone.
  const first = await keyOf(id);
  ok(await add(pair.hr, id, pdf("second")));
  expect((await opened(student, "student", id)).body).toContain("second");
  expect(await fileBy(server.db, first)).toBeUndefined();

  const body = { command: "ACCEPT" as const };
  ok(await student.api.student.hiring.offers.answer({ params: { id }, body }));
  const late = await keyOf(id);
  expect(refusal(await add(pair.hr, id)).status).toBe(409);
  expect(await keyOf(id)).toBe(late);

  // With the data of the student it leaves the books.
  await server.db.transaction((tx) => letGoOfLetters(tx, student.id));
  expect(await fileBy(server.db, late)).toBeUndefined();
});

test("a student does not see the letter of an offer that waits for the college", async () => {
  const { student, id } = await made(limits.hiring.shortReplyDays - 1);
  ok(await add(pair.hr, id));
  expect((await opened(student, "student", id)).statusCode).toBe(404);
  expect((await opened(pair.officer, "placement-officer", id)).statusCode).toBe(200);
  const body = { command: "CONSENT" as const };
  ok(await pair.officer.api.po.offers.command({ params: { id }, body }));
  expect((await opened(student, "student", id)).statusCode).toBe(200);
});

test("a letter is a PDF by its content, and of 5 MB at most", async () => {
  const { id } = await made();
  const picture = new File(["not a letter at all"], "letter.pdf", { type: "application/pdf" });
  expect(refusal(await add(pair.hr, id, picture)).body.errors).toHaveProperty("letter");
  const big = pdf(" ".repeat(5 * 1024 * 1024));
  expect([400, 413, 422]).toContain(refusal(await add(pair.hr, id, big)).status);
  expect(await keyOf(id)).toBe("");
});

const told = async (person: Person, type: string) =>
  ok(await person.api.notifications.list({ query: {} }))
    .data.items.filter((notice) => notice.type === type && notice.title.includes("letter"))
    .map(({ title }) => title);

test("a letter that comes with its offer is no news of its own, and a later one is told to the student and the college", async () => {
  const { student, id } = await made();
  ok(await add(pair.hr, id));
  expect(await told(student, "offer.changed")).toEqual([]);
  ok(await add(pair.hr, id, pdf("second")));
  expect(await told(student, "offer.changed")).toEqual([
    expect.stringMatching(/^Your offer has a new letter: /),
  ]);
  expect((await told(pair.officer, "offer.answered"))[0]).toMatch(/ has a new letter: /);

  const later = await made();
  server.pass(limits.hiring.letterWithOffer);
  const body = { letter: pdf() };
  const { addLetter } = pair.officer.api.po.offers;
  ok(await addLetter({ params: { id: later.id }, body }));
  expect(await told(later.student, "offer.changed")).toEqual([
    expect.stringMatching(/^Your offer has its letter: /),
  ]);
  expect((await told(pair.hr, "offer.answered"))[0]).toMatch(/^The college has given the offer to/);

  // Of an offer that its student has not seen, the college alone is told.
  const draft = await made(limits.hiring.shortReplyDays - 1);
  server.pass(limits.hiring.letterWithOffer);
  ok(await add(pair.hr, draft.id));
  expect(await told(draft.student, "offer.changed")).toEqual([]);
  expect((await told(pair.officer, "offer.answered"))[0]).toMatch(/ has its letter: /);
});
