// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { OpenConversation } from "@toran/contract/schemas/chat";
import { afterEach, expect, test, vi } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { composer, info, message, open, windowOf } from "./testing/open-conversation";

afterEach(() => vi.useRealTimers());

test("a page that is told nothing shows before long what was taken away, and that the conversation is closed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const gone = message(1, "", { deletedAt: new Date().toISOString() });
  open({
    read: answering<ReturnType<typeof ok<OpenConversation>>>(
      ok(info()),
      ok(info({ state: "LOCKED" })),
    ),
    messages: answering(
      ok(windowOf({ items: [message(1, "Send a deposit first")] })),
      ok(windowOf({ items: [gone] })),
    ),
  });
  await composer();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText("This message was deleted")).toBeTruthy();
  expect(screen.queryByText("Send a deposit first")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/^This conversation is closed/)).toBeTruthy();
});
