// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { askedBooking } from "@/features/hiring/testing/booking";
import { paths } from "@/navigation/paths";
import { answering, ok } from "@/testing/fake-calls";
import { openBooking } from "../testing/open-booking";

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

test("bookings are listed by what they wait for, and lead to their page", async () => {
  const list = answering(ok({ items: [askedBooking], next: null }));
  const { user } = openBooking(paths.hr.bookings, { bookings: { list } });
  expect(await screen.findByText("Wed, 2 Dec 2099, 10:00 to 13:00")).toBeTruthy();
  expect(screen.getByText("Waiting for the college")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Waiting for you" }));
  await waitFor(() => expect(list.asked).toHaveLength(2));
  expect(list.asked[1]).toMatchObject({ query: { waiting: true } });
});

test("bookings are narrowed down by state, college and days, the last day with them", async () => {
  const nilgiri = "0193a1f0-0000-7000-8000-00000000000a";
  const list = answering(ok({ items: [], next: null }), ok({ items: [], next: null }));
  const days = "from=2026-11-24&to=2026-11-25";
  const { user } = openBooking(
    `${paths.hr.bookings}?state=CONFIRMED&partnerId=${nilgiri}&partner=Nilgiri&${days}`,
    { bookings: { list } },
  );
  expect(await screen.findByText("No bookings match")).toBeTruthy();
  expect(list.asked[0]).toMatchObject({
    query: {
      state: "CONFIRMED",
      collegeId: nilgiri,
      from: "2026-11-23T18:30:00.000Z",
      to: "2026-11-25T18:30:00.000Z",
    },
  });
  expect(screen.getByText("Nilgiri")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the Days filter" }));
  await waitFor(() => expect(list.asked).toHaveLength(2));
  expect(list.asked[1]).not.toHaveProperty("query.from");
});

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["Asia/Kolkata", "When"],
  ["America/Los_Angeles", "When (IST)"],
])(
  "whose clock the times of the list follow is named to a reader in %s by another",
  async (zone, name) => {
    vi.stubEnv("TZ", zone);
    const list = answering(ok({ items: [askedBooking], next: null }));
    openBooking(paths.hr.bookings, { bookings: { list } });
    expect(await screen.findByRole("columnheader", { name })).toBeTruthy();
  },
);
