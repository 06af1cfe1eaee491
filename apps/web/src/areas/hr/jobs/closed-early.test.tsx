// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { candidate } from "@/features/hiring/testing/candidate";
import { type FakeCalls, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { OfferActions } from "./offer-actions";
import { job } from "./testing/job";

type Offers = NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>;
const none = { ...candidate("Asha Rao"), offer: null, offers: [] };
const accepted = { id: "offer", state: "ACCEPTED", ctc: 900_000, stipend: null } as const;

function held(errors: Record<string, string>) {
  const waiting: (() => void)[] = [];
  const answer = async () => {
    await new Promise<void>((go) => waiting.push(go));
    return refusal({ message: "Check the marked fields.", errors });
  };
  return { waiting, answer };
}
const shown = (sheet: Parameters<typeof OfferActions>[0]["sheet"], offers: Offers) =>
  renderScreen(<OfferActions sheet={sheet} job={job} onChanged={vi.fn<() => void>()} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { hr: { offers } },
  });

test("that an offer was not made is told, also where its dialog was closed before", async () => {
  const { waiting, answer } = held({ replyDays: "Give 90 days or fewer." });
  const { user, stores } = shown({ ...none, state: "SELECTED" }, { extend: answer });
  await user.click(screen.getByRole("button", { name: "Make an offer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Make the offer/ }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  waiting[0]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The offer is not made", detail: "Give 90 days or fewer." },
    ]),
  );
});

test("that the joining was not put off is told, also where its dialog was closed before", async () => {
  const { waiting, answer } = held({ joiningDate: "This day is over." });
  const sheet = { ...none, state: "OFFERED" as const, offer: accepted };
  const { user, stores } = shown(sheet, { command: answer });
  await user.click(screen.getByRole("button", { name: "Joins later" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("New joining date"), "1 Sep 2027");
  await user.tab();
  await user.click(dialog.getByRole("button", { name: /^Put it off/ }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  waiting[0]?.();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { tone: "error", title: "The joining date stays as it is", detail: "This day is over." },
    ]),
  );
});

test("that the joining was not put off is told in the dialog by no toast beside it", async () => {
  const manners: unknown[] = [];
  const command = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const sheet = { ...none, state: "OFFERED" as const, offer: accepted };
  const { user, stores } = shown(sheet, { command });
  await user.click(screen.getByRole("button", { name: "Joins later" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("New joining date"), "1 Sep 2027");
  await user.tab();
  await user.click(dialog.getByRole("button", { name: /^Put it off/ }));
  expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
});
