// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { askedBooking, bookingOptions, confirmedBooking } from "@/features/hiring/testing/booking";
import { ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { BookingActions } from "./booking-actions";

const none = vi.fn<() => void>();
const offered = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
afterEach(() => vi.useRealTimers());

test("a page that was opened before the time of a booking says how it went once that has come", async () => {
  const startsAt = confirmedBooking.startsAt ?? "";
  vi.useFakeTimers({
    now: Date.parse(startsAt) - 60_000,
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const { stores } = renderScreen(
    <BookingActions booking={confirmedBooking} set={none} reload={none} />,
    { area: "po", mode: "DASHBOARD", calls: { po: season({}, "LEAD") } },
  );
  await act(() => stores.po.load());
  expect(offered()).toEqual(["Cancel the booking"]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(offered()).toEqual(["Cancel the booking", "Company did not come", "Complete"]);
});

test.each([
  ["Confirm", "The booking is not confirmed"],
  ["Decline", "The booking is not declined"],
])(
  "why %s failed is told in its dialog alone, or by a toast once that is closed",
  async (name, failed) => {
    const manners: unknown[] = [];
    const waiting = late();
    const decide = async (_input: unknown, manner: unknown) => {
      manners.push(manner);
      if (manners.length > 1) await waiting.coming;
      return refusal({ message: "The server has a cold." }, 500);
    };
    const { places, busy } = bookingOptions;
    const bookings = { decide, busy: async () => ok({ places, busy }) };
    const { stores, user } = renderScreen(
      <BookingActions booking={askedBooking} set={none} reload={none} />,
      { area: "po", mode: "DASHBOARD", calls: { po: season({ bookings }, "LEAD") } },
    );
    await act(() => stores.po.load());
    await user.click(screen.getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog"));
    const reason = dialog.queryByLabelText("Reason");
    if (reason) await user.selectOptions(reason, "The day is taken");
    else await dialog.findByRole("checkbox", { name: "Main hall" });
    await user.click(dialog.getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
    expect(manners).toEqual([{ tellsFailure: true }]);
    await user.click(dialog.getByRole("button", { name: new RegExp(`^${name}`) }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    waiting.come();
    await waitFor(() =>
      expect(stores.feedback.toasts).toMatchObject([
        { title: failed, detail: "The server has a cold." },
      ]),
    );
  },
);

test("what a place has on each of the times that are asked for is told, however far apart they lie", async () => {
  const { places } = bookingOptions;
  const taken = { startsAt: "2100-03-10T04:30:00.000Z", endsAt: "2100-03-10T07:30:00.000Z" };
  const [hall] = askedBooking.wantedRooms;
  const mango = { id: "mango", title: "Test", company: "Mango Analytics" };
  const held = { roomId: hall?.id ?? "", ...taken, soft: false, booking: mango };
  const inside = ({ from, to }: { from: string; to: string }) =>
    from <= taken.startsAt && taken.endsAt <= to;
  const busy = async ({ query }: { query: { from: string; to: string } }) =>
    ok({ places, busy: inside(query) ? [held] : [] });
  const booking = { ...askedBooking, dates: [...askedBooking.dates, taken] };
  const { stores, user } = renderScreen(
    <BookingActions booking={booking} set={none} reload={none} />,
    { area: "po", mode: "DASHBOARD", calls: { po: season({ bookings: { busy } }, "LEAD") } },
  );
  await act(() => stores.po.load());
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("A place you chose is taken by Mango Analytics")).toBeTruthy();
});
