// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { Booking } from "@toran/contract/schemas/booking";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import {
  askedBooking,
  bookingOptions,
  confirmedBooking,
  placeIds,
  slottedBooking,
} from "@/features/hiring/testing/booking";
import { draftSchedule, publishedSchedule } from "@/features/hiring/testing/schedule";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { vikram } from "../testing/vikram";
import { BookingScreen } from "./booking-screen";
import { BookingEditorScreen } from "./editor/booking-editor-screen";

beforeEach(() => window.sessionStorage.clear());

const cancelled: Booking = { ...confirmedBooking, state: "CANCELLED" };
const draft: Booking = { ...askedBooking, state: "DRAFT", holdUntil: null };

type Bookings = NonNullable<NonNullable<FakeCalls["hr"]>["bookings"]>;
type Schedules = NonNullable<NonNullable<FakeCalls["hr"]>["schedules"]>;
function open(
  bookings: Bookings,
  path: string,
  { rank = "LEAD", schedules = {} }: { rank?: OfficerRank; schedules?: Schedules } = {},
) {
  const shown = renderScreen(
    <Routes>
      <Route path={paths.hr.newBooking} element={<BookingEditorScreen />} />
      <Route path={paths.hr.editBooking} element={<BookingEditorScreen />} />
      <Route path={paths.hr.booking} element={<BookingScreen />} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: {
        hr: {
          bookings: {
            read: async () => ok(askedBooking),
            options: async () => ok(bookingOptions),
            ...bookings,
          },
          schedules: { read: async () => ok(publishedSchedule), ...schedules },
          jobs: {
            read: async () => ok({ rounds: [{ id: "talk", title: "Interview" }] }) as never,
          },
          company: { user: async () => vikram(rank) },
        },
      },
    },
  );
  void shown.stores.hr.load();
  return shown;
}

test("a draft says at each field what the college would refuse, keeps what was typed, and is asked for once it is whole", async () => {
  const lacking: Booking = { ...draft, missing: { roomIds: "Choose at least one place." } };
  const save = answering(ok(lacking), ok(draft));
  const request = answering<ReturnType<typeof refusal | typeof ok<Booking>>>(
    refusal({ message: "Somebody was quicker.", errors: { roomIds: "Main hall is taken." } }, 409),
    ok(askedBooking),
  );
  const read = answering(ok({ ...draft, wantedRooms: [] }));
  const { user } = open({ read, save, request }, "/hr/bookings/booking/edit");
  expect(await screen.findByText(/wants to be asked 48 hours ahead/)).toBeTruthy();
  const from = screen.getByLabelText("Time 1: from");
  await user.clear(from);
  await user.type(from, "08:00");
  expect(await screen.findByText(/^The college takes companies/)).toBeTruthy();
  await user.clear(from);
  await user.type(from, "10:00");
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByText("Choose at least one place.")).toBeTruthy();
  expect(request.asked).toEqual([]);
  const lab = screen.getByRole("checkbox", { name: "Computer lab" });
  expect(lab).toHaveProperty("checked", false);
  expect(screen.getByText(/taken 10:00 to 11:00 by Mango Analytics/)).toBeTruthy();
  await user.click(lab);
  // It goes on being kept, over what was saved.
  expect(JSON.stringify(window.sessionStorage)).toContain(placeIds.lab);
  expect(await screen.findByText(/These hold 30, and 40 students are expected/)).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Main hall" }));
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByText("Main hall is taken.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Interviews/ })).toBeTruthy();
  expect(save.asked.at(-1)).toMatchObject({ body: { roomIds: [placeIds.lab, placeIds.hall] } });
  expect(window.sessionStorage.length).toBe(0);
});

test("what the college offers instead is accepted after its consequence, and a late answer shows how it stands", async () => {
  const [span] = askedBooking.dates;
  const offered: Booking = {
    ...askedBooking,
    state: "COUNTER_PROPOSED",
    proposal: { ...span!, rooms: [], note: "The hall is free then." },
  };
  const command = answering(refusal({ message: "It is cancelled." }, 409));
  const ended: Booking = { ...cancelled, endedBy: "COLLEGE", noticeHours: 72 };
  const read = answering(ok(offered), ok(ended));
  const { user } = open({ read, command }, "/hr/bookings/booking");
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("Cancelled by the college, 3 days ahead")).toBeTruthy();
  const body = { command: "ACCEPT", version: offered.version };
  expect(command.asked).toEqual([{ params: { id: "booking" }, body }]);
});

test("a booking is cancelled with a reason, and moved while its old time is kept", async () => {
  const ended: Booking = { ...cancelled, endedBy: "COMPANY", noticeHours: 100 };
  const command = answering(ok(ended));
  const reschedule = answering(ok<Booking>({ ...confirmedBooking, state: "RESCHEDULED" }));
  const { user } = open(
    { read: answering(ok(confirmedBooking)), command, reschedule },
    "/hr/bookings/booking",
  );
  await user.click(await screen.findByRole("button", { name: "Ask for another time" }));
  const times = within(await screen.findByRole("dialog", { name: "Ask for another time?" }));
  await user.click(times.getByRole("button", { name: /^Ask for this time/ }));
  expect(times.getByText("Give at least one time.")).toBeTruthy();
  await user.type(times.getByLabelText("Time 1: day"), "03/12/2099");
  await user.type(times.getByLabelText("Time 1: from"), "10:00");
  await user.type(times.getByLabelText("Time 1: until"), "12:00");
  expect(JSON.stringify(window.sessionStorage)).toContain("2099-12-03");
  await user.click(times.getByRole("button", { name: /^Ask for this time/ }));
  expect(await screen.findByText("Another time is asked for")).toBeTruthy();
  expect(reschedule.asked).toMatchObject([
    { body: { dates: [{ startsAt: "2099-12-03T04:30:00.000Z" }], roomIds: [placeIds.hall] } },
  ]);
  await user.click(screen.getByRole("button", { name: "Cancel the booking" }));
  const why = within(await screen.findByRole("dialog"));
  await user.click(why.getByRole("button", { name: /^Cancel the booking/ }));
  expect(why.getByText("Choose a reason.")).toBeTruthy();
  await user.selectOptions(why.getByLabelText("Reason"), "TRAVEL");
  await user.click(why.getByRole("button", { name: /^Cancel the booking/ }));
  expect(await screen.findByText("Cancelled by your company, 4 days ahead")).toBeTruthy();
});

test("a time is cut into slots that are counted before they are drawn, and published after its consequence", async () => {
  const save = answering(ok(draftSchedule));
  const publish = answering(ok(publishedSchedule));
  const { user } = open({ read: answering(ok(confirmedBooking)) }, "/hr/bookings/booking", {
    schedules: { save, publish },
  });
  await user.click(await screen.findByRole("button", { name: "Draw the slots" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Draw the slots" }));
  expect(await dialog.findByText("12 slots: 6 in each of 2 panels")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Add a break" }));
  expect(dialog.getByText("12 slots: 6 in each of 2 panels")).toBeTruthy();
  await user.clear(dialog.getByLabelText("Break 1 from"));
  await user.type(dialog.getByLabelText("Break 1 from"), "11:00");
  await user.clear(dialog.getByLabelText("Break 1 until"));
  await user.type(dialog.getByLabelText("Break 1 until"), "12:00");
  expect(dialog.getByText("8 slots: 4 in each of 2 panels")).toBeTruthy();
  await user.clear(dialog.getByLabelText("Panel 2"));
  await user.click(dialog.getByRole("button", { name: /^Draw the slots/ }));
  expect(dialog.getByText("Name the panel.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Panel 2"), "Second");
  await user.click(dialog.getByRole("button", { name: /^Draw the slots/ }));
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  expect(screen.getByText(/Every candidate of the round is told/)).toBeTruthy();
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("1 of 2 taken")).toBeTruthy();
  expect(save.asked).toMatchObject([
    { body: { model: "OPEN", minutes: 30, breaks: [{ from: "11:00", to: "12:00" }] } },
  ]);
});

test("slots drawn anew say what goes with those before, and alternates have a day of their own", async () => {
  const [one, two] = draftSchedule.slots;
  const asha = { id: "asha", applicationId: "asha", name: "Asha Rao" };
  const planned = { ...draftSchedule, slots: [{ ...one!, student: asha }, two!] };
  const save = answering(ok(draftSchedule));
  const { user } = open({ read: answering(ok(slottedBooking)) }, "/hr/bookings/booking", {
    schedules: { read: answering(ok(planned)), save },
  });
  await user.click(await screen.findByRole("button", { name: "Draw them anew" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/1 of the slots before is given to students/)).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^You invite/ }));
  const minutes = dialog.getByLabelText("Minutes a slot");
  await user.clear(minutes);
  await user.click(dialog.getByRole("button", { name: /^Draw the slots/ }));
  await waitFor(() => expect(document.activeElement).toBe(minutes));
  await user.type(minutes, "30");
  await user.type(dialog.getByLabelText("Alternates from"), "01/12/2099");
  await user.click(dialog.getByRole("button", { name: /^Draw the slots/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(save.asked).toMatchObject([
    { body: { model: "PRESELECT", alternatesFrom: "2099-11-30T18:30:00.000Z" } },
  ]);
});

test("who comes is checked in at once; what a student would lose is asked about first", async () => {
  const command = answering(ok(publishedSchedule));
  const { user } = open({ read: answering(ok(slottedBooking)) }, "/hr/bookings/booking", {
    schedules: { command },
  });
  await user.click(await screen.findByRole("button", { name: "Check in Asha Rao" }));
  await waitFor(() => expect(command.asked).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "More for 10:00 to 10:30, Asha Rao" }));
  await user.click(await screen.findByRole("menuitem", { name: "Empty the slot" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/loses the slot and is told/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/Why/), "The panel is ill.");
  await user.click(dialog.getByRole("button", { name: "Empty the slot" }));
  await waitFor(() => expect(command.asked).toHaveLength(2));
  const params = { id: "first" };
  expect(command.asked).toEqual([
    { params, body: { command: "CHECK_IN", version: 1 } },
    { params, body: { command: "RELEASE", version: 1, reason: "The panel is ill." } },
  ]);
});

const person = (id: string) => ({
  applicationId: id,
  studentId: id,
  name: id,
  department: null,
  slotId: null,
  invitation: null,
});

test("who is invited first is chosen, and alternates keep their order", async () => {
  const invited = { ...draftSchedule, model: "PRESELECT" as const };
  const pick = answering(ok(invited));
  const { user } = open({ read: answering(ok(slottedBooking)) }, "/hr/bookings/booking", {
    schedules: {
      read: answering(ok(invited)),
      candidates: answering(ok([person("Asha"), person("Ravi"), person("Tara")])),
      pick,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Choose whom to invite" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: /^Save the choice/ }));
  expect(dialog.getByText("Choose at least one to invite first.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Asha"), "FIRST");
  await user.selectOptions(dialog.getByLabelText("Ravi"), "1");
  await user.selectOptions(dialog.getByLabelText("Tara"), "1");
  await user.click(dialog.getByRole("button", { name: /^Save the choice/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const chosenFirst = { primary: ["Asha"], alternates: ["Tara", "Ravi"] };
  // What a colleague chooses meanwhile is not written over.
  expect(pick.asked).toMatchObject([{ body: { ...chosenFirst, seen: expect.any(String) } }]);
});

test("a viewer reads bookings and is offered no change", async () => {
  open({ read: async () => ok(confirmedBooking) }, "/hr/bookings/booking", {
    rank: "VIEWER",
  });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Cancel|time/ })).toBeNull());
});
