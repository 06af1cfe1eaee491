// @vitest-environment jsdom
import { expect, test } from "vitest";
import { fakeCalls } from "@/testing/fake-calls";
import { FeedbackStore } from "./feedback-store";
import { SessionStore } from "./session-store";
import { withCalls } from "./stores";

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

test("what somebody was told, and may take back by a press, goes with them", () => {
  const session = new SessionStore({
    local: nothing,
    tab: nothing,
    token: { read: () => null, write: () => undefined },
  });
  const { feedback } = withCalls(session, new FeedbackStore(), fakeCalls({}));
  session.accept("PLACEMENT_OFFICER", "t");
  feedback.toast("success", "Asha Rao was taken out", {
    action: { label: "Undo", onPress: () => undefined },
  });
  feedback.toast("loading", "Reading the class");
  session.clear();
  expect(feedback.toasts).toEqual([]);
});
