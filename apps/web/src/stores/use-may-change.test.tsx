// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { season } from "@/areas/po/testing/season";
import { renderScreen } from "@/testing/render-screen";
import { useMayChange, useMayChangeOwn } from "./use-may-change";

/** It watches no store, as most forms do not. */
function Form() {
  const [all, own] = [useMayChange("po"), useMayChangeOwn()];
  return (
    <p>
      {all && "all"} {own && "own"}
    </p>
  );
}

test("what a viewer may not do goes from a screen that was there before it was known who they are", async () => {
  const { stores } = renderScreen(<Form />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: season({}, "VIEWER") },
  });
  expect(screen.getByText("all own")).toBeTruthy();
  await act(() => stores.po.load());
  expect(screen.getByText("own")).toBeTruthy();
  act(() => stores.session.moved("PLACEMENT_OFFICER", { mode: "PAYMENTEXPIRY" }));
  expect(screen.queryByText("own")).toBeNull();
});
