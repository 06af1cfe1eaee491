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
      person={undefined}
      tile={{ entity: "college", name: "Nilgiri Institute" }}
      steps={[]}
      entries={{ groups: [], foot: [] }}
    >
      <input type="search" />
    </AreaFrame>,
    { area: "po" },
  );

type Hands = ReturnType<typeof shown>["user"];
const dialog = () => screen.queryByRole("dialog", { name: "Keys" });

/** The sign is listened to once the browser was idle. */
const askFor = (user: Hands) =>
  waitFor(async () => {
    await user.keyboard("?");
    expect(dialog()).toBeTruthy();
  });
async function close(user: Hands) {
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
}

test("194: the question mark shows every key, and Escape closes it", async () => {
  const { user } = shown();
  await askFor(user);
  expect(screen.getByText("Search everything")).toBeTruthy();
  expect(screen.getByText("Search in the list")).toBeTruthy();
  await close(user);
});

test("a question mark that is typed is a question mark", async () => {
  const { user } = shown();
  await askFor(user);
  await close(user);
  await user.type(screen.getByRole("searchbox"), "?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("194: single letters and signs can be turned off, and stay off", async () => {
  const { user, unmount } = shown();
  await user.click(screen.getByRole("button", { name: "Your account" }));
  await user.click(await screen.findByRole("menuitem", { name: /Keys/ }));
  await user.click(await screen.findByRole("switch", { name: /Single letters/ }));
  await close(user);
  expect(window.localStorage.getItem("letter-keys")).toBe("off");
  unmount();
  const { user: again, container } = shown();
  // By the menu, which says it without its sign now.
  await again.click(screen.getByRole("button", { name: "Your account" }));
  await again.click(await screen.findByRole("menuitem", { name: "Keys" }));
  await close(again);
  await again.keyboard("?[[");
  expect(dialog()).toBeNull();
  expect(container.querySelector("[data-rail]")?.getAttribute("data-rail")).toBe("auto");
});

const rail = (frame: Element) => frame.querySelector("[data-rail]")?.getAttribute("data-rail");

test("the sidebar stays as wide as it was made", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { user, container, unmount } = shown();
  await user.keyboard("[[");
  expect(rail(container)).toBe("slim");
  unmount();
  expect(rail(shown().container)).toBe("slim");
  window.localStorage.removeItem("rail");
  vi.unstubAllGlobals();
});
