import { expect, test } from "vitest";
import { FeedbackStore } from "./feedback-store";

test("172: toasts last as long as their kind asks for", () => {
  const feedback = new FeedbackStore();
  feedback.toast("success", "Saved");
  feedback.toast("error", "Invalid request.");
  feedback.toast("loading", "Importing");
  expect(feedback.toasts.map((toast) => toast.duration)).toEqual([
    2000,
    4000,
    Number.POSITIVE_INFINITY,
  ]);
});

test("172: of fifty toasts the newest twenty are held", () => {
  const feedback = new FeedbackStore();
  for (let count = 1; count <= 50; count++) feedback.toast("warning", `Row ${count} was skipped`);
  expect(feedback.toasts).toHaveLength(20);
  expect(feedback.toasts.at(-1)?.title).toBe("Row 50 was skipped");
});

test("a message that is on the screen is not shown twice", () => {
  const feedback = new FeedbackStore();
  const first = feedback.toast("error", "Network Error: Please check your network connection.");
  const second = feedback.toast("error", "Network Error: Please check your network connection.");
  expect(second).toBe(first);
  expect(feedback.toasts).toHaveLength(1);
  feedback.close(first);
  expect(feedback.toasts).toEqual([]);
});

test("an offer that stands there already is not made twice", () => {
  const feedback = new FeedbackStore();
  const action = { label: "Load it", onPress: () => undefined };
  feedback.toast("info", "A newer Toran is here", { action });
  feedback.toast("info", "A newer Toran is here", { action: { ...action } });
  expect(feedback.toasts).toHaveLength(1);
});

test("what can be taken back is offered for ten seconds, unless it is told for how long", () => {
  const feedback = new FeedbackStore();
  const action = { label: "Undo", onPress: () => undefined };
  feedback.toast("success", "Moved to Monday 23 November", { action });
  feedback.toast("info", "A newer Toran is here", { action, duration: Number.POSITIVE_INFINITY });
  expect(feedback.toasts.map(({ duration }) => duration)).toEqual([
    10_000,
    Number.POSITIVE_INFINITY,
  ]);
});

test("of two things that were taken away, each can be taken back", () => {
  const feedback = new FeedbackStore();
  const back: string[] = [];
  for (const one of ["Call Asha", "Book the hall"])
    feedback.toast("success", "Taken off your list", {
      action: { label: "Undo", onPress: () => back.push(one) },
    });
  for (const { action } of feedback.toasts) action?.onPress();
  expect(back).toEqual(["Call Asha", "Book the hall"]);
});

test("173: the count of calls under way never falls below none", () => {
  const feedback = new FeedbackStore();
  feedback.loading(1);
  feedback.loading(-1);
  feedback.loading(-1);
  expect(feedback.busy).toBe(false);
  feedback.loading(1);
  expect(feedback.busy).toBe(true);
});
