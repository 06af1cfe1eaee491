// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setLetterKeys } from "@/lib/letter-keys";
import { renderScreen } from "@/testing/render-screen";
import { AreaFrame } from "./area-frame";

afterEach(() => {
  act(() => setLetterKeys(true));
});

const shown = () =>
  renderScreen(
    <AreaFrame
      area="po"
      tile={{ entity: "college", name: "Nilgiri Institute" }}
      entries={{ groups: [], foot: [] }}
    >
      <input type="search" />
    </AreaFrame>,
    { area: "po" },
  );

// It comes when the browser is idle.
const there = () => screen.findByRole("button", { name: "Keys" });

test("194: the question mark shows every key, and Escape closes it", async () => {
  const { user } = shown();
  await there();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeTruthy();
  expect(screen.getByText("Search everything")).toBeTruthy();
  expect(screen.getByText("Search in the list")).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a question mark that is typed is a question mark", async () => {
  const { user } = shown();
  await there();
  await user.type(screen.getByRole("searchbox"), "?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("194: single letters and signs can be turned off, and stay off", async () => {
  const { user, unmount } = shown();
  await user.click(await there());
  await user.click(await screen.findByRole("switch", { name: /Single letters/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.localStorage.getItem("letter-keys")).toBe("off");
  unmount();
  const { user: again, container } = shown();
  await there();
  await again.keyboard("?[[");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(container.querySelector("[data-rail]")?.getAttribute("data-rail")).toBe("auto");
});

const rail = (frame: Element) => frame.querySelector("[data-rail]")?.getAttribute("data-rail");

test("the sidebar stays as wide as it was made", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { user, container, unmount } = shown();
  await there();
  await user.keyboard("[[");
  expect(rail(container)).toBe("slim");
  unmount();
  expect(rail(shown().container)).toBe("slim");
  window.localStorage.removeItem("rail");
  vi.unstubAllGlobals();
});
