import { addDays, collegeDay } from "@toran/contract/calendar/zones";
import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

/** An offer that its student has accepted. */
async function accepted() {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id } = await offered(pair, (await applied(student, postingId)).id);
  const params = { id };
  ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
  return { pair, params };
}

test("joining is put off to a later day alone, each time counted", async () => {
  const { pair, params } = await accepted();
  const today = collegeDay(server.deps.now());
  const defer = (joiningDate: string) =>
    pair.hr.api.hr.offers.command({ params, body: { command: "DEFER", joiningDate } });
  const wrong = async (joiningDate: string) =>
    refusal(await defer(joiningDate)).body.errors?.["joiningDate"];
  expect(await wrong(addDays(today, -1))).toBe("This day is over.");
  ok(await defer(addDays(today, 40)));
  for (const early of [0, 20, 40])
    expect(await wrong(addDays(today, early))).toMatch(/^Give a day after \d+ \w+ \d{4},/);
  const { offer } = ok(await defer(addDays(today, 41))).data;
  expect([offer.state, offer.joiningDate, offer.deferrals]).toEqual([
    "DEFERRED",
    addDays(today, 41),
    2,
  ]);
});

test("nobody has joined before the day that was agreed, whoever says so", async () => {
  const { pair, params } = await accepted();
  const joiningDate = addDays(collegeDay(server.deps.now()), 3);
  ok(await pair.hr.api.hr.offers.command({ params, body: { command: "DEFER", joiningDate } }));
  const join = { params, body: { command: "JOIN" as const } };
  const sides = [pair.hr.api.hr.offers, pair.officer.api.po.offers];
  for (const { command } of sides) {
    const { status, message } = refusal(await command(join));
    expect(status).toBe(409);
    expect(message).toMatch(/^The joining date is \d+ \w+ \d{4}\. This can be said from/);
  }
  server.pass(3 * 24 * 60 * 60 * 1000);
  expect(ok(await sides[1]!.command(join)).data.offer.state).toBe("JOINED");
});

test("an offer does not begin on a day that is over, and one that was made stays when its day has come", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { postingId } = await openJob(server, pair);
  const { id: applicationId } = await applied(student, postingId);
  for (const command of ["SHORTLIST", "ADVANCE", "SELECT"] as const)
    ok(await pair.hr.api.hr.applications.move({ body: { ids: [applicationId], command } }));
  const today = collegeDay(server.deps.now());
  const body = { applicationId, role: "Engineer", ctc: 900_000, replyDays: 5 };
  const over = { ...body, joiningDate: addDays(today, -1) };
  for (const { extend } of [pair.hr.api.hr.offers, pair.officer.api.po.offers])
    expect(refusal(await extend({ body: over })).body.errors).toEqual({
      joiningDate: "This day is over.",
    });
  const made = await pair.hr.api.hr.offers.extend({ body: { ...body, joiningDate: today } });
  const params = { id: ok(made).data.id };
  server.pass(2 * 24 * 60 * 60 * 1000);
  ok(await student.api.student.hiring.offers.answer({ params, body: { command: "ACCEPT" } }));
  ok(await pair.hr.api.hr.offers.command({ params, body: { command: "JOIN" } }));
});
