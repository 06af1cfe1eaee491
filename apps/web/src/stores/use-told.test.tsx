// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toldChannel } from "@/testing/told-channel";
import { useTold } from "./use-told";

test("what is asked for is heard, and that too much was missed; another kind and a page that was left are not", () => {
  const { wrapper, tell, listeners } = toldChannel();
  const act = vi.fn<() => void>();
  const { unmount, rerender } = renderHook(
    () => useTold(["booking.changed", "slot.updated"], act),
    { wrapper },
  );
  tell({ type: "slot.updated" });
  tell({ type: "job.changed" });
  tell("refetch");
  expect(act).toHaveBeenCalledTimes(2);
  const [listener] = listeners;
  rerender();
  expect([...listeners]).toEqual([listener]);
  unmount();
  expect(listeners.size).toBe(0);
});
