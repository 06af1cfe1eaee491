// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { RequestsChart } from "./requests-chart";

vi.stubGlobal("matchMedia", () => ({
  matches: true,
  addEventListener: vi.fn<() => void>(),
  removeEventListener: vi.fn<() => void>(),
}));

test("what was accepted in a week stands in it, though it was sent in the one before", async () => {
  render(
    <RequestsChart
      weeks={[
        { week: "2026-11-09", sent: 1, accepted: 0 },
        { week: "2026-11-16", sent: 0, accepted: 1 },
      ]}
    />,
  );
  const finding = "1 request in 2 weeks, 1 accepted.";
  expect(screen.getByRole("figure", { name: finding })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Options of Connection requests" }));
  await user.click(await screen.findByRole("button", { name: "Show as table" }));
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "9 Nov to 15 Nov10",
    "16 Nov to 22 Nov01",
  ]);
});
