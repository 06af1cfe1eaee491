// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { candidate } from "../testing/candidate";
import { WaitingPlace } from "./waiting-place";

test("the sheet of who waits moves them up, and says why it could not", async () => {
  const rank = answering(refusal({ message: "Ravi Iyer is selected." }, 409));
  const onChanged = vi.fn<() => void>();
  const sheet = { ...candidate("Ravi Iyer"), waiting: { place: 2, of: 2 } };
  const { user } = renderScreen(
    <WaitingPlace area="po" sheet={sheet} mayChange onChanged={onChanged} />,
    { area: "po", mode: "DASHBOARD", calls: { po: { applications: { rank } } } },
  );
  expect(screen.getByText("Place 2 of 2")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Move down" }).hasAttribute("disabled")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Move up" }));
  expect(await screen.findByText("Ravi Iyer is selected.")).toBeTruthy();
  expect(rank.asked).toEqual([{ params: { id: "Ravi Iyer" }, body: { place: 1 } }]);
  expect(onChanged).toHaveBeenCalledOnce();
});
