// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
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
  const down = screen.getByRole("button", { name: "Move down" });
  expect(down.getAttribute("aria-disabled")).toBe("true");
  await user.click(down);
  expect(rank.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Move up" }));
  expect(await screen.findByText("Ravi Iyer is selected.")).toBeTruthy();
  expect(rank.asked).toEqual([{ params: { id: "Ravi Iyer" }, body: { place: 1 } }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("whoever moves somebody by the keyboard keeps their place while it is saved, and at the end of the list", async () => {
  const held: (() => void)[] = [];
  const moved = { ...candidate("Ravi Iyer"), waiting: { place: 1, of: 3 } };
  const rank = vi.fn<() => Promise<ReturnType<typeof ok<never>>>>(async () => {
    await new Promise<void>((go) => held.push(go));
    return ok(moved as never);
  });
  function Sheet() {
    const [place, setPlace] = useState(2);
    const sheet = { ...moved, waiting: { place, of: 3 } };
    return <WaitingPlace area="po" sheet={sheet} mayChange onChanged={() => setPlace(1)} />;
  }
  const { user } = renderScreen(<Sheet />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { applications: { rank } } },
  });
  const up = screen.getByRole("button", { name: "Move up" });
  up.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(held).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(rank).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(up);
  held[0]?.();
  expect(await screen.findByText("Place 1 of 3")).toBeTruthy();
  expect(document.activeElement).toBe(up);
  await user.keyboard("{Enter}");
  expect(rank).toHaveBeenCalledOnce();
});
