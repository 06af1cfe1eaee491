import { isFailure } from "@toran/api-client";
import { beforeAll, expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { applied, hiringPair, openJob, studentOf } from "../../testing/hiring";
import { ok, refusal } from "../../testing/ok";
import type { Pair } from "../../testing/pair";
import { startServer } from "../../testing/start-server";
import { addStudents } from "../../testing/students";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

test("years of gap that nobody has said keep from applying and say where they are said; too many are no change away", async () => {
  const rule = { field: "gapYears" as const, op: "AT_MOST" as const, value: 1 };
  const { postingId } = await openJob(server, pair, { rule });
  const student = await studentOf(server, pair);
  const params = { id: postingId };
  const { postings, receipts } = student.api.student.hiring;
  const view = async () => {
    const { eligible, oneAway, unmet } = ok(await postings.read({ params })).data;
    return [eligible, oneAway, unmet];
  };
  const asked = { field: "gapYears", asked: "Gap years at most 1" };
  expect(await view()).toEqual([false, true, [{ ...asked, has: null }]]);
  expect(refusal(await postings.apply({ params, body: {} })).body.message).toBe(
    "Not open to you: Gap years at most 1 (missing: say it in your portfolio under “Where you study”).",
  );
  const [receipt] = ok(await receipts.list({})).data;
  expect(receipt).toMatchObject({ rule: "Gap years at most 1", values: [{ ...asked, has: null }] });

  const { setGapYears } = pair.officer.api.po.students;
  ok(await setGapYears({ params: { id: student.id }, body: { gapYears: 2 } }));
  expect(await view()).toEqual([false, false, [{ ...asked, has: "2" }]]);
  ok(await setGapYears({ params: { id: student.id }, body: { gapYears: 1 } }));
  expect((await applied(student, postingId)).state).toBe("SUBMITTED");
});

test("years of gap are said once by a confirmed student, and put right by the office alone", async () => {
  const student = await studentOf(server, pair, { rollNumber: "26CF13" });
  const { personal } = student.api.student;
  const read = ok(await personal.educationDetails()).data;
  if (!read) throw new Error("The student has no studies.");
  const { college, degree, department, rollNumber, graduationYear } = read;
  const known = { college, degree, department, rollNumber, graduationYear };
  const body = { ...known, ...(read.cgpa !== null && { cgpa: read.cgpa }) };
  const save = (more: object) => personal.saveEducationDetails({ body: { ...body, ...more } });
  for (const gapYears of [-1, 11, "many"])
    expect(refusal(await save({ gapYears })).body.errors).toEqual({
      gapYears: "Give whole years from 0 to 10.",
    });
  expect(refusal(await save({ gapYears: 1.5 })).body.errors).toEqual({
    gapYears: "Give a whole number.",
  });
  expect(ok(await save({})).data.details.gapYears).toBeNull();
  expect(ok(await save({ gapYears: 2 })).data.details.gapYears).toBe(2);
  for (const gapYears of [0, ""])
    expect(refusal(await save({ gapYears })).body.errors).toEqual({
      gapYears: "Your placement office has confirmed this. Ask it to change it.",
    });
  const { students } = pair.officer.api.po;
  const params = { id: student.id };
  ok(await students.setGapYears({ params, body: { gapYears: 1 } }));
  expect(ok(await students.read({ params })).data.marks.gapYears).toBe(1);
  expect(ok(await save({})).data.details.gapYears).toBe(1);
  // What the office does not know either is the student's to say.
  ok(await students.setGapYears({ params, body: { gapYears: null } }));
  expect(ok(await save({ gapYears: 0 })).data.details.gapYears).toBe(0);
});

test("years of gap are put right by officers of the college alone, and written down with what they were", async () => {
  const { officer } = pair;
  // None of the invented people is called so, of whom some may be at this college.
  const [id = ""] = await addStudents(server, officer, [{ firstName: "Ponni", gapYears: 3 }]);
  const params = { id };
  const { students } = officer.api.po;
  expect(ok(await students.setGapYears({ params, body: { gapYears: 0 } })).data.gapYears).toBe(0);
  expect((await auditedOf(server, officer)).at(-1)).toMatchObject({
    action: "students.gap-years",
    entity: id,
    before: { gapYears: 3 },
    after: { name: "Ponni Rao", gapYears: 0 },
  });
  const other = await server.person("officer-ready");
  const body = { gapYears: 1 };
  expect(refusal(await other.api.po.students.setGapYears({ params, body })).status).toBe(404);
  const path = `/api/v1/placement-officer/student-gap-years/${id}`;
  for (const payload of [{}, { gapYears: 11 }, { gapYears: "none" }]) {
    const wrong = await officer.call("PUT", path, { payload });
    expect([wrong.statusCode, wrong.json<{ errors: object }>().errors]).toEqual([
      400,
      { gapYears: "Give whole years from 0 to 10." },
    ]);
  }
  const query = { format: "csv", search: "Ponni", columns: ["firstName", "gapYears"] } as const;
  const file = await students.export({ query: { ...query, columns: [...query.columns] } });
  if (isFailure(file)) throw new Error(JSON.stringify(file.body));
  expect(await file.text()).toBe("First name,Gap years\r\nPonni,0\r\n");
});
