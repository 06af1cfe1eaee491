// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { candidate } from "../testing/candidate";
import { CandidateCard } from "./candidate-card";

const asha = { ...candidate("Asha Rao"), departmentCode: "CE" };

test("a card shows department and college in short, and is read with their names", () => {
  const { rerender } = render(<CandidateCard candidate={asha} />);
  expect(screen.getByText("CE,").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Civil,", { selector: ".sr-only" })).toBeTruthy();
  expect(screen.getByText("Nilgiri").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText(asha.college.name, { selector: ".sr-only" })).toBeTruthy();
  const college = { ...asha.college, name: "Thar" };
  rerender(<CandidateCard candidate={{ ...asha, college, departmentCode: null }} />);
  expect(screen.getByText("Civil, Thar")).toBeTruthy();
});
