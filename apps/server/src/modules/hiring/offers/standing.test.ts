import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("who was a candidate when they left college is offered what they were chosen for, and may accept it", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, (await openJob(server, pair)).postingId);
  const body = { status: "ALUMNI" as const, studentId: [student.id] };
  ok(await pair.officer.api.po.students.setStatus({ body }));
  const offer = await offered(pair, id);
  const { offers } = student.api.student.hiring;
  const accept = { params: { id: offer.id }, body: { command: "ACCEPT" as const } };
  expect(ok(await offers.answer(accept)).data.offer.state).toBe("ACCEPTED");
});

test("an offer that waits for its college does not go out to a student whose account is frozen meanwhile", async () => {
  const pair = await hiringPair(server);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, (await openJob(server, pair)).postingId);
  const offer = await offered(pair, id, 1_400_000, 2);
  const { students, offers } = pair.officer.api.po;
  const studentId = [student.id];
  const reason = "A warning was ignored.";
  ok(await students.setStatus({ body: { status: "SUSPENDED", studentId, reason } }));
  const consent = { params: { id: offer.id }, body: { command: "CONSENT" as const } };
  const refused = refusal(await offers.command(consent));
  expect([refused.status, refused.message]).toEqual([
    409,
    "The account of this student is not active, so no offer can be made.",
  ]);
  ok(await students.setStatus({ body: { status: "ACTIVE", studentId } }));
  expect(ok(await offers.command(consent)).data.offer.state).toBe("EXTENDED");
});
