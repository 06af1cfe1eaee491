// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { confirmedBooking } from "@/features/hiring/testing/booking";
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
