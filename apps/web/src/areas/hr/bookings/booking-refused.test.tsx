// @vitest-environment jsdom
import { ApiFailure } from "@toran/api-client/failure";
import { screen, waitFor, within } from "@testing-library/react";
import type { Booking } from "@toran/contract/schemas/booking";
import { beforeEach, expect, test } from "vitest";
import {
  askedBooking,
  bookingOptions,
  confirmedBooking,
  placeIds,
  slottedBooking,
} from "@/features/hiring/testing/booking";
import { draftSchedule, publishedSchedule } from "@/features/hiring/testing/schedule";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { openBooking } from "../testing/open-booking";

beforeEach(() => window.sessionStorage.clear());

const draft: Booking = { ...askedBooking, state: "DRAFT", holdUntil: null };

test("a draft that the college cannot be asked for leads to the field that stands in the way, and says why", async () => {
  const says = "This job is over at the college. Choose another one.";
  const bookings = {
    read: async () => ok(draft),
    options: async () => ok(bookingOptions),
    request: async () =>
      refusal({ message: "Check the marked fields.", errors: { postingId: says } }),
  };
  const { user } = openBooking("/hr/bookings/booking", { bookings });
  await user.click(await screen.findByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByText(says)).toBeTruthy();
  const job = screen.getByLabelText(/^Job/);
  expect(job.getAttribute("aria-invalid")).toBe("true");
  await user.selectOptions(job, "Choose the job");
  expect(screen.queryByText(says)).toBeNull();
});

test("what is wrong with a time is told in its row, also where the row before was left empty", async () => {
  const bookings = { read: async () => ok(draft), options: async () => ok(bookingOptions) };
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  await user.click(await screen.findByRole("button", { name: "Add another time" }));
  for (const part of ["day", "from", "until"])
    await user.clear(screen.getByLabelText(`Time 1: ${part}`));
  await user.type(screen.getByLabelText("Time 2: day"), "03/12/2099");
  await user.type(screen.getByLabelText("Time 2: from"), "11:00");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByText("Give the time it ends.")).toBeTruthy();
  expect(screen.getByLabelText("Time 1: until").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("Time 1: from").value).toBe("11:00");
  expect(screen.queryByLabelText("Time 2: from")).toBeNull();
});

test("a place that the college has no more is not asked for again with another time", async () => {
  const { hall, lab } = placeIds;
  const booking: Booking = {
    ...confirmedBooking,
    rooms: [hall, lab].map((id) => ({ id, name: id, capacity: 300 })),
  };
  const left = bookingOptions.places.filter(({ id }) => id === lab);
  const reschedule = answering(ok<Booking>({ ...booking, state: "RESCHEDULED" }));
  const { user } = openBooking("/hr/bookings/booking", {
    bookings: {
      read: async () => ok(booking),
      options: async () => ok({ ...bookingOptions, places: left }),
      reschedule,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for another time" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("checkbox", { name: "Computer lab" })).toHaveProperty(
    "checked",
    true,
  );
  await user.type(dialog.getByLabelText("Time 1: day"), "03/12/2099");
  await user.type(dialog.getByLabelText("Time 1: from"), "10:00");
  await user.type(dialog.getByLabelText("Time 1: until"), "12:00");
  await user.click(dialog.getByRole("button", { name: /^Ask for this time/ }));
  expect(reschedule.asked).toMatchObject([{ body: { roomIds: [lab] } }]);
});

test("what is wrong with one thing that is needed is told at their field, which is led to", async () => {
  const save = answering(ok(draft));
  const bookings = { read: async () => ok(draft), options: async () => ok(bookingOptions), save };
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  const needed = await screen.findByLabelText(/^What you need/);
  await user.click(needed);
  await user.paste("Projector, ");
  await user.paste(`${"a screen for everybody ".repeat(4)}, `);
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(await screen.findByText("Keep it to 80 characters.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(needed));
  expect(save.asked).toEqual([]);
});

test("a draft is not saved without what cannot be read in one of its fields", async () => {
  const save = answering(ok(draft));
  const bookings = { read: async () => ok(draft), options: async () => ok(bookingOptions), save };
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  const students = await screen.findByLabelText("Students expected");
  await user.clear(students);
  await user.type(students, "99999");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  expect(screen.getByText("Write a number from 1 to 10,000.")).toBeTruthy();
  expect(document.activeElement).toBe(students);
  expect(save.asked).toEqual([]);
  await user.clear(students);
  await user.type(students, "90");
  await user.click(screen.getByRole("button", { name: /^Save the draft/ }));
  await waitFor(() => expect(save.asked).toMatchObject([{ body: { expectedStudents: 90 } }]));
});

test("a form over a draft that was deleted says so, and leads to the bookings", async () => {
  const gone = refusal({ message: "The booking was not found." }, 404);
  openBooking("/hr/bookings/booking/edit", { bookings: { read: async () => gone } });
  expect(await screen.findByRole("heading", { name: "Booking not found" })).toBeTruthy();
  const all = screen.getByRole("link", { name: "All bookings" });
  expect(all.getAttribute("href")).toBe("/hr/bookings");
});

test("why a booking is not saved or asked for is told in its form, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const save = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return ok({ ...draft, missing: {} });
  };
  const request = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const bookings = {
    read: async () => ok(draft),
    options: async () => ok(bookingOptions),
    save,
    request,
  };
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  await user.click(await screen.findByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
});

test("what was typed before a reload is not said to be unsaved once it is kept as a draft", async () => {
  const missing = { expectedStudents: "Say how many students you expect." };
  const bookings = {
    options: async () => ok(bookingOptions),
    create: async () => ok({ ...draft, expectedStudents: null, missing }),
  };
  const path = `/hr/bookings/new?college=${bookingOptions.college.id}`;
  const first = openBooking(path, { bookings });
  await first.user.selectOptions(await screen.findByLabelText("What for"), "Campus tour");
  first.unmount();

  const { user } = openBooking(path, { bookings });
  expect(await screen.findByText("What you typed here before is not saved yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  expect(await screen.findByText(missing.expectedStudents)).toBeTruthy();
  expect(screen.queryByText("What you typed here before is not saved yet.")).toBeNull();
});

test("whoever has left the form before the college is asked is told of a refusal where they are", async () => {
  const says = "No room is free then.";
  const held: (() => void)[] = [];
  const bookings = {
    read: async () => ok(draft),
    options: async () => ok(bookingOptions),
    save: async () => {
      await new Promise<void>((go) => held.push(go));
      return ok(draft);
    },
    request: async () => refusal({ message: "Check the marked fields.", errors: { dates: says } }),
  };
  window.history.replaceState(null, "", "/elsewhere");
  const { user, stores } = openBooking("/hr/bookings/booking/edit", { bookings });
  await user.click(await screen.findByRole("button", { name: /^Ask the college/ }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Cancel" })).toBeNull());
  held[0]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The college is not asked", detail: says },
    ]),
  );
  expect(window.location.pathname).toBe("/elsewhere");
});

const drawn = (state: "PUBLISHED" | "DRAFT") => ({
  ...slottedBooking,
  schedule: { model: "OPEN" as const, state, slots: 2, taken: 0 },
});

test("another time cannot be asked for while students have slots, which is said before anything is typed", async () => {
  const { user } = openBooking("/hr/bookings/booking", {
    bookings: {
      read: answering(ok<Booking>(drawn("PUBLISHED")), ok<Booking>(drawn("DRAFT"))),
      options: async () => ok(bookingOptions),
    },
    schedules: {
      read: async () => ok(publishedSchedule),
      unpublish: async () => ok(draftSchedule),
    },
    jobs: { read: async () => ok({ rounds: [] } as never) },
  });
  const ask = async () => {
    await user.click(await screen.findByRole("button", { name: "Ask for another time" }));
    return within(await screen.findByRole("dialog"));
  };
  const dialog = await ask();
  expect(dialog.getByText(/^Students have slots at this time/)).toBeTruthy();
  expect(dialog.queryByLabelText("Time 1: day")).toBeNull();
  await user.click(dialog.getAllByRole("button", { name: "Close" })[0]!);
  await user.click(await screen.findByRole("button", { name: "Take back" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: /^Take back/ }),
  );
  await screen.findByRole("button", { name: "Publish" });
  expect((await ask()).getByLabelText("Time 1: day")).toBeTruthy();
});

test("a booking that a colleague has asked for meanwhile has no editor, but a way to it", async () => {
  openBooking("/hr/bookings/booking/edit", { bookings: { read: async () => ok(askedBooking) } });
  const leads = await screen.findByRole("link", { name: "Look at the booking" });
  expect(leads.getAttribute("href")).toBe("/hr/bookings/booking");
  expect(screen.queryByRole("button", { name: "Ask the college" })).toBeNull();
});

test("a college that was asked though the answer was lost is not asked again, and who asks is led to the booking", async () => {
  const booking: Booking = { ...draft, missing: {} };
  const read = answering(ok(booking), ok({ ...booking, state: "REQUESTED" as const }));
  const save = answering(ok(booking));
  const request = answering(new ApiFailure(0));
  const bookings = { read, save, request, options: async () => ok(bookingOptions) };
  const { user } = openBooking("/hr/bookings/booking/edit", { bookings });
  const ask = await screen.findByRole("button", { name: /^Ask the college/ });
  await user.click(ask);
  await screen.findByRole("alert");
  await user.click(ask);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Ask the college/ })).toBeNull(),
  );
  expect(save.asked).toHaveLength(1);
  expect(request.asked).toHaveLength(1);
});
