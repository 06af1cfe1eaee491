// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "@/testing/fake-calls";
import type { Stores } from "./stores";
import { useFileLink, useLastingFileLink } from "./use-file-link";
import { StoresContext } from "./use-stores";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counted() {
  let many = 0;
  const link = async () => {
    many += 1;
    const data = { url: `/file?${many}`, until: new Date(Date.now() + 10 * 60_000).toISOString() };
    return { success: true as const, data, message: undefined };
  };
  const calls = fakeCalls({ site: { assets: { link } } });
  const stores = { calls } as unknown as Stores;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  );
  return { wrapper, asked: () => many };
}
const pass = (minutes: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000);
  });

test("a link on a page that stays open is never older than the ten minutes it works", async () => {
  const { wrapper, asked } = counted();
  const { result, unmount } = renderHook(() => useLastingFileLink("k"), { wrapper });
  await pass(0);
  expect(result.current).toBe("/file?1");
  await pass(4);
  expect(result.current).toBe("/file?1");
  await pass(5);
  expect(result.current).toBe("/file?2");
  unmount();
  await pass(30);
  expect(asked()).toBe(2);
});

test("what plays in the page keeps its address, which would begin it anew", async () => {
  const { wrapper } = counted();
  const { result } = renderHook(() => useFileLink("k"), { wrapper });
  await pass(30);
  expect(result.current[0]).toBe("/file?1");
});
