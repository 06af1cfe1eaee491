import { expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import type { Browser } from "../../testing/browser";
import { ok, refusal } from "../../testing/ok";
import { chosen, officerOnPlan, pay } from "../../testing/paying";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();
const holds = 300;
const graduationYear = new Date().getUTCFullYear() + 1;
const department = "Civil";
const headings = "email,roll_number,first_name,degree,department,graduation_year,cgpa";

/** A sheet of new students, from a number to another. */
const sheet = (from: number, to: number, cgpa = "8.1") =>
  new File(
    [
      [
        headings,
        ...Array.from({ length: to - from + 1 }, (_, n) => {
          const id = `${from + n}.${unique}`;
          return `s${id}@class.example,26CE-${from + n},Asha,B.E.,${department},${graduationYear},${cgpa}`;
        }),
      ].join("\n"),
    ],
    `from ${from}.csv`,
  );
let unique = 0;

/** An officer of a college whose plan has room for so many more. */
async function withRoom(left: number) {
  unique++;
  const officer = await officerOnPlan(server);
  await addStudents(
    server,
    officer,
    Array.from({ length: holds - left }, () => ({})),
  );
  const look = async (file: File) =>
    ok(await officer.api.po.imports.upload({ body: { file, mode: "PREVIEW" } })).data;
  const commit = (id: string, rows?: "ALL") =>
    officer.api.po.imports.commit({ params: { id }, body: { ...(rows && { rows }) } });
  const read = async (id: string) => ok(await officer.api.po.imports.read({ params: { id } })).data;
  return { officer, look, commit, read };
}
const there = async ({ api }: Browser) => ok(await api.po.billing.subscription()).data.used;

test("the look says how many fit and which plan holds all; those are taken in in the order of the sheet, the others said to have had no room", async () => {
  const { officer, look, commit, read } = await withRoom(2);
  const found = await look(sheet(1, 5));
  expect(found.room).toEqual({ holds, there: 298, outside: 3, larger: "Campus" });
  expect(found.counts.CREATE).toBe(5);
  const done = ok(await commit(found.id)).data;
  expect(done).toMatchObject({ state: "DONE", created: 2, counts: { CREATE: 2, CONFLICT: 3 } });
  expect(done.room).toEqual({ holds, there: 300, outside: 3, larger: "Campus" });
  expect(done.errors.map(({ row }) => row)).toEqual([4, 5, 6]);
  expect(done.errors[0]).toMatchObject({
    field: "plan",
    message: "Your plan had no room for this student. A larger plan takes more.",
  });
  expect(await there(officer)).toEqual({ students: 300, officers: 1 });
  ok(await pay(officer, (await chosen(officer, 1)).id));
  const failed = await officer.api.po.imports.failed({ params: { id: found.id } });
  // It holds names and addresses, so who took it is written down.
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "students.import-left-out",
    entity: found.id,
  });
  const mended = new File([failed as Blob], "rows left out.csv");
  const again = await look(mended);
  expect([again.counts.CREATE, again.room]).toEqual([3, undefined]);
  expect(ok(await commit(again.id)).data.created).toBe(3);
  expect((await read(found.id)).room).toMatchObject({ there: 303, outside: 3 });
});

test("a sheet of which nobody fits waits; who is there already is changed by it all the same", async () => {
  const { officer, look, commit, read } = await withRoom(1);
  const first = await look(sheet(1, 1));
  ok(await commit(first.id));
  const { id } = await look(sheet(2, 3));
  expect(refusal(await commit(id))).toMatchObject({
    status: 409,
    body: { isFull: true },
    message:
      "Your plan holds 300 students and 300 are there: no more fit. A larger plan takes more.",
  });
  expect(await read(id)).toMatchObject({ state: "PREVIEW", room: { outside: 2 } });
  const mixed = await look(sheet(1, 3, "9.5"));
  expect(ok(await commit(mixed.id)).data).toMatchObject({ created: 0, updated: 1, applied: 1 });
  ok(await pay(officer, (await chosen(officer, 1)).id));
  expect(await read(id)).not.toHaveProperty("room");
  expect(ok(await commit(id)).data.created).toBe(2);
});

test("all or nothing takes nothing in where one does not fit", async () => {
  const { officer, look, commit, read } = await withRoom(2);
  const { id } = await look(sheet(1, 3));
  expect(refusal(await commit(id, "ALL")).message).toBe(
    "Your plan holds 300 students and 298 are there: 2 more fit. The sheet brings 3, so nothing was taken in. A larger plan takes more.",
  );
  expect(await read(id)).toMatchObject({ state: "PREVIEW", applied: 0 });
  expect((await there(officer))?.students).toBe(298);
});

test("54: of two sheets taken in at once for the last places, no more come in than fit", async () => {
  const { officer, look, commit } = await withRoom(100);
  const [one, other] = [await look(sheet(1, 95)), await look(sheet(101, 195))];
  const [first, second] = await Promise.all([commit(one.id), commit(other.id)]);
  const [a, b] = [ok(first).data, ok(second).data];
  expect(a.created + b.created).toBe(100);
  expect((a.room?.outside ?? 0) + (b.room?.outside ?? 0)).toBe(90);
  expect((await there(officer))?.students).toBe(holds);
});

const inviting = ({ api }: Browser, n: number) =>
  api.po.imports.inviteOne({
    body: {
      email: `one.${n}.${unique}@class.example`,
      rollNumber: `26CE9${n}`,
      firstName: "Asha",
      degree: "B.E.",
      department,
      graduationYear,
    },
  });

test("54: one student is invited while there is room, of two at once for the last place one, and a refusal leaves no import behind", async () => {
  const { officer } = await withRoom(1);
  const replies = await Promise.all([inviting(officer, 1), inviting(officer, 2)]);
  expect(replies.filter((reply) => "data" in reply)).toHaveLength(1);
  const refusals = [
    replies.find((reply) => !("data" in reply)) as (typeof replies)[number],
    await inviting(officer, 3),
  ];
  for (const reply of refusals)
    expect(refusal(reply)).toMatchObject({
      status: 409,
      body: { isFull: true },
      message:
        "Your plan holds 300 students and 300 are there: no more fit. A larger plan takes more.",
    });
  expect(ok(await officer.api.po.imports.list({})).data.items).toHaveLength(1);
  expect((await there(officer))?.students).toBe(holds);
});

test("who has left, or was not let in, takes no place; who is invited, suspended or asked for changes takes one", async () => {
  unique++;
  const officer = await officerOnPlan(server);
  const states = [
    "INVITED",
    "REGISTERED",
    "ACTIVE",
    "CHANGES_REQUESTED",
    "SUSPENDED",
    "REJECTED",
    "DEREGISTERED",
    "ALUMNI",
  ] as const;
  await addStudents(
    server,
    officer,
    states.map((accountStatus) => ({ accountStatus })),
  );
  expect((await there(officer))?.students).toBe(5);
});

test("68: another college's students take no place, and one that has more than its plan holds keeps them", async () => {
  const { officer } = await withRoom(-20);
  const { officer: other } = await withRoom(1);
  ok(await inviting(other, 4));
  expect(refusal(await inviting(officer, 5)).message).toBe(
    "Your plan holds 300 students and 320 are there: no more fit. A larger plan takes more.",
  );
  const list = ok(await officer.api.po.students.list({})).data;
  expect(list.items.length).toBeGreaterThan(0);
});
