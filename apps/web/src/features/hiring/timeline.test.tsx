// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { limits } from "@toran/contract/limits";
import { expect, test } from "vitest";
import { History } from "./timeline";

const events = Array.from({ length: limits.hiring.story }, (_, place) => ({
  id: String(place),
  from: "PENDING",
  to: "APPROVED",
  command: "APPROVE",
  round: null,
  who: null,
  side: "COLLEGE",
  reason: null,
  at: "2026-11-29T10:00:00.000Z",
}));

test("a story that is too long to be told whole says so", () => {
  const { rerender } = render(<History label="Story" events={events.slice(1)} />);
  expect(screen.queryByText(/What came before/)).toBeNull();
  rerender(<History label="Story" events={events} />);
  expect(screen.getByText("The latest 100 are told here. What came before is kept.")).toBeTruthy();
});
