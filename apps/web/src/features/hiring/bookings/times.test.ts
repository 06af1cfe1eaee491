import { defaultHours } from "@toran/contract/schemas/booking-settings";
import { expect, test } from "vitest";
import { momentWords, sentTime, spanWords, timeProblem, writtenTime } from "./times";

const now = Date.parse("2026-11-20T10:00:00.000Z");
const rules = {
  noticeHours: 48,
  hours: defaultHours,
  blocked: [{ id: "exams", from: "2026-12-07", to: "2026-12-11", reason: "Examinations" }],
};

test("a written time is sent by the college's clock, and comes back as it was written", () => {
  const written = { day: "2026-12-02", from: "09:30", to: "13:00" };
  const sent = sentTime(written);
  expect(sent).toEqual({
    startsAt: "2026-12-02T04:00:00.000Z",
    endsAt: "2026-12-02T07:30:00.000Z",
  });
  expect(writtenTime(sent)).toEqual(written);
});

test.each([
  ["2026-01-01T00:00:00.000Z", "Wed, 2 Dec, 09:30 to 13:00", "Wed, 2 Dec, 09:30"],
  // The year begins on the college's clock: this is still the old one there, and then the new.
  ["2026-12-31T18:29:59.000Z", "Wed, 2 Dec, 09:30 to 13:00", "Wed, 2 Dec, 09:30"],
  ["2026-12-31T18:30:00.000Z", "Wed, 2 Dec 2026, 09:30 to 13:00", "Wed, 2 Dec 2026, 09:30"],
])("at %s a time of a booking is told as %s, and its beginning as %s", (at, span, moment) => {
  const time = { startsAt: "2026-12-02T04:00:00.000Z", endsAt: "2026-12-02T07:30:00.000Z" };
  expect(spanWords(time, new Date(at))).toBe(span);
  expect(momentWords(time.startsAt, new Date(at))).toBe(moment);
});

const open = "The college takes companies Mon, Tue, Wed, Thu, Fri, Sat, 09:00 to 17:30.";
test.each([
  ["2026-12-02", "09:30", "13:00", undefined],
  ["2026-12-02", "", "13:00", undefined],
  ["2026-12-02", "13:00", "09:30", "Let it end after it begins."],
  ["2026-11-21", "10:00", "12:00", "This college wants to be asked 48 hours ahead."],
  ["2026-12-07", "10:00", "12:00", "The college takes nobody then: Examinations."],
  ["2026-12-11", "10:00", "12:00", "The college takes nobody then: Examinations."],
  ["2026-12-12", "10:00", "12:00", undefined],
  ["2026-12-06", "10:00", "12:00", open],
  ["2026-12-02", "08:30", "12:00", open],
  ["2026-12-02", "15:00", "18:00", open],
] as const)("%s from %s to %s: %s", (day, from, to, says) => {
  expect(timeProblem({ day, from, to }, rules, now)).toBe(says);
});
