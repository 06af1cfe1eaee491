// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingOptions } from "@/features/hiring/testing/booking";
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

type Options = NonNullable<NonNullable<FakeCalls["hr"]>["bookings"]>["options"];
function open(path: string, options: Options = async () => ok(bookingOptions)) {
  const bookings = { options };
  const calls = { hr: { bookings, company: { user: async () => vikram() } } };
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
