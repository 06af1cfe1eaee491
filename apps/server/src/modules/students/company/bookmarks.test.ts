import { limits } from "@toran/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { removeUser, staffOf } from "../../accounts/profile";
import { addStudents } from "../../../testing/students";
import { auditedOf } from "../../../testing/audited";
import { connect } from "../../../testing/connect";
import { enrol } from "../../../testing/enrol";
import { joinOffice } from "../../../testing/join-office";
import { ok, refusal } from "../../../testing/ok";
import { type Pair, pairOf } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";
import { students } from "../tables";
import { bookmarksOf } from "./bookmarks";
import { candidateBookmarks } from "./tables";

const server = await startServer();
const { db } = server;
type Person = Awaited<ReturnType<typeof server.person>>;
let pair: Pair;
let colleague: Person;
let student: Person;
let other: Person;

const of = ({ id }: { id: string }) => ({ params: { id } });
const put = (who: { id: string }, hr = pair.hr) => hr.api.hr.students.bookmark(of(who));
const take = (who: { id: string }, hr = pair.hr) => hr.api.hr.students.removeBookmark(of(who));
/** The ids of the students whom a company has bookmarked, and how many it is told they are. */
async function bookmarked(hr = pair.hr) {
  const { items, total } = ok(
    await hr.api.hr.students.list({ query: { bookmarked: "true" } }),
  ).data;
  return { ids: items.map(({ id }) => id), total };
}
const nobody = { ids: [], total: 0 };

beforeAll(async () => {
  pair = await pairOf(server);
  colleague = await server.person("hr-ready");
  await joinOffice(server, colleague, pair.hr);
  student = await enrol(server, "student-new", pair.collegeId, "CONNECTED_COMPANIES");
  other = await enrol(server, "student-new", pair.collegeId, "CONNECTED_COMPANIES");
  await connect(server, pair.officer, pair.hr);
});
beforeEach(() => db.delete(candidateBookmarks));

test("a company bookmarks a student for all its people, and finds them again with who did it and when", async () => {
  const made = ok(await put(student)).data;
  expect(made.by).toBeTruthy();
  expect(await bookmarked()).toEqual({ ids: [student.id], total: 1 });
  expect(await bookmarked(colleague)).toEqual({ ids: [student.id], total: 1 });
  server.pass(60_000);
  // Whoever was first stays.
  expect(ok(await put(student, colleague)).data).toEqual(made);
  const page = ok(await colleague.api.hr.students.read(of(student))).data;
  expect(page.bookmark).toEqual(made);
  const { items } = ok(await colleague.api.hr.students.list()).data;
  const found = new Map(items.map(({ id, bookmark }) => [id, bookmark]));
  expect(found.get(student.id)).toEqual(made);
  expect(found.get(other.id)).toBeNull();
  const rest = ok(await pair.hr.api.hr.students.list({ query: { bookmarked: "false" } })).data;
  expect(rest.items.map(({ id }) => id)).toEqual([other.id]);
  ok(await take(student, colleague));
  // A second tab that knows nothing of it is right as well.
  ok(await take(student));
  expect(await bookmarked()).toEqual(nobody);
});

test("the bookmark of somebody who has left stays with the company, without their name", async () => {
  const leaver = await server.person("hr-ready");
  await joinOffice(server, leaver, pair.hr);
  ok(await put(student, leaver));
  await removeUser(db, leaver);
  const page = ok(await pair.hr.api.hr.students.read(of(student))).data;
  expect(page.bookmark).toMatchObject({ by: null });
  expect((await bookmarked()).ids).toEqual([student.id]);
});

test("a bookmark shows only whom the company may see now, counts nobody else, and comes back with the right", async () => {
  ok(await put(student));
  const { setVisibility } = student.api.student.profile;
  const status = (accountStatus: "ACTIVE" | "SUSPENDED") =>
    db.update(students).set({ accountStatus }).where(eq(students.userId, student.id));
  const ways = [
    [
      () => setVisibility({ body: { level: "PRIVATE" } }),
      () => setVisibility({ body: { level: "CONNECTED_COMPANIES" } }),
    ],
    [() => status("SUSPENDED"), () => status("ACTIVE")],
    [
      () => connect(server, pair.officer, pair.hr, "DISCONNECTED"),
      () => connect(server, pair.officer, pair.hr),
    ],
  ];
  for (const [closes, opens] of ways) {
    await closes?.();
    expect(await bookmarked()).toEqual(nobody);
    expect(refusal(await put(student)).status).toBeOneOf([403, 404]);
    await opens?.();
    expect(await bookmarked()).toEqual({ ids: [student.id], total: 1 });
  }
});

test("a bookmark of a student who is out of sight can be taken away, and is not there a second time", async () => {
  ok(await put(student));
  ok(await student.api.student.profile.setVisibility({ body: { level: "PRIVATE" } }));
  ok(await take(student));
  expect(refusal(await take(student)).status).toBe(404);
  ok(await student.api.student.profile.setVisibility({ body: { level: "CONNECTED_COMPANIES" } }));
  expect(await bookmarked()).toEqual(nobody);
});

test("the student is told of no visit by a bookmark, and finds it in what they take along", async () => {
  const before = ok(await student.api.student.trust.accessLog()).data.items.length;
  const at = new Date(ok(await put(student)).data.at);
  expect(ok(await student.api.student.trust.accessLog()).data.items).toHaveLength(before);
  const { name } = ok(await pair.hr.api.hr.company.read()).data ?? {};
  expect(await bookmarksOf(db, student.id)).toEqual([{ company: name, at }]);
  expect(await bookmarksOf(db, other.id)).toEqual([]);
});

test("bookmarks come window by window, and go with a student who is erased", async () => {
  const leaver = await enrol(server, "student-new", pair.collegeId, "CONNECTED_COMPANIES");
  const all = [student, other, leaver];
  for (const each of all) ok(await put(each));
  const one = async (next: string | null) => {
    const query = { bookmarked: "true" as const, limit: 1, ...(next && { next }) };
    return ok(await pair.hr.api.hr.students.list({ query })).data;
  };
  const seen: string[] = [];
  for (let window = await one(null); ; window = await one(window.next)) {
    seen.push(...window.items.map(({ id }) => id));
    if (!window.next) break;
  }
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  await removeUser(db, leaver);
  expect((await bookmarked()).total).toBe(2);
  expect(await db.$count(candidateBookmarks)).toBe(2);
});

test("59: a bookmark is its company's alone, and of whom the company may see", async () => {
  ok(await put(student));
  const stranger = await pairOf(server);
  const refused = refusal(await put(student, stranger.hr));
  expect(refused.status).toBe(403);
  expect(refused.message).toContain("does not show you its students");
  expect(refusal(await take(student, stranger.hr)).status).toBe(403);
  expect(await bookmarked(stranger.hr)).toEqual(nobody);
  const lines = await auditedOf(server, stranger.hr);
  expect(lines.map(({ action, entity }) => [action, entity])).toEqual([
    ["students.refused", student.id],
    ["students.refused", student.id],
  ]);
  await connect(server, pair.officer, stranger.hr);
  expect(await bookmarked(stranger.hr)).toEqual(nobody);
  const page = ok(await stranger.hr.api.hr.students.read(of(student))).data;
  expect(page.bookmark).toBeNull();
  expect((await bookmarked()).ids).toEqual([student.id]);
});

test("59: who only looks bookmarks nobody, and finds what others have bookmarked", async () => {
  ok(await put(student));
  const viewer = await server.person("hr-ready");
  await joinOffice(server, viewer, pair.hr);
  ok(await pair.hr.api.hr.managers.change({ ...of(viewer), body: { rank: "VIEWER" } }));
  expect(refusal(await put(other, viewer)).status).toBe(403);
  expect(refusal(await take(student, viewer)).status).toBe(403);
  expect((await bookmarked(viewer)).ids).toEqual([student.id]);
});

test("the company's people are told of a bookmark at once, and nobody else is", async () => {
  const told: unknown[] = [];
  server.deps.events.on("happened", (userId, type, payload) =>
    told.push(type === "bookmark.changed" ? [userId, payload] : undefined),
  );
  const staff = await staffOf(db, { companyId: pair.companyId });
  const toStaff = (payload: unknown) =>
    expect.arrayContaining(staff.map(({ id }) => [id, payload]));
  const { data: bookmark } = ok(await put(student));
  expect(told).toHaveLength(staff.length);
  expect(told.splice(0)).toEqual(toStaff({ studentId: student.id, bookmark }));
  ok(await put(student));
  expect(told).toEqual([]);
  ok(await take(student));
  expect(told.splice(0)).toEqual(toStaff({ studentId: student.id, bookmark: null }));
  ok(await take(student));
  expect(told).toEqual([]);
  server.deps.events.removeAllListeners("happened");
});

test("64: a rush of presses makes one bookmark, and a company keeps as many as there is room for among those it sees", async () => {
  const replies = await Promise.all([put(student), put(student, colleague), put(student)]);
  expect(new Set(replies.map((reply) => ok(reply).data.at)).size).toBe(1);
  expect(await db.$count(candidateBookmarks)).toBe(1);
  const ids = await addStudents(
    server,
    pair.officer,
    Array.from({ length: limits.bulkStudents - 1 }, () => ({})),
  );
  const mark = { companyId: pair.companyId, bookmarkedAt: server.deps.now() };
  const rows = ids.map((studentId) => ({ ...mark, studentId }));
  await db.insert(candidateBookmarks).values(rows);
  // They have opened nothing to companies, and so fill no room.
  ok(await put(other));
  ok(await take(other));
  await db.execute(
    sql`insert into visibilities select (jsonb_populate_record(open, jsonb_build_object('student_id', ${candidateBookmarks.studentId}))).*
      from visibilities open, ${candidateBookmarks} where open.student_id = ${student.id} and ${candidateBookmarks.studentId} <> ${student.id}`,
  );
  const refused = refusal(await put(other));
  expect(refused.status).toBe(409);
  expect(refused.message).toContain("5,000");
  ok(await put(student));
});
