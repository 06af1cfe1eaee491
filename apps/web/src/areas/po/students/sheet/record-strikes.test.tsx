// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../../testing/season";
import { RecordStrikes } from "./record-strikes";

const absence = {
  key: "application:test",
  title: "Fleet Engineer",
  company: "Kestrel Mobility",
  at: "2026-11-02T06:00:00.000Z",
  pardon: null,
};
const strikes = { since: "2026-07-01T00:00:00.000Z", most: 1, counted: 1, all: [absence] };

function open(pardon: ReturnType<typeof answering>, rank: OfficerRank = "LEAD") {
  const onPardoned = vi.fn<() => void>();
  const shown = renderScreen(
    <RecordStrikes student={{ id: "student", strikes }} onPardoned={onPardoned} />,
    {
      area: "po",
      mode: "DASHBOARD",
      calls: { po: season({ policy: { pardon: pardon as never } }, rank) },
    },
  );
  void shown.stores.po.load();
  return { ...shown, onPardoned };
}

test("an absence is pardoned with a reason, a refusal loses nothing, and a viewer pardons nothing", async () => {
  const pardon = answering<unknown>(
    refusal({ message: "This absence is pardoned already." }, 409),
    ok({ ...strikes, counted: 0 }),
  );
  const { user, onPardoned, unmount } = open(pardon);
  expect(screen.getByText(/no application is possible, as 1 bars/)).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /^Pardon/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Pardon/ }));
  expect(dialog.getByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "The train had stopped.");
  await user.click(dialog.getByRole("button", { name: /^Pardon/ }));
  expect(await dialog.findByText("This absence is pardoned already.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /^Pardon/ }));
  await waitFor(() => expect(onPardoned).toHaveBeenCalled());
  const body = { key: absence.key, reason: "The train had stopped." };
  expect(pardon.asked.at(-1)).toEqual({ params: { id: "student" }, body });
  unmount();

  open(pardon, "VIEWER");
  expect(screen.getByText(/Kestrel Mobility/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Pardon/ })).toBeNull());
});

test("why an absence is not pardoned is told in its dialog, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const pardon = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user } = open(pardon as never);
  await user.click(await screen.findByRole("button", { name: /^Pardon/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "The train had stopped.");
  await user.click(dialog.getByRole("button", { name: /^Pardon/ }));
  expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});
