import { expect, test } from "vitest";
import { drawn, hoursOf } from "../../../testing/bookings";
import { applied, hiringPair, jobBody, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("a round stays with whoever is brought back into it, though the move into it was taken back for others", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair);
  const students = [await studentOf(server, pair), await studentOf(server, pair)];
  const ids = [];
  for (const student of students) ids.push((await applied(student, postingId)).id);
  const [one = ""] = ids;
  const { applications, jobs } = pair.hr.api.hr;
  ok(await applications.move({ body: { ids, command: "SHORTLIST" } }));
  const into = (whom: string[], roundId: string) =>
    applications.move({ body: { ids: whom, command: "ADVANCE", roundId } });
  const undo = (id = "") => applications.undo({ params: { id } });
  const both = ok(await into(ids, "test")).data.undoId;
  const later = ok(await into([one], "talk")).data.undoId;
  // Of the two only the other one comes back; then the first one does, into the round.
  ok(await undo(both));
  ok(await undo(later));
  const { rounds, ...body } = jobBody(server);
  const without = rounds.filter(({ id }) => id !== "test");
  const saved = await jobs.save({ params: { id: jobId }, body: { ...body, rounds: without } });
  expect(refusal(saved).body.errors).toEqual({
    rounds: "Candidates are in a round that you took out, or have been. Keep it.",
  });
  const { stages } = ok(await applications.board({ params: { id: jobId }, query: {} })).data;
  expect(stages.find(({ id }) => id === "test")?.count).toBe(1);
});

test("a round stays as long as slots are drawn for it, though nobody has come into it yet", async () => {
  const pair = await hiringPair(server);
  const { jobId, postingId } = await openJob(server, pair);
  const { jobs, schedules, bookings } = pair.hr.api.hr;
  const slots = await drawn(pair, {
    dates: [hoursOf(server, 3)],
    postingId,
    purpose: "TEST",
    mode: "VIRTUAL",
    link: "https://meet.example/talk",
  });
  const params = { id: slots.id };
  const { rounds, ...body } = jobBody(server);
  const without = rounds.filter(({ id }) => id !== "talk");
  const save = () => jobs.save({ params: { id: jobId }, body: { ...body, rounds: without } });
  const kept = {
    rounds: "Slots are drawn for Interview. Draw them for another round first, or keep it.",
  };
  expect(refusal(await save()).body.errors).toEqual(kept);
  ok(await schedules.publish({ params }));
  expect(refusal(await save()).body.errors).toEqual(kept);
  const cancelled = {
    command: "CANCEL" as const,
    reason: "OTHER" as const,
    reasonText: "No date.",
  };
  ok(await bookings.command({ params, body: cancelled }));
  ok(await save());
});
