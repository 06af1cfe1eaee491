import { expect, test } from "vitest";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
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
