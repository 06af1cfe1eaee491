// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { StatePicker } from "./place-pickers";

test.each([
  ["India", null],
  ["Sri Lanka", "Use as written"],
])("a state of %s that is not in the list: %s", async (country, offered) => {
  const { user } = renderScreen(
    <StatePicker
      label="State"
      country={country}
      value={null}
      onValueChange={vi.fn<() => void>()}
    />,
    { calls: { site: { location: { states: async () => ok({ states: [], next: null }) } } } },
  );
  await user.type(screen.getByRole("combobox", { name: "State" }), "Western");
  expect(await screen.findByText(offered ?? /^No states/)).toBeTruthy();
  expect(screen.queryByText("Use as written") !== null).toBe(offered !== null);
});
