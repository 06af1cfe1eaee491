// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toldChannel } from "@/testing/told-channel";
import { useFresh } from "./use-fresh";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const { wrapper, ...channel } = toldChannel();
  const source = { load: vi.fn<() => void>() };
  const { unmount } = renderHook(
    () => useFresh(source, { on: ["chat.message", "chat.read"], every: 10_000 }),
    { wrapper },
  );
  return { ...channel, source, unmount };
}

test("what is told in a burst is answered by one load, a moment later, and what is of another kind by none", () => {
  const { source, tell } = watched();
  expect(source.load).toHaveBeenCalledTimes(1);
  for (const type of ["chat.message", "chat.read", "chat.message"]) tell({ type });
  expect(source.load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(source.load).toHaveBeenCalledTimes(2);
  tell({ type: "booking.changed" });
  vi.advanceTimersByTime(400);
  expect(source.load).toHaveBeenCalledTimes(2);
  tell("refetch");
  vi.advanceTimersByTime(400);
  expect(source.load).toHaveBeenCalledTimes(3);
});

test("while nothing can be told it asks from time to time, and never again once it is left", () => {
  const { realtime, source, tell, unmount, listeners } = watched();
  vi.advanceTimersByTime(10_000);
  expect(source.load).toHaveBeenCalledTimes(1);
  realtime.connected = false;
  vi.advanceTimersByTime(10_000);
  expect(source.load).toHaveBeenCalledTimes(2);
  tell({ type: "chat.message" });
  unmount();
  vi.advanceTimersByTime(20_000);
  expect(source.load).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(0);
});
