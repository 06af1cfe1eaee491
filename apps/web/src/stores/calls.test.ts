// @vitest-environment jsdom
import { settle } from "@toran/api-client/failure";
import { expect, test, vi } from "vitest";
import { BuildStore } from "./build-store";
import { createCalls } from "./calls";
import { FeedbackStore } from "./feedback-store";
import { SessionStore } from "./session-store";

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const nobody = new SessionStore({
  local: nothing,
  tab: nothing,
  token: { read: () => null, write: () => undefined },
});

test("calls whose code does not come fail as those that get no answer, and are asked for again", async () => {
  const calls = createCalls(nobody, new FeedbackStore(), new BuildStore());
  vi.doMock("./clients/site", () => Promise.reject(new Error("No such file.")));
  expect(await settle(calls.site())).toMatchObject({
    kind: "network",
    message: "Network Error: Please check your network connection.",
  });
  vi.doUnmock("./clients/site");
  expect(await calls.site()).toHaveProperty("assets");
});
