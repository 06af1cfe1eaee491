// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { candidate } from "../testing/candidate";
import { CandidateCard } from "./candidate-card";

const asha = { ...candidate("Asha Rao"), departmentCode: "CE" };

test("a card shows the department by its code, and is read with its name", () => {
  const { rerender } = render(<CandidateCard candidate={asha} />);
  expect(screen.getByText("CE,").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Civil,", { selector: ".sr-only" })).toBeTruthy();
  rerender(<CandidateCard candidate={{ ...asha, departmentCode: null }} />);
  expect(screen.getByText(/^Civil, Nilgiri Institute/)).toBeTruthy();
});
