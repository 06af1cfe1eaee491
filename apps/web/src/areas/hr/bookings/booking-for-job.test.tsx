// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { Booking } from "@toran/contract/schemas/booking";
import { expect, test } from "vitest";
import { askedBooking, bookingOptions, placeIds } from "@/features/hiring/testing/booking";
import { paths, withId } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { bookingPath } from "@/navigation/booking-path";
import { openBooking } from "../testing/open-booking";

const { college, postings } = bookingOptions;
const postingId = postings[0]!.id;
const job = () => screen.findByLabelText(/^Job/);
const notes = () => screen.findByLabelText(/^Notes/);

type Hr = NonNullable<FakeCalls["hr"]>;
type Options = NonNullable<Hr["bookings"]>["options"];
type Colleges = NonNullable<Hr["colleges"]>["list"];
const open = (path: string, options: Options = async () => ok(bookingOptions), list?: Colleges) =>
  openBooking(path, { bookings: { options }, ...(list && { colleges: { list } }) });

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

test("a place that is taken at the second time says so, in another month as well", async () => {
  const later = {
    startsAt: "2100-03-03T04:30:00.000Z",
    endsAt: "2100-03-03T05:30:00.000Z",
  };
  const draft: Booking = { ...askedBooking, state: "DRAFT", dates: [...askedBooking.dates, later] };
  const busy = [{ ...bookingOptions.busy[0]!, ...later, roomId: placeIds.hall }];
  const options = async ({ query }: { query: { from: string } }) =>
    ok({ ...bookingOptions, busy: query.from.startsWith("2100-02") ? busy : [] });
  openBooking(withId(paths.hr.editBooking, draft.id), {
    bookings: { read: async () => ok(draft), options },
  });
  expect(await screen.findByText(/Holds 300, taken 10:00 to 11:00/)).toBeTruthy();
  expect(screen.getByText("Holds 30")).toBeTruthy();
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
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  await user.click(await screen.findByRole("checkbox", { name: "Computer lab" }));
  expect(await job()).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /^Interviews/ })).toBeTruthy();
  expect(save.asked).toMatchObject([{ body: { roomIds: [placeIds.lab] } }]);
  expect(save.asked).not.toHaveProperty("0.body.postingId", postingId);
});
