// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingOptions, placeIds } from "../testing/booking";
import { PlaceChoice } from "./place-choice";

test.each([
  [30, "These hold 30, and 40 students are expected."],
  [null, undefined],
])("places that hold %s people are told to be too few where they are: %s", (capacity, says) => {
  const places = bookingOptions.places.map((place) => ({ ...place, capacity }));
  render(
    <PlaceChoice
      places={places}
      busy={[]}
      times={[]}
      students={40}
      chosen={[placeIds.hall]}
      onChange={vi.fn<() => void>()}
    />,
  );
  expect(screen.queryByText(/are expected/)?.textContent).toBe(says);
});
