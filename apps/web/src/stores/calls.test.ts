// @vitest-environment jsdom
import { isFailure } from "@toran/api-client/failure";
import { expect, test, vi } from "vitest";
import { BuildStore } from "./build-store";
import { createCalls } from "./calls";
import { FeedbackStore } from "./feedback-store";
import { SessionStore } from "./session-store";
import { StudentStore } from "./student-store";

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const nobody = new SessionStore({
  local: nothing,
  tab: nothing,
  token: { read: () => null, write: () => undefined },
});

const offline = "Network Error: Please check your network connection.";

test("calls whose code does not come fail as those that get no answer, and tell so, and are asked for again", async () => {
  const feedback = new FeedbackStore();
  const calls = createCalls(nobody, feedback, new BuildStore());
  vi.doMock("./clients/site", () => Promise.reject(new Error("No such file.")));
  const query = { key: "pictures/1" };
  const { assets } = await calls.site();
  const quiet = await assets.private({ query }, { showToast: false });
  expect(quiet).toMatchObject({ kind: "network", message: offline });
  await assets.private({ query }, { tellsFailure: true });
  expect(feedback.toasts).toEqual([]);
  expect(isFailure(await assets.link({ query }))).toBe(true);
  expect(feedback.toasts.map(({ title }) => title)).toEqual([offline]);
  vi.doUnmock("./clients/site");
  const come = await calls.site();
  expect(Object.keys(come.assets)).toContain("private");
});

test("a student whose calls do not come is told so in place of a record that is on its way for ever", async () => {
  const calls = createCalls(nobody, new FeedbackStore(), new BuildStore());
  vi.doMock("./clients/student", () => Promise.reject(new Error("No such file.")));
  const student = new StudentStore(calls);
  await student.load();
  expect(student).toMatchObject({ userInfo: null, error: offline });
  vi.doUnmock("./clients/student");
});
