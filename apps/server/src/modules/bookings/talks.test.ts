import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf } from "../../testing/bookings";
import { applied, hiringPair, openJob, studentOf } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("candidates are told of a talk about their job: that it is set, moved and cancelled; nobody else is, nor of other talks", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const { postingId } = await openJob(server, pair);
  const [student, other] = [await studentOf(server, pair), await studentOf(server, pair)];
  await applied(student, postingId);
  const roomIds = [await addRoom(pair, "Main auditorium")];
  await confirmed(pair, { dates: [hoursOf(server, 4)], roomIds });
  const { id } = await confirmed(pair, { dates: [hoursOf(server, 5)], roomIds, postingId });
  const params = { id };
  ok(await hr.api.hr.bookings.reschedule({ params, body: { dates: [hoursOf(server, 6)] } }));
  const decide = (command: "CONFIRM" | "CANCEL") =>
    officer.api.po.bookings.decide({ params, body: { command, reason: "EXAMS" } });
  ok(await decide("CONFIRM"));
  ok(await decide("CANCEL"));
  const told = async ({ api }: typeof student) =>
    ok(await api.notifications.list()).data.items.filter(({ type }) => type === "round.changed");
  const title = "Pre-placement talk: Graduate Software Engineer";
  const items = await told(student);
  expect(items.map((each) => each.title.split(", ")[0])).toEqual([
    `Cancelled: ${title}`,
    `Another time is set: ${title}`,
    `A time is set: ${title}`,
  ]);
  expect(items.map(({ body }) => body.split(" IST. ")[1])).toEqual([
    "Examinations",
    "Main auditorium",
    "Main auditorium",
  ]);
  expect(await told(other)).toEqual([]);
});
