// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCounted } from "./use-counted";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("lists are counted once a page has settled, anew with the next page, and not for a page that was passed through", () => {
  const sizes = { load: vi.fn<() => void>() };
  const { result, unmount } = renderHook(
    () => {
      useCounted(sizes);
      return useNavigate();
    },
    { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  pass(1_000);
  expect(sizes.load).not.toHaveBeenCalled();
  pass(1_000);
  expect(sizes.load).toHaveBeenCalledTimes(1);

  act(() => void result.current("/po/jobs"));
  pass(1_000);
  act(() => void result.current("/po/students"));
  pass(1_000);
  expect(sizes.load).toHaveBeenCalledTimes(1);
  pass(1_000);
  expect(sizes.load).toHaveBeenCalledTimes(2);
  act(() => void result.current("/po/students?search=meera"));
  pass(5_000);
  expect(sizes.load, "the same page, narrowed").toHaveBeenCalledTimes(2);

  act(() => void result.current("/po/home"));
  unmount();
  pass(5_000);
  expect(sizes.load).toHaveBeenCalledTimes(2);
});
