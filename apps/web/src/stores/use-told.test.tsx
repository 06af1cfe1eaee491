// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toldChannel } from "@/testing/told-channel";
import { useTold } from "./use-told";

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is asked for is looked at, and what was missed; another kind and a page that was left are not", () => {
  const { wrapper, tell, listeners } = toldChannel();
  const look = vi.fn<() => void>();
  const { unmount } = renderHook(() => useTold(["booking.changed", "slot.updated"], look), {
    wrapper,
  });
  tell({ type: "job.changed" });
  vi.advanceTimersByTime(2_000);
  expect(look).not.toHaveBeenCalled();
  tell({ type: "slot.updated" });
  tell({ type: "booking.changed" });
  vi.advanceTimersByTime(400);
  expect(look).toHaveBeenCalledTimes(1);
  tell("refetch");
  vi.advanceTimersByTime(1_000);
  expect(look).toHaveBeenCalledTimes(2);
  unmount();
  expect(listeners.size).toBe(0);
});

test("what is drawn anew meanwhile is looked at as it is then", () => {
  const { wrapper, tell } = toldChannel();
  const looked: string[] = [];
  const { rerender } = renderHook(({ at }) => useTold(["job.changed"], () => looked.push(at)), {
    wrapper,
    initialProps: { at: "before" },
  });
  tell({ type: "job.changed" });
  rerender({ at: "after" });
  vi.advanceTimersByTime(400);
  expect(looked).toEqual(["after"]);
});
