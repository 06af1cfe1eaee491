// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { candidate } from "../testing/candidate";
import { WithdrawalRequest } from "./withdrawal-request";

const asks = {
  ...candidate("Asha Rao"),
  withdrawal: {
    state: "OPEN" as const,
    reason: "I go on to study.",
    askedAt: "2026-11-20T10:00:00.000Z",
    answer: null,
    answeredAt: null,
  },
};
const shown = (answerWithdrawal: never, mayChange = true) => {
  const onChanged = vi.fn<() => void>();
  const { user, stores } = renderScreen(
    <WithdrawalRequest sheet={asks} mayChange={mayChange} onChanged={onChanged} />,
    { area: "po", mode: "DASHBOARD", calls: { po: { applications: { answerWithdrawal } } } },
  );
  return { user, stores, onChanged };
};

test("an officer reads why, and lets the student go", async () => {
  const answer = answering(ok({} as never));
  const { user, onChanged } = shown(answer as never);
  expect(screen.getByText("I go on to study.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take it back" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByLabelText(/Why/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(answer.asked).toEqual([{ params: { id: "Asha Rao" }, body: { command: "GRANT" } }]);
});

test("a refusal needs a reason, is told at its field, and loses nothing that was typed", async () => {
  const wrong = refusal({ errors: { reason: "Give a reason of at least 10 characters." } });
  const answer = answering<typeof wrong>(wrong);
  const { user, onChanged } = shown(answer as never);
  await user.click(screen.getByRole("button", { name: "Refuse" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Why/), "Not now");
  await user.click(dialog.getByRole("button", { name: /^Refuse/ }));
  expect(await dialog.findByText("Give a reason of at least 10 characters.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe("Not now");
  expect(answer.asked).toEqual([
    { params: { id: "Asha Rao" }, body: { command: "REFUSE", reason: "Not now" } },
  ]);
  expect(onChanged).not.toHaveBeenCalled();
});

test("what is written with a refusal stays where a colleague answers meanwhile", async () => {
  const faster = refusal({ message: "This wish was answered already." }, 409);
  const onChanged = vi.fn<() => void>();
  function Asking() {
    const [answered, answer] = useState(false);
    const withdrawal = { ...asks.withdrawal, state: answered ? "GRANTED" : "OPEN" } as const;
    return (
      <>
        <button onClick={() => answer(true)}>Answered by a colleague</button>
        <WithdrawalRequest sheet={{ ...asks, withdrawal }} mayChange onChanged={onChanged} />
      </>
    );
  }
  const answerWithdrawal = async () => faster;
  const calls = { po: { applications: { answerWithdrawal } } };
  const { user } = renderScreen(<Asking />, { area: "po", mode: "DASHBOARD", calls });
  const colleague = screen.getByRole("button", { name: "Answered by a colleague" });
  await user.click(screen.getByRole("button", { name: "Refuse" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Why/), "Your round is tomorrow.");
  act(() => colleague.click());
  await user.click(dialog.getByRole("button", { name: /^Refuse/ }));
  expect(await dialog.findByText("This wish was answered already.")).toBeTruthy();
  expect(dialog.getByDisplayValue("Your round is tomorrow.")).toBeTruthy();
  expect(onChanged).toHaveBeenCalledOnce();
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("heading", { name: "Asks to withdraw" })).toBeNull();
});

test("who may only look reads it and answers nothing", () => {
  shown(answering(ok({} as never)) as never, false);
  expect(screen.getByRole("heading", { name: "Asks to withdraw" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("why an answer was not sent is told in its dialog, and by a toast once that is closed", async () => {
  const manners: unknown[] = [];
  const waiting = late();
  const answer = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user, stores } = shown(answer as never);
  await user.click(screen.getByRole("button", { name: "Take it back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: /^Take it back/ }));
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "The application of Asha Rao is not taken back", detail: "The server has a cold." },
    ]),
  );
});
