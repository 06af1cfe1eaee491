import { beforeAll, expect, test } from "vitest";
import { connect } from "../../../testing/connect";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

type Person = Pair["hr"];
const move = (person: "hr" | "officer", ids: string[], command: "SELECT" | "WAITLIST") =>
  person === "hr"
    ? pair.hr.api.hr.applications.move({ body: { ids, command } })
    : pair.officer.api.po.applications.move({ body: { ids, command } });

/** A job with this many on its waiting list, put there one after the other, and one who has an offer. */
async function lined(title: string, many: number, more: object = {}) {
  const { jobId, postingId } = await openJob(server, pair, { title, ...more });
  const holder = await studentOf(server, pair);
  const { id: held } = await applied(holder, postingId);
  const offer = await offered(pair, held);
  const line = [];
  for (let one = 0; one < many; one++) {
    const student = await studentOf(server, pair);
    const { id } = await applied(student, postingId);
    line.push({ student, id });
  }
  const ids = line.map(({ id }) => id);
  for (const command of ["SHORTLIST", "ADVANCE", "WAITLIST"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids, command } }));
  return { jobId, postingId, holder, held, offer, line, ids };
}
const inLine = async (jobId: string, by: Person = pair.hr) => {
  const calls = by === pair.hr ? by.api.hr.applications : by.api.po.applications;
  const asked = { params: { id: jobId }, query: { stage: "WAITLISTED", limit: 2 } };
  const first = ok(await calls.list(asked)).data;
  const next = first.next
    ? ok(await calls.list({ ...asked, query: { ...asked.query, next: first.next } })).data.items
    : [];
  return [...first.items, ...next].map(({ id, waiting }) => [id, waiting?.place]);
};
const freeOn = async (jobId: string) =>
  ok(await pair.hr.api.hr.applications.board({ params: { id: jobId }, query: {} })).data.freePlaces;
const decline = ({ holder, offer }: Awaited<ReturnType<typeof lined>>) =>
  holder.api.student.hiring.offers.answer({
    params: { id: offer.id },
    body: { command: "DECLINE" },
  });
const told = async ({ api }: Person, type: string) =>
  ok(await api.notifications.list({ query: { limit: 100 } })).data.items.filter(
    (notice) => notice.type === type,
  );

test("who comes last onto the waiting list is last, and is given another place by either side", async () => {
  const { jobId, ids, line } = await lined("Ranked", 3);
  const [one = "", two = "", three = ""] = ids;
  expect(await inLine(jobId)).toEqual([
    [one, 1],
    [two, 2],
    [three, 3],
  ]);
  const up = { params: { id: three }, body: { place: 1 } };
  const sheet = ok(await pair.hr.api.hr.applications.rank(up)).data;
  expect(sheet.waiting).toEqual({ place: 1, of: 3 });
  expect(sheet.timeline[0]).toMatchObject({ command: "RANK", reason: "From place 3 to place 1." });
  // Further than the end is the end.
  const down = { params: { id: one }, body: { place: 99 } };
  ok(await pair.officer.api.po.applications.rank(down));
  const after = [
    [three, 1],
    [two, 2],
    [one, 3],
  ];
  expect(await inLine(jobId)).toEqual(after);
  expect(await inLine(jobId, pair.officer)).toEqual(after);
  const { student } = line[0] ?? {};
  const mine = ok(await student!.api.student.hiring.applications.read({ params: { id: one } }));
  expect(mine.data.waiting).toEqual({ place: 3, of: 3 });
  const [listed] = ok(await student!.api.student.hiring.applications.list({})).data;
  expect(listed?.waiting).toEqual({ place: 3, of: 3 });
});

test("nobody but the company and the college ranks, and nobody who does not wait is ranked", async () => {
  const { ids, held } = await lined("Whose list", 1);
  const stranger = await hiringPair(server);
  const asked = { params: { id: ids[0] ?? "" }, body: { place: 1 } };
  expect(refusal(await stranger.hr.api.hr.applications.rank(asked)).status).toBe(404);
  expect(refusal(await stranger.officer.api.po.applications.rank(asked)).status).toBe(404);
  const other = { params: { id: held }, body: { place: 1 } };
  expect(refusal(await pair.hr.api.hr.applications.rank(other)).status).toBe(409);
  const none = { params: { id: ids[0] ?? "" }, body: { place: 0 } };
  expect(refusal(await pair.hr.api.hr.applications.rank(none)).body.errors).toHaveProperty("place");
});

test("where the connection has ended, the college alone is told of a free place", async () => {
  const made = await lined("Apart", 1);
  await connect(server, pair.officer, pair.hr, "DISCONNECTED");
  ok(await decline(made));
  const ofThis = { title: expect.stringContaining("free for Apart") };
  expect((await told(pair.officer, "application.place"))[0]).toMatchObject(ofThis);
  expect(await told(pair.hr, "application.place")).not.toContainEqual(
    expect.objectContaining(ofThis),
  );
  expect(await freeOn(made.jobId)).toEqual([]);
  await connect(server, pair.officer, pair.hr);
});

test("a declined offer frees a place: both sides are told who is first, and one act moves them up", async () => {
  const made = await lined("Freed", 2);
  const { jobId, ids } = made;
  const [first = "", second = ""] = ids;
  expect(await freeOn(jobId)).toEqual([]);
  ok(await decline(made));
  expect(await freeOn(jobId)).toMatchObject([{ many: 1, next: { id: first } }]);
  for (const person of [pair.hr, pair.officer])
    expect((await told(person, "application.place"))[0]).toMatchObject({
      title: expect.stringMatching(/^A place is free for Freed: .* is first on the waiting list$/),
      link: expect.stringContaining(`candidate=${first}`),
    });
  const attention = async () => [
    ok(await pair.hr.api.hr.todos.attention({})).data,
    ok(await pair.officer.api.po.todos.attention({})).data,
  ];
  for (const waiting of await attention())
    expect(waiting).toContainEqual(
      expect.objectContaining({
        kind: "FREE_PLACES",
        title: expect.stringContaining("A place is free for Freed"),
      }),
    );

  // Never by itself: they stay where they are until somebody moves them.
  expect((await inLine(jobId)).map(([id]) => id)).toEqual([first, second]);
  const done = ok(await move("officer", [first], "SELECT")).data;
  expect(await freeOn(jobId)).toEqual([]);
  expect(await inLine(jobId)).toEqual([[second, 1]]);
  for (const waiting of await attention())
    expect(waiting.filter(({ title }) => title.includes("Freed"))).toEqual([]);

  // Taken back, they are first again, and the place is free.
  ok(await pair.officer.api.po.applications.undo({ params: { id: done.undoId ?? "" } }));
  expect(await freeOn(jobId)).toMatchObject([{ many: 1, next: { id: first } }]);
  expect(await inLine(jobId)).toEqual([
    [first, 1],
    [second, 2],
  ]);
});

test("a place that is taken again by the one who left it is not free", async () => {
  const made = await lined("Offered again", 1);
  ok(await decline(made));
  expect(await freeOn(made.jobId)).toHaveLength(1);
  const body = { applicationId: made.held, role: "Engineer", ctc: 1_500_000 };
  ok(await pair.hr.api.hr.offers.extend({ body }));
  expect(await freeOn(made.jobId)).toEqual([]);
});

test("where vacancies are told, what was offered beyond them frees no place", async () => {
  const made = await lined("Two of one", 2, { vacancies: 1 });
  const [first = ""] = made.ids;
  ok(await move("hr", [first], "SELECT"));
  ok(await decline(made));
  expect(await freeOn(made.jobId)).toEqual([]);
  const release = { ids: [first], command: "RELEASE" as const };
  ok(await pair.officer.api.po.applications.move({ body: release }));
  expect(await freeOn(made.jobId)).toMatchObject([{ many: 1, next: { id: made.ids[1] } }]);
});

test("a place that comes free because somebody selected is turned down is told to the college", async () => {
  const { ids } = await lined("Turned down", 2);
  ok(await move("hr", [ids[0]!], "SELECT"));
  ok(await pair.hr.api.hr.applications.move({ body: { ids: [ids[0]!], command: "REJECT" } }));
  const { items } = ok(await pair.officer.api.notifications.list({ query: { limit: 100 } })).data;
  const places = items.filter(({ type }) => type === "application.place");
  expect(places.filter((each) => JSON.stringify(each).includes("Turned down"))).toHaveLength(1);
});

test("the cursor of another list begins no waiting list, and is refused at its field", async () => {
  const { jobId, ids } = await lined("Cursors", 2);
  const params = { id: jobId };
  const { list } = pair.hr.api.hr.applications;
  const first = ok(await list({ params, query: { limit: 1 } })).data;
  const query = { stage: "WAITLISTED", next: first.next ?? "" };
  const { status, body } = refusal(await list({ params, query }));
  expect([status, body.errors]).toEqual([400, { next: "Start the list again." }]);
  const own = ok(await list({ params, query: { stage: "WAITLISTED", limit: 1 } })).data;
  const rest = { params, query: { stage: "WAITLISTED", next: own.next ?? "" } };
  expect(ok(await list(rest)).data.items.map(({ id }) => id)).toEqual(ids.slice(1));
});
