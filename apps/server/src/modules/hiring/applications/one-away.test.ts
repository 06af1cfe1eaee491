import type { Rule } from "@toran/contract/hiring/rule";
import { expect, test } from "vitest";
import { hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("what is long over is no change away, and of conditions that stand for each other one would do", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair, { cgpa: 7, tenthPercent: 55 });
  const { postings } = student.api.student.hiring;
  const tenth: Rule = { field: "tenthPercent", op: "AT_LEAST", value: 60 };
  const cgpa: Rule = { field: "cgpa", op: "AT_LEAST", value: 8 };
  const view = async (rule: Rule) => {
    const { postingId } = await openJob(server, pair, { rule });
    const params = { id: postingId };
    const { oneAway } = ok(await postings.read({ params })).data;
    return [oneAway, refusal(await postings.apply({ params, body: {} })).body.message];
  };
  const low = "10th percentage at least 60.00 (yours: 55.00)";
  const better = "CGPA at least 8.00 (yours: 7.00)";
  expect(await view(tenth)).toEqual([false, `Not open to you: ${low}.`]);
  expect(await view({ any: [tenth, cgpa] })).toEqual([
    true,
    `Not open to you: ${low} or ${better}.`,
  ]);
  expect(await view({ all: [tenth, cgpa] })).toEqual([
    false,
    `Not open to you: ${low}; ${better}.`,
  ]);
  const [receipt] = ok(await student.api.student.hiring.receipts.list({})).data;
  expect(receipt?.values.map(({ either }) => either)).toEqual([undefined, undefined]);
});
