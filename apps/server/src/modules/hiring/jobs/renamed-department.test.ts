import type { RuleOp } from "@toran/contract/hiring/rule";
import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("the rule of a job follows a department to its new name, and goes with the old one where another has it since", async () => {
  const pair = await hiringPair(server);
  const { officer } = pair;
  const { college, postings } = officer.api.po;
  const save = async (...departments: { id?: string; name: string }[]) =>
    ok(await college.updateMajors({ body: { departments } })).data.departments;
  const [first] = ok(await college.data()).data.departments;
  if (!first) throw new Error("The college teaches nothing.");
  const { id } = first;
  const ruled = async (op: RuleOp) =>
    (
      await openJob(server, pair, {
        rule: { field: "department", op, value: [first.name.toUpperCase()] },
      })
    ).postingId;
  const [forIt, forOthers, afterwards] = [
    await ruled("ONE_OF"),
    await ruled("NONE_OF"),
    await ruled("ONE_OF"),
  ];
  const reached = async (posting: string) =>
    ok(await postings.read({ params: { id: posting } })).data.eligible;
  const student = await studentOf(server, pair, { department: first.name });
  const before = [await reached(forIt), await reached(forOthers)];
  const [other] = before;
  expect(other).toBeGreaterThan(0);

  await save({ id, name: "Computing" });
  await save({ id, name: "Computing and Data" });
  expect([await reached(forIt), await reached(forOthers)]).toEqual(before);
  await applied(student, forIt);
  const barred = { params: { id: forOthers }, body: {} };
  const { postings: own } = student.api.student.hiring;
  expect(refusal(await own.apply(barred)).status).toBe(403);

  // Whoever has the name by now is meant by it.
  await save({ name: first.name });
  expect(await reached(afterwards)).toBe(0);
  const fresh = await studentOf(server, pair, { department: first.name });
  expect(await reached(afterwards)).toBe(1);
  expect(refusal(await own.apply({ params: { id: afterwards }, body: {} })).status).toBe(403);
  await applied(fresh, afterwards);
});

test("who applied before a department was renamed keeps its code on the board", async () => {
  const pair = await hiringPair(server);
  const { college } = pair.officer.api.po;
  const save = async (department: { id?: string; name: string }) =>
    ok(await college.updateMajors({ body: { departments: [{ ...department, code: "ROB" }] } }));
  await save({ name: "Robotics" });
  const { departments } = ok(await college.data()).data;
  const id = departments.find(({ name }) => name === "Robotics")?.id ?? "";
  const student = await studentOf(server, pair, { department: "Robotics" });
  const { jobId, postingId } = await openJob(server, pair);
  await applied(student, postingId);
  await save({ id, name: "Robotics and Machines" });
  const { applications } = pair.hr.api.hr;
  const board = ok(await applications.board({ params: { id: jobId }, query: {} })).data;
  const cards = board.first.flatMap(({ items }) => items);
  expect(cards).toMatchObject([{ department: "Robotics", departmentCode: "ROB" }]);
});
