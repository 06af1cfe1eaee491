import { expect, test } from "vitest";
import { demoPassword } from "../../db/scenarios/world";
import { sweep } from "../../jobs/sweep";
import { drawn } from "../../testing/bookings";
import { ok } from "../../testing/ok";
import { slotWorld } from "../../testing/slots";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const { pair, job, student, booked, publish, read } = await slotWorld(server);
const ids = job.students.map(({ applicationId }) => applicationId);
const day = 24 * 60 * 60_000;

async function leave(place: number) {
  ok(await student(place).api.student.trust.askDeletion({ body: { password: demoPassword } }));
  server.pass(5 * day);
}
async function erase() {
  server.pass(2.1 * day);
  await sweep(server.deps);
}

test("a student who is erased before they answer an invitation makes room for an alternate", async () => {
  await leave(0);
  const { id } = await drawn(pair, booked(20, "10:00", "11:00"), {
    model: "PRESELECT",
    answerHours: 168,
  });
  const body = { primary: ids.slice(0, 2), alternates: ids.slice(2) };
  ok(await pair.hr.api.hr.schedules.pick({ params: { id }, body }));
  await publish(id);
  const states = async () => (await read(id)).picks.map(({ state }) => state);
  expect(await states()).toEqual(["INVITED", "INVITED", "WAITING", "WAITING"]);
  await erase();
  expect(await states()).toEqual(["INVITED", "INVITED", "WAITING"]);
  // The one who is asked in their place is not counted for somebody else who drops out.
  const [own] = ok(await student(1).api.student.slots.mine()).data.invitations;
  const params = { id: own?.id ?? "" };
  ok(await student(1).api.student.slots.answer({ params, body: { command: "DECLINE" } }));
  expect(await states()).toEqual(["DECLINED", "INVITED", "INVITED"]);
});

test("a slot that was planned for a student who is erased is planned for another", async () => {
  const { id } = await drawn(pair, booked(24, "10:00", "11:00"), {
    model: "ALLOTTED",
    minutes: 30,
  });
  const { allot } = pair.officer.api.po.schedules;
  const fill = async () =>
    ok(await allot({ params: { id }, body: { automatic: true } })).data.slots.map(
      (slot) => slot.student?.applicationId,
    );
  expect(await fill()).toEqual(ids.slice(1, 3));
  await leave(1);
  await erase();
  expect(await fill()).toEqual([ids[3], ids[2]]);
});
