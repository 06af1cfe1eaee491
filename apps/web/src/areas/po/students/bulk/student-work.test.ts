import { expect, test } from "vitest";
import { FeedbackStore } from "@/stores/feedback-store";
import { answering, fakeCalls, ok } from "@/testing/fake-calls";
import { StudentWork } from "./student-work";

const list = async () => ok({ items: [], next: null });

test("who was changed since is told of by an undo, one as well as many", async () => {
  const since = { id: "a", ok: false, message: "Asha was changed again since then." };
  const undo = answering(ok({ results: [since] }));
  const feedback = new FeedbackStore();
  const calls = fakeCalls({ po: { students: { undo } } });
  await new StudentWork({ calls, feedback, list, changed: () => undefined }).undo(["one"]);
  expect(feedback.toasts).toMatchObject([
    { title: "1 student left as they are", detail: since.message },
  ]);
});
