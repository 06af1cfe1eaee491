// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import { expect, test, vi } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { entriesOf } from "./log-entries";
import { event, info, message, open, windowOf } from "./testing/open-conversation";

/** What the page was given to hear events by. */
let hear: (told: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = (type: Envelope["type"], payload: object) =>
  act(async () => hear({ id: "e", type, seq: 0, at: "", payload }));

const booking = { type: "booking", id: "b1", jobId: null, title: "Campus interviews" } as const;
const written = (place: number, minute: number) =>
  message(place, `Nr ${place}`, { at: event(minute).at });

test("what happened stands between the messages in the order of time, and ends what stands together", () => {
  const entries = entriesOf(
    [written(1, 5), written(2, 6), written(3, 8), written(4, 9)],
    [event(1), event(7), event(30)],
  );
  expect(entries.map((each) => [(each.message ?? each.event).id, each.day, each.follows])).toEqual([
    ["e1", true, false],
    ["m1", false, false],
    ["m2", false, true],
    ["e7", false, false],
    ["m3", false, false],
    ["m4", false, true],
    ["e30", false, false],
  ]);
});

test("each side is told in its words, with the way there, and a time that stands is shown", async () => {
  const startsAt = "2026-11-20T04:00:00.000Z";
  const agreed = { startsAt, endsAt: "2026-11-20T07:30:00.000Z" };
  const events = [
    event(1),
    event(2, { side: "SYSTEM", command: "APPROVE" }),
    event(3, { subject: booking, command: "REQUEST" }),
    event(4, { subject: booking, side: "COLLEGE", command: "CONFIRM", agreed }),
    event(6, { command: "RESUBMIT" }),
  ];
  const page = windowOf({ items: [written(1, 5)], events });
  open({ messages: answering(ok(page)) });
  const log = within(await screen.findByRole("log"));
  const lines = log.getAllByRole("paragraph").map(({ textContent }) => textContent);
  for (const line of [
    /^Kestrel Mobility sent Fleet engineer\d/,
    /^The rules approved Fleet engineer\d/,
    /^Kestrel Mobility asked for Campus interviews\d/,
    /^Your team confirmed Campus interviews\d/,
    /^Kestrel Mobility sent Fleet engineer once more\d/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  const [to] = log.getAllByRole("link", { name: "Fleet engineer" });
  expect(to?.getAttribute("href")).toBe("/po/jobs/p1");
  expect(log.getByText("09:30 to 13:00")).toBeTruthy();
  expect(log.getByText("Fri, Nov")).toBeTruthy();
});

test("a conversation in which nothing is written shows what happened", async () => {
  const page = windowOf({ events: [event(1)] });
  open({ messages: answering(ok(page)) }, info({ lastPlace: 0, unread: 0 }));
  expect(await screen.findByRole("link", { name: "Fleet engineer" })).toBeTruthy();
  expect(screen.queryByText("Nothing is written yet")).toBeNull();
});

test("an open page hears of a booking and of a posting, and shows what is agreed on beside it as well", async () => {
  const pages = [[], [event(2)], [event(2), event(3, { subject: booking, command: "REQUEST" })]];
  const read = answering(ok(info()));
  let asked = 0;
  const { stores } = open({
    read,
    messages: async () => ok(windowOf({ events: pages[asked++] ?? [] })),
  });
  expect(await screen.findByText("Nothing is written yet")).toBeTruthy();
  await act(() => stores.realtime.open("meera"));
  await tell("notification.new", { entity: { type: "student", id: "s1" } });
  expect(asked).toBe(1);
  await tell("notification.new", { entity: { type: "posting", id: "p1" } });
  expect(await screen.findByRole("link", { name: "Fleet engineer" })).toBeTruthy();
  const known = read.asked.length;
  await tell("booking.changed", { bookingId: "b1" });
  expect(await screen.findByRole("link", { name: "Campus interviews" })).toBeTruthy();
  expect(read.asked.length).toBeGreaterThan(known);
});
