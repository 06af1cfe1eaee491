// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { inDollars } from "../testing/in-dollars";
import { madeOffer } from "../testing/made-offer";
import { CandidateOffers } from "./candidate-offers";

test("an offer is read with its joining, how often it was put off, its note and why it ended", () => {
  const later = {
    ...madeOffer,
    state: "DEFERRED",
    deferrals: 2,
    note: "Bring the marks.",
    letter: true,
  } as const;
  const gone = {
    ...madeOffer,
    id: "old",
    state: "REVOKED",
    reason: "The team is not built.",
  } as const;
  renderScreen(<CandidateOffers area="hr" offers={[later, gone]} />, {
    area: "hr",
    mode: "DASHBOARD",
  });
  expect(screen.getAllByRole("button", { name: "Offer letter (PDF)" })).toHaveLength(1);
  expect(screen.getByText(/^Joins 1 July 2027, put off 2 times$/)).toBeTruthy();
  expect(screen.getByText("Bring the marks.")).toBeTruthy();
  expect(screen.getByText("The team is not built.")).toBeTruthy();
});

test("an offer in dollars is read part by part, with its rupees", () => {
  const { ctc, told } = inDollars;
  renderScreen(<CandidateOffers area="po" offers={[{ ...madeOffer, ctc, told }]} />, {
    area: "po",
    mode: "DASHBOARD",
  });
  expect(screen.getByText("$60,000 a year, about ₹51 LPA at ₹85 a dollar")).toBeTruthy();
  expect(screen.getByText("Fixed $50,000 + Variable $10,000")).toBeTruthy();
});
