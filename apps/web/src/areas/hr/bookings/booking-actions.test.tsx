// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Booking } from "@toran/contract/schemas/booking";
import { expect, test, vi } from "vitest";
import { askedBooking, bookingOptions, confirmedBooking } from "@/features/hiring/testing/booking";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { vikram } from "../testing/vikram";
import { BookingActions } from "./booking-actions";

const none = vi.fn<() => void>();

test.each([
  ["2099-12-02T04:30:00.000Z", ["Cancel the booking", "Ask for another time"]],
  ["2020-12-02T04:30:00.000Z", []],
])("a company that is to come at %s may press %j", async (startsAt, wanted) => {
  const { stores } = renderScreen(
    <BookingActions booking={{ ...confirmedBooking, startsAt }} set={none} reload={none} />,
    {
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { company: { user: async () => vikram("LEAD") } } },
    },
  );
  await act(() => stores.hr.load());
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(wanted);
});

const draft: Booking = { ...askedBooking, state: "DRAFT", holdUntil: null };
const changed = () => refusal({ message: "Somebody else has changed this booking." }, 409);

test("what a company asks for, moves and deletes is the booking that it sees; another one is shown anew", async () => {
  const [request, reschedule, remove] = [
    answering(changed()),
    answering(changed()),
    answering(changed()),
  ];
  const reload = vi.fn<() => void>();
  const actions = (booking: Booking) => (
    <BookingActions booking={booking} set={none} reload={reload} />
  );
  const { stores, user, unmount } = renderScreen(actions(draft), {
    area: "hr",
    mode: "DASHBOARD",
    calls: {
      hr: {
        bookings: { request, reschedule, remove, options: async () => ok(bookingOptions) },
        company: { user: async () => vikram("LEAD") },
      },
    },
  });
  await act(() => stores.hr.load());
  const { id, version } = draft;
  const params = { id };
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(request.asked).toEqual([{ params, body: { version } }]);
  await user.click(screen.getByRole("button", { name: "Delete the draft" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(remove.asked).toEqual([{ params, query: { version } }]);

  unmount();
  renderScreen(actions(confirmedBooking), { stores });
  await user.click(await screen.findByRole("button", { name: "Ask for another time" }));
  const times = within(await screen.findByRole("dialog"));
  await user.type(times.getByLabelText("Time 1: day"), "03/12/2099");
  await user.type(times.getByLabelText("Time 1: from"), "10:00");
  await user.type(times.getByLabelText("Time 1: until"), "12:00");
  await user.click(times.getByRole("button", { name: /^Ask for this time/ }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  expect(reschedule.asked).toMatchObject([{ params, body: { version } }]);
  expect(times.getByText("Somebody else has changed this booking.")).toBeTruthy();
});

test("a time that cannot be accepted any more, as the college takes no bookings from the company, says so", async () => {
  const [span] = askedBooking.dates;
  const proposal = { ...span!, rooms: [], note: null };
  const offered: Booking = { ...askedBooking, state: "COUNTER_PROPOSED", proposal };
  const says = "You are not connected to this college, or it takes no bookings from you.";
  const command = answering(refusal({ message: says, errors: { collegeId: says } }, 409));
  const { user, stores } = renderScreen(
    <BookingActions booking={offered} set={none} reload={none} />,
    {
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { bookings: { command }, company: { user: async () => vikram("LEAD") } } },
    },
  );
  await act(() => stores.hr.load());
  await user.click(screen.getByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([{ tone: "error", detail: says }]),
  );
});
