import { expect, test } from "vitest";
import { drawn } from "../../../testing/bookings";
import { ok } from "../../../testing/ok";
import { slotWorld } from "../../../testing/slots";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
const { pair, job, student, mine, booked, publish, read, titles } = await slotWorld(server);
const { schedules } = pair.hr.api.hr;

const accept = async (place: number) => {
  const [own] = (await mine(place)).invitations;
  const params = { id: own?.id ?? "" };
  ok(await student(place).api.student.slots.answer({ params, body: { command: "ACCEPT" } }));
};
const asked = async () =>
  (await titles(0)).filter((title) => title.startsWith("Choose a slot")).length;

test("whose slot is cancelled is asked to choose another one, as soon as there is one", async () => {
  const ids = job.students.map(({ applicationId }) => applicationId);
  const { id, slots } = await drawn(pair, booked(3, "10:00", "11:30"), { model: "PRESELECT" });
  const body = { primary: ids.slice(0, 2), alternates: ids.slice(2) };
  ok(await schedules.pick({ params: { id }, body }));
  await publish(id);
  const note = async (place: number, command: "CANCEL" | "RELEASE") =>
    ok(await schedules.command({ params: { id: slots[place]?.id ?? "" }, body: { command } }));
  const states = async () => (await read(id)).picks.map(({ state }) => state);
  const [told] = ok(await student(0).api.notifications.list()).data.items;
  expect(told?.body).toMatch(/^Answer by .+ IST, or the next one is asked\.$/);
  await accept(0);
  await accept(1);
  expect(await asked()).toBe(1);
  await note(0, "CANCEL");
  expect(await states()).toEqual(["INVITED", "ACCEPTED", "WAITING", "WAITING"]);
  expect(await asked()).toBe(2);
  await accept(0);
  // No slot is left: nobody is asked for what is not there.
  await note(2, "CANCEL");
  expect(await states()).toEqual(["WAITING", "ACCEPTED", "WAITING", "WAITING"]);
  expect(await asked()).toBe(2);
  await note(1, "RELEASE");
  expect(await states()).toEqual(["INVITED", "DECLINED", "WAITING", "WAITING"]);
  expect(await asked()).toBe(3);
});
