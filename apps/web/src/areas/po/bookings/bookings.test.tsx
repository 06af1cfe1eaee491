// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { Booking } from "@toran/contract/schemas/booking";
import type { BookingSettings } from "@toran/contract/schemas/booking-settings";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import {
  askedBooking,
  bookingOptions,
  confirmedBooking,
  placeIds,
  slottedBooking,
} from "@/features/hiring/testing/booking";
import { draftSchedule } from "@/features/hiring/testing/schedule";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { BookingScreen } from "./booking-screen";
import { BookingHours } from "./booking-hours";

beforeEach(() => window.sessionStorage.clear());

const { zone, noticeHours, hours, places, busy } = bookingOptions;
const settings: BookingSettings = { zone, noticeHours, hours, blocked: [], version: 1 };

type Bookings = NonNullable<NonNullable<FakeCalls["po"]>["bookings"]>;
type Schedules = NonNullable<NonNullable<FakeCalls["po"]>["schedules"]>;
function open(
  bookings: Bookings,
  path = "/po/bookings/booking",
  { rank = "LEAD", schedules = {} }: { rank?: OfficerRank; schedules?: Schedules } = {},
) {
  const calls = {
    bookings: {
      read: async () => ok(askedBooking),
      busy: async () => ok({ places, busy }),
      settings: async () => ok(settings),
      ...bookings,
    },
    schedules,
  };
  const shown = renderScreen(
    <Routes>
      <Route path={paths.po.booking} element={<BookingScreen />} />
      <Route path="/settings" element={<BookingHours />} />
    </Routes>,
    { area: "po", mode: "DASHBOARD", path, calls: { po: season(calls, rank) } },
  );
  void shown.stores.po.load();
  return shown;
}

test("a booking is confirmed in places of the officer's choice, and who has one already is named", async () => {
  const decide = answering<ReturnType<typeof refusal | typeof ok<Booking>>>(
    refusal({ message: "Test: Data Analyst of Mango Analytics has the Computer lab then." }, 409),
    ok(confirmedBooking),
  );
  const { user } = open({ decide });
  expect(await screen.findByText("Waiting for you")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("checkbox", { name: "Main hall" }));
  await user.click(dialog.getByRole("button", { name: /^Confirm/ }));
  expect(dialog.getByText("Choose at least one place.")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Computer lab" }));
  expect(dialog.getByText("A place you chose is taken by Mango Analytics")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Confirm/ }));
  expect(await dialog.findByText(/has the Computer lab then/)).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Main hall" }));
  await user.click(dialog.getByRole("button", { name: /^Confirm/ }));
  expect(await screen.findByText("Confirmed", { selector: "h1 *" })).toBeTruthy();
  const body = { command: "CONFIRM", choice: 0, version: askedBooking.version };
  expect(decide.asked).toEqual([
    { params: { id: "booking" }, body: { ...body, roomIds: [placeIds.lab] } },
    { params: { id: "booking" }, body: { ...body, roomIds: [placeIds.lab, placeIds.hall] } },
  ]);
});

test("a place that the college has no more is not confirmed with the others", async () => {
  const { hall, lab } = placeIds;
  const wantedRooms = [hall, lab].map((id) => ({ id, name: id, capacity: 300 }));
  const read = async () => ok({ ...askedBooking, wantedRooms });
  const left = places.filter(({ id }) => id === hall);
  const decide = answering(ok(confirmedBooking));
  const { user } = open({ decide, read, busy: async () => ok({ places: left, busy: [] }) });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("checkbox", { name: "Main hall" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Confirm/ }));
  expect(decide.asked).toMatchObject([{ body: { roomIds: [hall] } }]);
});

test("another time is offered, and what is wrong with it stands at its field", async () => {
  const decide = answering(ok({ ...askedBooking, state: "COUNTER_PROPOSED" as const }));
  const { user } = open({ decide });
  await user.click(await screen.findByRole("button", { name: "Offer another time" }));
  const dialog = within(await screen.findByRole("dialog"));
  const until = dialog.getByLabelText("Until");
  await user.clear(until);
  await user.type(until, "09:00");
  await user.click(dialog.getByRole("button", { name: /^Offer this time/ }));
  expect(dialog.getByText("Let it end after it begins.")).toBeTruthy();
  await user.clear(until);
  await user.type(until, "13:00");
  await user.click(dialog.getByRole("button", { name: /^Offer this time/ }));
  expect(dialog.getByText(/^The company asks for this time itself/)).toBeTruthy();
  await user.clear(until);
  await user.type(until, "12:00");
  await user.click(dialog.getByRole("button", { name: /^Offer this time/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decide.asked).toMatchObject([
    {
      body: {
        command: "COUNTER_PROPOSE",
        endsAt: "2099-12-02T06:30:00.000Z",
        roomIds: [placeIds.hall],
      },
    },
  ]);
});

test("the time that was offered is taken back with a reason, as long as none was confirmed", async () => {
  const offered = { ...askedBooking, state: "COUNTER_PROPOSED" as const };
  const decide = answering(ok({ ...offered, state: "WITHDRAWN" as const }));
  const { user } = open({ decide, read: async () => ok(offered) });
  await user.click(await screen.findByRole("button", { name: "Take back this time" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Take back the time/ }));
  expect(dialog.getByText(/the company can ask anew/)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "EXAMS");
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decide.asked).toMatchObject([{ body: { command: "RETRACT", reason: "EXAMS" } }]);
});

test("hours are saved with at least one day, and days are blocked with a reason and opened again", async () => {
  const exams = { id: "exams", from: "2099-12-07", to: "2099-12-07", reason: "Examinations" };
  const span = { startsAt: "2099-12-07T04:30:00.000Z", endsAt: "2099-12-07T06:30:00.000Z" };
  const talk = { id: "talk", title: "Pre-placement talk", company: "Kestrel Mobility", ...span };
  const block = answering(ok({ ...settings, blocked: [exams], stays: [talk] }));
  const unblock = answering(ok(settings));
  const saveSettings = answering(ok({ ...settings, version: 2 }));
  const { user } = open({ block, unblock, saveSettings }, "/settings");
  await user.click(await screen.findByRole("button", { name: /^Block these days/ }));
  expect(await screen.findByText("Give the first day.")).toBeTruthy();
  expect(screen.queryByText(/last day|400 days/)).toBeNull();
  await user.type(screen.getByLabelText("First day"), "07/12/2099");
  await user.type(screen.getByLabelText("Why"), "Examinations");
  await user.click(screen.getByRole("button", { name: /^Block these days/ }));
  expect(await screen.findByText(/^These stay confirmed/)).toBeTruthy();
  const way = screen.getByRole("link", { name: "Pre-placement talk, Kestrel Mobility" });
  expect(way.getAttribute("href")).toBe("/po/bookings/talk");
  await user.click(await screen.findByRole("button", { name: "Open 7 December 2099 again" }));
  expect(await screen.findByText("No days are blocked.")).toBeTruthy();
  expect(block.asked).toEqual([
    { body: { from: "2099-12-07", to: "2099-12-07", reason: "Examinations" } },
  ]);
  for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    await user.click(screen.getByRole("checkbox", { name }));
  await user.click(screen.getByRole("button", { name: /^Save the hours/ }));
  expect(await screen.findByText("Choose at least one day.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Sunday" }));
  await user.click(screen.getByRole("button", { name: /^Save the hours/ }));
  await waitFor(() =>
    expect(saveSettings.asked).toMatchObject([{ body: { hours: { days: [0] } } }]),
  );
});

test("slots are given to candidates one by one, or in the order in which they have applied", async () => {
  const allotted = { ...draftSchedule, model: "ALLOTTED" as const };
  const asha = {
    applicationId: "00000000-0000-4000-8000-000000000009",
    studentId: "asha",
    name: "Asha Rao",
    department: "Civil",
    slotId: null,
    invitation: null,
  };
  const allot = answering(ok(allotted));
  const schedules = {
    read: answering(ok(allotted)),
    candidates: answering(ok([asha])),
    allot,
  };
  const { user } = open({ read: answering(ok(slottedBooking)) }, undefined, { schedules });
  await user.click(await screen.findByRole("button", { name: "More for 10:00 to 10:30, Free" }));
  await user.click(await screen.findByRole("menuitem", { name: "Give to a candidate" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(await dialog.findByLabelText("Candidate"), asha.applicationId);
  await user.click(dialog.getByRole("button", { name: /^Give the slot/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: /^Fill in order of application/ }));
  await waitFor(() => expect(allot.asked).toHaveLength(2));
  const params = { id: "booking" };
  expect(allot.asked).toEqual([
    { params, body: { slotId: "first", version: 1, applicationId: asha.applicationId } },
    { params, body: { automatic: true } },
  ]);
});

test("a viewer reads bookings and decides nothing", async () => {
  open({}, "/po/bookings/booking", { rank: "VIEWER" });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Confirm|Decline/ })).toBeNull());
});
