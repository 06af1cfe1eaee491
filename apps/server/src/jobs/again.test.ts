import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startServer } from "../testing/start-server";
import { again } from "./again";

const { deps } = await startServer();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work is done at once and again, never twice at a time, and after it has failed", async () => {
  const turns: { resolve: () => void; reject: (cause: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      turns.push({ resolve, reject });
    });
  const stop = again(deps, { every: 1000, fails: "the work was not done" }, work);
  expect(turns).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(turns).toHaveLength(1);
  turns[0]?.reject(new Error("nobody is there"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(turns).toHaveLength(2);
  let stopped = false;
  const end = stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect([turns.length, stopped]).toEqual([2, false]);
  turns[1]?.resolve();
  await end;
});
