// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecordDisputes } from "./record-disputes";

test("an officer reads what a student says is wrong, and of which decision", () => {
  const text = "My tenth marks are 91.";
  const says = "Not open to you: 10th percentage at least 60.00.";
  const at = "2026-11-13T09:30:00.000Z";
  render(<RecordDisputes disputes={[{ id: "one", title: "Fleet Engineer", says, text, at }]} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Fleet Engineer, .*10th percentage/)).toBeTruthy();
});
