import { expect, test } from "vitest";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const body = {
  title: "Stand-up",
  startDay: "2027-03-01",
  startTime: "09:00",
  endDay: "2027-03-01",
  endTime: "09:15",
  repeat: "DAILY" as const,
  repeatUntil: "2027-03-05",
};
const query = { from: "2027-02-20", to: "2027-03-31" };

/** A calendar with something that comes on five days. */
async function standUp() {
  const { calendar } = (await server.person("officer-ready")).api.po;
  const { id } = ok(await calendar.createBlock({ body })).data;
  const params = { id };
  const events = async () => ok(await calendar.list({ query })).data.events;
  return {
    calendar,
    params,
    events,
    /** The day of each, as its series has it, and when it begins. */
    days: async () =>
      (await events())
        .toSorted((one, other) => one.start.localeCompare(other.start))
        .map(({ start, repetition }) => `${repetition?.slice(8)}: ${start.slice(8, 16)}`),
  };
}
const usual = ["01: 01T03:30", "02: 02T03:30", "03: 03T03:30", "04: 04T03:30", "05: 05T03:30"];

test("one repetition is moved and moved back alone, and stays the same event in other calendars", async () => {
  const { calendar, params, events, days } = await standUp();
  expect(await days()).toEqual(usual);
  const before = (await events()).find(({ repetition }) => repetition === "2027-03-03");
  const which = { scope: "THIS", repetition: "2027-03-03" } as const;
  const there = { fromDay: "2027-03-03", toDay: "2027-03-20", startTime: "23:50" };
  ok(await calendar.moveBlock({ params, body: { ...there, ...which } }));
  const others = usual.toSpliced(2, 1);
  expect(await days()).toEqual([...others, "03: 20T18:20"]);
  const after = (await events()).find(({ repetition }) => repetition === "2027-03-03");
  expect(after).toMatchObject({ id: before?.id, sequence: 1, end: "2027-03-20T18:35:00.000Z" });
  const { url } = ok(await calendar.openFeed({ query: {} })).data;
  const feed = (await server.browser().send("GET", new URL(url).pathname)).payload;
  expect(feed.match(/SUMMARY:Stand-up/g)).toHaveLength(5);
  expect(feed).toContain("DTSTART:20270320T182000Z");
  const back = { fromDay: "2027-03-20", toDay: "2027-03-03", startTime: "09:00" };
  ok(await calendar.moveBlock({ params, body: { ...back, ...which } }));
  expect(await days()).toEqual(usual);
});

test.each(["NEVER", "DAILY"] as const)(
  "what is moved as a whole stays the same in other calendars, and counts one change (%s)",
  async (repeat) => {
    const { calendar } = (await server.person("officer-ready")).api.po;
    const { id } = ok(await calendar.createBlock({ body: { ...body, repeat } })).data;
    const params = { id };
    const events = async () => ok(await calendar.list({ query })).data.events;
    const before = await events();
    ok(await calendar.moveBlock({ params, body: { fromDay: "2027-03-01", toDay: "2027-03-02" } }));
    const moved = await events();
    expect(moved[0]?.start).toBe("2027-03-02T03:30:00.000Z");
    const later = { startDay: "2027-03-04", endDay: "2027-03-04", repeatUntil: "2027-03-08" };
    ok(await calendar.updateBlock({ params, body: { ...body, repeat, ...later } }));
    const changed = await events();
    for (const [after, sequence] of [[moved, 1] as const, [changed, 2] as const])
      expect(after.map((each) => [each.id, each.sequence])).toEqual(
        before.map((each) => [each.id, sequence]),
      );
  },
);

test("those that follow become an entry of their own, with what was moved and taken out among them", async () => {
  const { calendar, params, days } = await standUp();
  const remove = (repetition: string) =>
    calendar.removeBlock({ params, query: { scope: "THIS", repetition } });
  ok(await remove("2027-03-01"));
  ok(await remove("2027-03-04"));
  const which = { scope: "FOLLOWING", repetition: "2027-03-03" } as const;
  const move = { fromDay: "2027-03-03", toDay: "2027-03-10", startTime: "10:00" };
  const moved = ok(await calendar.moveBlock({ params, body: { ...move, ...which } })).data;
  expect(moved.id).not.toBe(params.id);
  expect(await days()).toEqual(["02: 02T03:30", "10: 10T04:30", "12: 12T04:30"]);
  // With those that follow the first that is left, all of it moves.
  const first = { scope: "FOLLOWING", repetition: "2027-03-02" } as const;
  const later = { fromDay: "2027-03-02", toDay: "2027-03-03" };
  const all = ok(await calendar.moveBlock({ params, body: { ...later, ...first } })).data;
  expect([all.id, all.startDay]).toEqual([params.id, "2027-03-02"]);
  expect(await days()).toEqual(["03: 03T03:30", "10: 10T04:30", "12: 12T04:30"]);
});

test("one repetition is taken out, then those that follow, and with the last one the entry", async () => {
  const { calendar, params, days } = await standUp();
  const remove = async (scope: "THIS" | "FOLLOWING" | "ALL", repetition: string) =>
    calendar.removeBlock({ params, query: { scope, repetition } });
  ok(await remove("THIS", "2027-03-02"));
  expect(await days()).toEqual(usual.toSpliced(1, 1));
  for (const gone of ["2027-03-02", "2027-04-01"])
    expect(refusal(await remove("THIS", gone)).status).toBe(409);
  ok(await remove("FOLLOWING", "2027-03-04"));
  expect(await days()).toEqual(["01: 01T03:30", "03: 03T03:30"]);
  // What is changed for all leaves what was taken out.
  ok(await calendar.updateBlock({ params, body: { ...body, title: "Daily" } }));
  expect(await days()).toEqual(usual.toSpliced(1, 1));
  ok(await calendar.updateBlock({ params, body: { ...body, repeatUntil: "2027-03-03" } }));
  ok(await remove("THIS", "2027-03-03"));
  ok(await remove("THIS", "2027-03-01"));
  expect(refusal(await calendar.readBlock({ params })).status).toBe(404);
});

test("all of them move together, those too that were moved before", async () => {
  const { calendar, params, days } = await standUp();
  const which = { scope: "THIS", repetition: "2027-03-05" } as const;
  const aside = { fromDay: "2027-03-05", toDay: "2027-03-06", startTime: "12:00" };
  ok(await calendar.moveBlock({ params, body: { ...aside, ...which } }));
  const step = { fromDay: "2027-03-01", toDay: "2027-03-02", scope: "ALL" as const };
  ok(await calendar.moveBlock({ params, body: step }));
  expect(await days()).toEqual([
    "02: 02T03:30",
    "03: 03T03:30",
    "04: 04T03:30",
    "05: 05T03:30",
    "06: 07T06:30",
  ]);
});

test("one that was moved to another time goes as far as the others, by day and by clock, and back again", async () => {
  const { calendar, params, days } = await standUp();
  const aside = { fromDay: "2027-03-03", toDay: "2027-03-03", startTime: "16:00" };
  const third = { scope: "THIS", repetition: "2027-03-03" } as const;
  ok(await calendar.moveBlock({ params, body: { ...aside, ...third } }));
  const before = await days();
  expect(before[2]).toBe("03: 03T10:30");

  // Let go on another day of the month: its time is sent along, and is the same.
  const first = { fromDay: "2027-03-01", fromTime: "09:00" };
  const next = { toDay: "2027-03-02", startTime: "09:00" };
  const all = { scope: "ALL", repetition: "2027-03-01" } as const;
  ok(await calendar.moveBlock({ params, body: { ...first, ...next, ...all } }));
  expect((await days())[2]).toBe("04: 04T10:30");
  const back = { fromDay: next.toDay, fromTime: "09:00", toDay: first.fromDay, startTime: "09:00" };
  ok(await calendar.moveBlock({ params, body: back }));
  expect(await days()).toEqual(before);

  // By the one that has a time of its own, an hour later, the others go an hour later too.
  const own = { fromDay: "2027-03-03", toDay: "2027-03-03", startTime: "17:00" };
  const named = { scope: "ALL", repetition: "2027-03-03" } as const;
  ok(await calendar.moveBlock({ params, body: { ...own, ...named } }));
  const later = ["01: 01T04:30", "02: 02T04:30", "03: 03T11:30", "04: 04T04:30", "05: 05T04:30"];
  expect(await days()).toEqual(later);
  const undone = { ...own, fromTime: "17:00", startTime: "16:00" };
  ok(await calendar.moveBlock({ params, body: undone }));
  expect(await days()).toEqual(before);
});

test("what was moved elsewhere since it was seen is not moved as far once more", async () => {
  const { calendar, params, days } = await standUp();
  const which = { scope: "THIS", repetition: "2027-03-03" } as const;
  const seen = { fromDay: "2027-03-03", fromTime: "09:00", toDay: "2027-03-03" };
  const move = (more: object) =>
    calendar.moveBlock({ params, body: { ...seen, startTime: "11:00", ...which, ...more } });
  ok(await move({}));
  const moved = await days();
  for (const late of [
    await move({ startTime: "10:00" }),
    await move({ scope: "FOLLOWING" }),
    await move({ fromDay: "2027-03-04", fromTime: "11:00" }),
  ])
    expect(refusal(late)).toMatchObject({
      status: 409,
      message: "This entry was moved elsewhere meanwhile. It stands where it is by now.",
    });
  expect(await days()).toEqual(moved);
  ok(await move({ fromTime: "11:00", startTime: "09:00" }));
  expect(await days()).toEqual(usual);
});

test("where an hour more leads past midnight, all of the series and what was taken out of it are a day later", async () => {
  const { calendar, params, days } = await standUp();
  ok(await calendar.removeBlock({ params, query: { scope: "THIS", repetition: "2027-03-04" } }));
  const aside = { fromDay: "2027-03-03", toDay: "2027-03-03", startTime: "07:00" };
  const third = { scope: "THIS", repetition: "2027-03-03" } as const;
  ok(await calendar.moveBlock({ params, body: { ...aside, ...third } }));
  const far = { fromDay: "2027-03-03", toDay: "2027-03-03", startTime: "22:30" };
  const all = { scope: "ALL", repetition: "2027-03-03" } as const;
  const moved = ok(await calendar.moveBlock({ params, body: { ...far, ...all } })).data;
  expect(moved).toMatchObject({ startDay: "2027-03-02", startTime: "00:30" });
  expect(await days()).toEqual(["02: 01T19:00", "03: 02T19:00", "04: 03T17:00", "06: 05T19:00"]);
});
