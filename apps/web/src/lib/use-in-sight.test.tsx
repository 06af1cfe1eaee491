// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useInSight } from "./use-in-sight";

let tell: (...seen: boolean[]) => void;
class Watcher {
  disconnect = vi.fn<() => void>();
  observe = vi.fn<(node: Element) => void>();
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (...seen) => act(() => told(seen.map((isIntersecting) => ({ isIntersecting }))));
  }
}
afterEach(() => vi.unstubAllGlobals());

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useInSight(place) ? "seen" : "not yet"}</p>;
}

test("a place that was out of sight and has come into it is seen, told in turns or at once", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  const { unmount } = render(<Place />);
  tell(false);
  expect(screen.getByText("not yet")).toBeTruthy();
  tell(true);
  expect(screen.getByText("seen")).toBeTruthy();
  unmount();

  render(<Place />);
  tell(false, true);
  expect(screen.getByText("seen")).toBeTruthy();
});

test("a place stays seen when it goes out of sight", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  render(<Place />);
  tell(true, false);
  expect(screen.getByText("seen")).toBeTruthy();
});
