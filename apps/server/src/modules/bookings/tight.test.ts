import { expect, test } from "vitest";
import { addRoom, confirmed, hoursOf, requested } from "../../testing/bookings";
import { hiringPair } from "../../testing/hiring";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("both sides are told of a confirmed booking whose place is made too small for it, once, and of no other", async () => {
  const pair = await hiringPair(server);
  const [hall, lab] = [await addRoom(pair, "Main hall", 60), await addRoom(pair, "Lab", 20)];
  const on = (days: number, expectedStudents: number, roomIds = [hall]) => ({
    dates: [hoursOf(server, days)],
    roomIds,
    expectedStudents,
  });
  const { id } = await confirmed(pair, on(5, 50));
  await confirmed(pair, on(6, 50, [hall, lab]));
  await confirmed(pair, on(7, 30));
  await requested(pair, on(8, 50));
  const { updateInfrastructure } = pair.officer.api.po.college;
  const resize = async (capacity: number) => {
    const body = { name: "Main hall", kind: "SEMINAR_HALL" as const, capacity };
    return ok(await updateInfrastructure({ params: { id: hall }, body })).message;
  };
  const told = async ({ api }: typeof pair.hr) =>
    ok(await api.notifications.list()).data.items.filter(({ title }) =>
      title.includes("too small"),
    );
  expect(await resize(55)).toBe("The place is saved.");
  expect(await resize(40)).toBe(
    "The place is saved. It is too small for a confirmed booking by now; your notifications name it.",
  );
  await resize(35);
  for (const [person, area] of [
    [pair.officer, "po"],
    [pair.hr, "hr"],
  ] as const)
    expect(await told(person)).toMatchObject([
      {
        link: `/${area}/bookings/${id}`,
        body: expect.stringMatching(/ IST\. Its places hold 40, and 50 are expected\.$/),
      },
    ]);
});
