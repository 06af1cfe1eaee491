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

test("173: the count of calls under way never falls below none", () => {
  const feedback = new FeedbackStore();
  feedback.loading(1);
  feedback.loading(-1);
  feedback.loading(-1);
  expect(feedback.busy).toBe(false);
  feedback.loading(1);
  expect(feedback.busy).toBe(true);
});
