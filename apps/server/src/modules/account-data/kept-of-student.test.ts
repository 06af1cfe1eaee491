import { expect, test } from "vitest";
import { drawn } from "../../testing/bookings";
import { tellOf } from "../../testing/hiring";
import { slotWorld } from "../../testing/slots";
import { startServer } from "../../testing/start-server";
import { userOf } from "../accounts/profile";
import { keptOfStudent } from "./kept-of-student";

const server = await startServer();
const { pair, student, booked, publish, book } = await slotWorld(server);
const day = 24 * 60 * 60_000;

async function kept(place: number) {
  const user = await userOf(server.db, student(place));
  return (await keptOfStudent(server.deps, { ...user, sessionId: "" }))["portfolio.json"];
}

test("what a college has of a student by its class list alone goes along too", async () => {
  const listed = {
    currentSemester: 7,
    tenthYear: 2020,
    twelfthYear: 2022,
    disability: "YES" as const,
    category: "OBC",
  };
  await tellOf(server, student(0), listed);
  expect(await kept(0)).toMatchObject({ classList: listed });
});

test("slots of months ago go along, though no page shows them any more", async () => {
  const { id, slots } = await drawn(pair, booked(3), { minutes: 20 });
  await publish(id);
  const slotId = slots[0]?.id ?? "";
  await book(0, slotId);
  server.pass(90 * day);
  expect(await kept(0)).toMatchObject({ slots: { slots: [{ id: slotId }] } });
});
