// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { AreaFrame } from "./area-frame";

afterEach(() => window.localStorage.clear());

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

test("194: the question mark shows every key, and Escape closes it", async () => {
  const { user } = shown();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keys" })).toBeTruthy();
  expect(screen.getByText("Search everything")).toBeTruthy();
  expect(screen.getByText("Search in the list")).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a question mark that is typed is a question mark", async () => {
  const { user } = shown();
  await user.type(screen.getByRole("searchbox"), "?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("194: single letters and signs can be turned off, and stay off", async () => {
  const { user, unmount } = shown();
  await user.click(screen.getByRole("button", { name: "Keys" }));
  await user.click(await screen.findByRole("switch", { name: /Single letters/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  unmount();
  const { user: again, container } = shown();
  await again.keyboard("?[[");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(container.querySelector("[data-rail]")?.getAttribute("data-rail")).toBe("auto");
});
