// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { confirmedBooking } from "@/features/hiring/testing/booking";
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
