import { isFailure } from "@toran/api-client";
import { randomUUID } from "node:crypto";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { auditedOf } from "../../../testing/audited";
import { joinCollege } from "../../../testing/join-college";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";
import { addStudents } from "../../../testing/students";
import { invitations } from "../tables";

const server = await startServer();

test("a sheet tells all of one student: facts, status with its reason, offers, lists, and what happened", async () => {
  const student = await server.person("student-published");
  const officer = await server.person("officer-ready");
  await joinCollege(server, student, officer);
  const { students: calls, archive, bookmark } = officer.api.po;
  const studentId = [student.id];
  const params = { id: student.id };
  ok(await bookmark.create({ body: { name: "Honours", studentId } }));
  ok(await archive.create({ body: { name: "Left", studentId } }));
  ok(
    await calls.setPlacement({
      query: { studentId },
      body: { isPlaced: true, company: "Kestrel" },
    }),
  );
  const reason = "Two offers were turned down without a word.";
  const change = ok(
    await calls.setStatus({ query: { studentId }, body: { status: "SUSPENDED", reason } }),
  ).data;
  const sheet = ok(await calls.read({ params })).data;
  expect(sheet).toMatchObject({
    id: student.id,
    phone: "+919812345678",
    gender: "FEMALE",
    accountStatus: "SUSPENDED",
    status: { value: "SUSPENDED", reason, since: expect.any(String), by: expect.any(String) },
    placementStatus: "PLACED",
    detailsPending: true,
    externalOffers: [{ company: "Kestrel", role: null, state: "ACCEPTED", detailsPending: true }],
    collections: [
      { name: "Honours", kind: "BOOKMARK" },
      { name: "Left", kind: "ARCHIVE" },
    ],
    timeline: [
      { what: "STATUS", from: "ACTIVE", to: "SUSPENDED", reason, undoId: change.undoId },
      { what: "PLACEMENT", from: "NOT_PLACED", to: "PLACED", reason: null },
    ],
  });
  expect(sheet.education.length).toBeGreaterThan(0);
  expect(sheet.slug).toEqual(expect.any(String));

  ok(await calls.undo({ params: { id: change.undoId ?? "" } }));
  const after = ok(await calls.read({ params })).data;
  expect(after.status).toEqual({
    value: "ACTIVE",
    reason: null,
    until: null,
    since: null,
    by: null,
  });
  expect(after.timeline).toMatchObject([
    { from: "SUSPENDED", to: "ACTIVE", undoId: null },
    { undoId: null },
    {},
  ]);

  const other = await server.person("officer-ready");
  expect(refusal(await other.api.po.students.read({ params })).status).toBe(404);
});

test("a status that was set without its reason has none, and says no code word for it", async () => {
  const officer = await server.person("officer-ready");
  const studentId = await addStudents(server, officer, [{}]);
  const { students: calls } = officer.api.po;
  ok(await calls.setStatus({ query: { studentId }, body: { status: "SUSPENDED" } }));
  ok(await calls.setPlacement({ query: { studentId }, body: { isPlaced: true } }));
  ok(await calls.setPlacement({ query: { studentId }, body: { isPlaced: false } }));
  const sheet = ok(await calls.read({ params: { id: studentId[0] ?? "" } })).data;
  expect(sheet.status).toMatchObject({ value: "SUSPENDED", reason: null });
  expect(sheet.externalOffers).toMatchObject([{ state: "ENDED", endReason: null }]);
  expect(JSON.stringify(sheet)).not.toContain("UNSPECIFIED");
});

async function withHostileNames() {
  const officer = await server.person("officer-ready");
  const firstNames = ["=1+2", "+Asha", "@sum", "-Bala", 'C "the, one"', "Zoë\u0007 <&>"];
  await addStudents(
    server,
    officer,
    firstNames.map((firstName, index) => ({
      firstName,
      lastName: "",
      rollNumber: `R00${index}`,
      cgpa: index,
    })),
  );
  const read = async (query: object) => {
    const file = await officer.api.po.students.export({ query: query as never });
    if (isFailure(file)) throw new Error(JSON.stringify(file.body));
    return Buffer.from(await file.arrayBuffer());
  };
  return { officer, read };
}

test("an export holds the rows and columns asked for, and nothing that a spreadsheet would run", async () => {
  const { officer, read } = await withHostileNames();
  const query = { format: "csv", columns: ["firstName", "cgpa"], sort: "cgpa" };
  expect((await read(query)).toString()).toBe(
    '\uFEFFFirst name,CGPA\r\n\'=1+2,0\r\n\'+Asha,1\r\n\'@sum,2\r\n\'-Bala,3\r\n"C ""the, one""",4\r\nZoë\u0007 <&>,5\r\n',
  );
  const filtered = await read({ ...query, minCgpa: 4, columns: ["rollNumber", "phone"] });
  expect(filtered.toString()).toBe("\uFEFFRoll number,Phone\r\nR004,\r\nR005,\r\n");
  const profiles = await read({ ...query, minCgpa: 4, columns: ["rollNumber", "profile"] });
  expect(profiles.toString()).toMatch(
    /^\uFEFFRoll number,Profile \(%\)\r\nR004,\d+\r\nR005,\d+\r\n$/,
  );
  const [entry] = await auditedOf(server, officer);
  expect(entry).toMatchObject({
    action: "students.export",
    after: { format: "csv", columns: ["firstName", "cgpa"], filter: { sort: "cgpa" }, students: 6 },
  });
});

test("an export as a workbook opens, with the rows, and a page about itself", async () => {
  const { read } = await withHostileNames();
  const bytes = await read({ format: "xlsx", columns: ["firstName", "cgpa"], sort: "-cgpa" });
  expect(await readSheet(bytes, "Students")).toEqual([
    ["First name", "CGPA"],
    ["Zoë <&>", 5],
    ['C "the, one"', 4],
    ["'-Bala", 3],
    ["'@sum", 2],
    ["'+Asha", 1],
    ["'=1+2", 0],
  ]);
  expect(await readSheet(bytes, "About")).toContainEqual(["Sorted by", "CGPA, highest first"]);
});

test("an export tells when a student was last changed as the clocks of the college show it", async () => {
  const officer = await server.person("officer-ready");
  await addStudents(server, officer, [{ updatedAt: new Date("2027-03-01T20:15:30.123Z") }]);
  const file = await officer.api.po.students.export({
    query: { format: "csv", columns: ["updatedAt"] },
  });
  if (isFailure(file)) throw new Error(JSON.stringify(file.body));
  expect(await file.text()).toBe("Last changed (IST)\r\n2027-03-02 01:45\r\n");
});

test("the sheet of a list of students and the activity log call the list by its name", async () => {
  const officer = await server.person("officer-ready");
  const studentId = await addStudents(server, officer, [{}]);
  const body = { name: "Honours", studentId };
  const { id } = ok(await officer.api.po.bookmark.create({ body })).data;
  const query = { format: "xlsx" as const, collection: id };
  const file = await officer.api.po.students.export({ query });
  if (isFailure(file)) throw new Error(JSON.stringify(file.body));
  const about = await readSheet(Buffer.from(await file.arrayBuffer()), "About");
  expect(about).toContainEqual(["List", "Honours"]);
  const entries = await auditedOf(server, officer);
  const taken = entries.find(({ action }) => action === "students.export");
  expect(taken).toMatchObject({ after: { filter: { collection: "Honours" } } });
});

test("an export in a format there is not is refused at its field", async () => {
  const officer = await server.person("officer-ready");
  const query = { format: "pdf", columns: ["password"] } as never;
  const reply = refusal(await officer.api.po.students.export({ query }));
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
    400,
    ["format", "columns"],
  ]);
});

test("64: invitations are listed the newest first, run out after two weeks, and are taken back by their own college", async () => {
  const officer = await server.person("officer-ready");
  const other = await server.person("officer-ready");
  const collegeId = ok(await officer.api.po.profile.userData()).data.data.collegeId ?? "";
  const day = 24 * 60 * 60 * 1000;
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const [fresh = "", old = "", accepted = ""] = ids;
  await server.db.insert(invitations).values([
    {
      id: fresh,
      collegeId,
      email: "asha@nilgiri.example",
      name: "Asha",
      state: "SENT",
      sentAt: new Date(Date.now() - day),
    },
    {
      id: old,
      collegeId,
      email: "bala_1@nilgiri.example",
      state: "OPENED",
      sentAt: new Date(Date.now() - 15 * day),
    },
    {
      id: accepted,
      collegeId,
      email: "chitra@nilgiri.example",
      name: "Chitra",
      state: "ACCEPTED",
      sentAt: new Date(Date.now() - 20 * day),
    },
  ]);
  const { invited, removeInvited, exportInvited } = officer.api.po.students;
  const first = ok(await invited({ query: { limit: 2 } })).data;
  expect(first.items).toMatchObject([
    { id: fresh, state: "SENT" },
    { id: old, state: "EXPIRED" },
  ]);
  const rest = ok(await invited({ query: { limit: 2, next: first.next ?? "" } })).data;
  expect(rest).toMatchObject({ items: [{ id: accepted }], next: null });
  expect(ok(await invited({ query: { search: "BALA_" } })).data.items).toMatchObject([{ id: old }]);
  expect(ok(await invited({ query: { count: true } })).data.total).toBe(3);
  for (const [state, id] of [
    ["SENT", fresh],
    ["EXPIRED", old],
    ["ACCEPTED", accepted],
  ] as const)
    expect(ok(await invited({ query: { state } })).data.items.map((row) => row.id)).toEqual([id]);
  const sheet = { format: "csv", state: "EXPIRED", columns: ["email", "state"] } as const;
  const taken = await exportInvited({ query: { ...sheet, columns: [...sheet.columns] } });
  if (isFailure(taken)) throw new Error(JSON.stringify(taken.body));
  expect((await taken.text()).split("\r\n").slice(1, -1)).toEqual([
    expect.stringMatching(/@nilgiri.example,EXPIRED$/),
  ]);

  expect(
    refusal(await other.api.po.students.removeInvited({ query: { studentId: ids } })).status,
  ).toBe(404);
  expect(refusal(await removeInvited({ query: { studentId: [fresh, randomUUID()] } })).status).toBe(
    404,
  );
  const { results } = ok(await removeInvited({ query: { studentId: ids } })).data;
  expect(new Map(results.map((row) => [row.id, row.ok]))).toEqual(
    new Map([
      [fresh, true],
      [old, true],
      [accepted, false],
    ]),
  );
  expect(refusal(await removeInvited({ query: { studentId: ids } })).status).toBe(409);
  expect(ok(await invited()).data.items.map(({ state }) => state)).toEqual([
    "REVOKED",
    "REVOKED",
    "ACCEPTED",
  ]);
});

test("what a student is looking for is said by the student and by officers of the college alone", async () => {
  const student = await server.person("student-ready");
  const officer = await server.person("officer-ready");
  await joinCollege(server, student, officer);
  const params = { id: student.id };
  const said = await student.api.student.personal.sayOutcome({
    body: { outcomeTag: "HIGHER_STUDIES" },
  });
  expect(ok(said).data.outcomeTag).toBe("HIGHER_STUDIES");
  const { students } = officer.api.po;
  expect(ok(await students.read({ params })).data.outcomeTag).toBe("HIGHER_STUDIES");
  const body = { outcomeTag: "SERVICE" } as const;
  expect(ok(await students.setOutcome({ params, body })).data).toEqual(body);
  const [entry] = await auditedOf(server, officer);
  expect(entry).toMatchObject({
    action: "students.outcome",
    before: { outcome: "HIGHER_STUDIES" },
  });
  const other = await server.person("officer-ready");
  expect(refusal(await other.api.po.students.setOutcome({ params, body })).status).toBe(404);
  const wrong = await officer.call(
    "PUT",
    `/api/v1/placement-officer/student-outcome/${student.id}`,
    {
      payload: { outcomeTag: "FAME" },
    },
  );
  expect(wrong.statusCode).toBe(400);
});
