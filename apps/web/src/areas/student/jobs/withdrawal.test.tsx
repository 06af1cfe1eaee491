// @vitest-environment jsdom
import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late as answerLate } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { application } from "./testing/posting";
import { Withdrawal } from "./withdrawal";

type Calls = NonNullable<NonNullable<NonNullable<FakeCalls["student"]>["hiring"]>["applications"]>;
const late: StudentApplicationDetail = {
  ...application,
  state: "IN_ROUND",
  mayWithdraw: false,
  mayAskToWithdraw: true,
};
const asked = {
  state: "OPEN" as const,
  reason: "I go on to study.",
  askedAt: "2026-11-20T10:00:00.000Z",
  answer: null,
  answeredAt: null,
};
const shown = (of: StudentApplicationDetail, applications: Calls = {}) => {
  const set = vi.fn<(next: StudentApplicationDetail) => void>();
  const reload = vi.fn<() => void>();
  const { user, stores } = renderScreen(<Withdrawal application={of} set={set} reload={reload} />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: { student: { hiring: { applications } } },
  });
  return { user, stores, set, reload };
};

test("after the deadline a student asks to withdraw, with a reason", async () => {
  const wrong = refusal({ errors: { reason: "Give a reason of at least 10 characters." } });
  const done = ok({ ...late, mayAskToWithdraw: false, withdrawal: asked });
  const askToWithdraw = answering<typeof wrong | typeof done>(wrong, done);
  const { user, set } = shown(late, { askToWithdraw });
  await user.click(screen.getByRole("button", { name: "Ask to withdraw" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Ask to withdraw/ }));
  expect(await dialog.findByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/Why/), "I go on to study.");
  await user.click(dialog.getByRole("button", { name: /^Ask to withdraw/ }));
  await waitFor(() => expect(set).toHaveBeenCalledOnce());
  const params = { id: late.id };
  expect(askToWithdraw.asked.at(-1)).toEqual({ params, body: { reason: "I go on to study." } });
});

test("until the college answers, the student may stay", async () => {
  const back = ok({ ...late, withdrawal: { ...asked, state: "TAKEN_BACK" as const } });
  const stay = answering(back);
  const { user, set } = shown({ ...late, mayAskToWithdraw: false, withdrawal: asked }, { stay });
  expect(screen.getByText(/I go on to study/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask to withdraw" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stay a candidate" }));
  await waitFor(() => expect(set).toHaveBeenCalledOnce());
});

test("a refusal is read with its reason", () => {
  const answer = "The interview is tomorrow.";
  shown({ ...late, withdrawal: { ...asked, state: "REFUSED", answer } });
  expect(screen.getByText(answer)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask to withdraw" })).toBeTruthy();
});

test("who has asked by another tab already is told, and shown what they asked", async () => {
  const askToWithdraw = answering(refusal({ message: "You have asked already." }, 409));
  const { user, reload } = shown(late, { askToWithdraw });
  await user.click(screen.getByRole("button", { name: "Ask to withdraw" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Ask to withdraw/ }));
  expect(await dialog.findByText("You have asked already.")).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test("why the office was not asked is told in the dialog, and by a toast once that is closed", async () => {
  const manners: unknown[] = [];
  const waiting = answerLate();
  const askToWithdraw = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 1) await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user, stores } = shown(late, { askToWithdraw });
  await user.click(screen.getByRole("button", { name: "Ask to withdraw" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Ask to withdraw/ }));
  expect(await dialog.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: /^Ask to withdraw/ }));
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "Your placement office is not asked", detail: "The server has a cold." },
    ]),
  );
});
