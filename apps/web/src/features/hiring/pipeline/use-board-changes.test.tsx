// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toldChannel } from "@/testing/told-channel";
import { useBoardChanges } from "./use-board-changes";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const applied = { type: "board.changed", payload: { jobId: "job" } };

function watched(looking = true) {
  const { wrapper, ...channel } = toldChannel();
  const look = vi.fn<() => void>();
  const { unmount } = renderHook(() => useBoardChanges("job", looking, look), { wrapper });
  return { ...channel, look, unmount };
}

test("a rush of applications is one look at once, and one every five seconds", () => {
  const { look, tell } = watched();
  tell(applied);
  tell(applied);
  vi.advanceTimersByTime(400);
  expect(look).toHaveBeenCalledTimes(1);
  for (let seconds = 0; seconds < 10; seconds++) {
    tell(applied);
    vi.advanceTimersByTime(1000);
  }
  expect(look).toHaveBeenCalledTimes(3);
});

test("another job, another kind and a page that nobody sees are no reason to look, and coming back is one", () => {
  const { look, tell, realtime } = watched();
  tell({ ...applied, payload: { jobId: "other" } });
  tell({ ...applied, type: "job.changed" });
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  tell(applied);
  vi.advanceTimersByTime(5000);
  expect(look).not.toHaveBeenCalled();
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(400);
  expect(look).toHaveBeenCalledTimes(1);
  realtime.connected = false;
  vi.advanceTimersByTime(61_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test("a board that is not looked at, or was left, is not asked for", () => {
  const beside = watched(false);
  expect(beside.listeners.size).toBe(0);
  const { look, tell, unmount, listeners } = watched();
  tell(applied);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
