import { expect, test } from "vitest";
import { applied, hiringPair, openJob, studentOf } from "../../../testing/hiring";
import { joinOffice } from "../../../testing/join-office";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const pair = await hiringPair(server);

test("an offer whose answer was lost is made once, however often its form is sent, until somebody answers it", async () => {
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id: applicationId } = await applied(student, postingId);
  const ids = [applicationId];
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids, command } }));
  const pay = { ctc: 1_400_000 };
  const body = {
    applicationId,
    role: "Engineer",
    ...pay,
    joiningDate: "2027-07-01",
    note: "Welcome",
  };
  const make = ({ api } = pair.hr, other: Partial<typeof body> = {}) =>
    api.hr.offers.extend({ body: { ...body, ...other } });
  const made = await Promise.all(Array.from({ length: 3 }, async () => ok(await make()).data));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const told = ok(await student.api.notifications.list({ query: {} })).data.items;
  expect(told.filter(({ title }) => title.startsWith("You have an offer"))).toHaveLength(1);

  // Other words, and the words of somebody else, are another offer.
  const colleague = await server.person("hr-ready");
  await joinOffice(server, colleague, pair.hr);
  for (const reply of [await make(pair.hr, { note: "Welcome!" }), await make(colleague)])
    expect(refusal(reply).status).toBe(409);
  const params = { id: made[0]?.id ?? "" };
  ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
  expect(refusal(await make()).status).toBe(409);
});
