// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { Booking } from "@toran/contract/schemas/booking";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { askedBooking, bookingOptions, placeIds } from "@/features/hiring/testing/booking";
import { paths } from "@/navigation/paths";
import { renderScreen } from "@/testing/render-screen";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { vikram } from "../testing/vikram";
import { bookingPath } from "@/navigation/booking-path";
import { BookingEditorScreen } from "./editor/booking-editor-screen";

const { college, postings } = bookingOptions;
const postingId = postings[0]!.id;
const job = () => screen.findByLabelText(/^Job/);
const notes = () => screen.findByLabelText(/^Notes/);

type Hr = NonNullable<FakeCalls["hr"]>;
type Options = NonNullable<Hr["bookings"]>["options"];
type Colleges = NonNullable<Hr["colleges"]>["list"];
function open(path: string, options: Options = async () => ok(bookingOptions), list?: Colleges) {
  const bookings = { options };
  const colleges = list && { list };
  const calls = {
    hr: { bookings, ...(colleges && { colleges }), company: { user: async () => vikram() } },
  };
  const shown = renderScreen(<BookingEditorScreen />, {
    area: "hr",
    mode: "DASHBOARD",
    path,
    calls,
  });
  void shown.stores.hr.load();
  return shown;
}

test("a booking for a job begins with the college and the job, and keeps what is typed for it apart", async () => {
  const { user } = open(bookingPath(college.id, postingId));
  expect(await job()).toHaveProperty("value", postingId);
  expect(screen.getByLabelText("College")).toHaveProperty("value", college.name);
  await user.type(await notes(), "Two panels");
  cleanup();
  open(paths.hr.newBooking);
  expect(await notes()).toHaveProperty("value", "");
  cleanup();
  open(bookingPath(college.id, postingId));
  expect(await notes()).toHaveProperty("value", "Two panels");
});

test("a booking for a job that is over begins with the college alone", async () => {
  const { user } = open(bookingPath(college.id, "over"));
  expect(await job()).toHaveProperty("value", "");
  expect(screen.getByLabelText("College")).toHaveProperty("value", college.name);
  await user.type(await notes(), "For this college");
  cleanup();
  open(paths.hr.newBooking);
  expect(await notes()).toHaveProperty("value", "");
});

test("a college that lets nobody book says so below the name of the page", async () => {
  const says = "This college has not let you ask for bookings.";
  open(bookingPath(college.id, postingId), answering(refusal({ message: says }, 409)));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "New booking" })).toBeTruthy();
});

test("an address that names no college begins a booking without one", async () => {
  open(bookingPath("nonsense", postingId));
  expect(await screen.findByLabelText("College")).toHaveProperty("value", "");
});

test("a college that is chosen and tells nothing of itself says why, and is asked again", async () => {
  const says = "You are not connected to this college, or it takes no bookings from you.";
  const list = async () => ok({ items: [{ id: college.id, name: college.name }], next: null });
  const options = answering<ReturnType<typeof refusal | typeof ok<typeof bookingOptions>>>(
    refusal({ message: says, errors: { collegeId: says } }, 409),
    ok(bookingOptions),
  );
  const { user } = open(paths.hr.newBooking, options, list as never);
  await user.type(await screen.findByLabelText("College"), "Nil");
  await user.click(await screen.findByRole("option", { name: college.name }));
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByText(/Choose the college/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("checkbox", { name: "Main hall" })).toBeTruthy();
  expect(screen.queryByText(says)).toBeNull();
});

test("a draft whose job is over, and one of whose places is gone, is saved as it is shown", async () => {
  const draft: Booking = { ...askedBooking, state: "DRAFT", purpose: "PRE_PLACEMENT_TALK" };
  const left = bookingOptions.places.filter(({ id }) => id === placeIds.lab);
  const save = answering(ok(draft));
  const bookings = {
    read: async () => ok(draft),
    options: async () => ok({ ...bookingOptions, postings: [], places: left }),
    save,
  };
  const { stores, user } = renderScreen(
    <Routes>
      <Route path={paths.hr.editBooking} element={<BookingEditorScreen />} />
      <Route path={paths.hr.booking} element={<h1>Saved</h1>} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path: "/hr/bookings/booking/edit",
      calls: { hr: { bookings, company: { user: async () => vikram() } } },
    },
  );
  void stores.hr.load();
  await user.click(await screen.findByRole("checkbox", { name: "Computer lab" }));
  expect(await job()).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { roomIds: [placeIds.lab] } }]);
  expect(save.asked).not.toHaveProperty("0.body.postingId", postingId);
});
