// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { latePart } from "@/stores/late-part";
import { renderScreen } from "@/testing/render-screen";
import { AreaSearch } from "./area-search";
import { Palette, type Summons } from "./palette";

const onPage = vi.fn<(key: string) => void>();
const press = ({ key }: KeyboardEvent) => onPage(key);
afterEach(() => removeEventListener("keydown", press));

/** The search of a page whose palette comes when it is let, and the keys that the page itself heard. */
function openSearch() {
  onPage.mockClear();
  const asked: string[] = [];
  const find = async (search: string) => {
    asked.push(search);
    return [];
  };
  const arrive: ((part: ComponentType<Summons>) => void)[] = [];
  const Late = latePart<Summons>(() => new Promise((resolve) => void arrive.push(resolve)));
  addEventListener("keydown", press);
  const { user } = renderScreen(<AreaSearch label="Search" palette={Late} />);
  const come = () =>
    act(async () => arrive[0]?.((props) => <Palette {...props} recent={[]} find={find} />));
  return { user, asked, come };
}

test("what is typed before the palette is there stands in it, and does nothing to the page", async () => {
  const { user, asked, come } = openSearch();
  await user.keyboard("{Control>}k{/Control}");
  onPage.mockClear();
  await user.keyboard("Meerx{Backspace}a");
  expect(onPage).not.toHaveBeenCalled();
  await come();
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  expect(field.value).toBe("Meera");
  await waitFor(() => expect(asked).toEqual(["Meera"]));
  await user.keyboard(" I");
  expect(field.value).toBe("Meera I");

  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: /Search/ }));
  expect((await screen.findByRole<HTMLInputElement>("combobox")).value).toBe("");
});

test("a palette that is left before it is there does not come, and forgets what was typed", async () => {
  const { user, come } = openSearch();
  await user.click(screen.getByRole("button", { name: /Search/ }));
  await user.keyboard("Me{Escape}");
  await come();
  expect(screen.queryByRole("combobox")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  expect((await screen.findByRole<HTMLInputElement>("combobox")).value).toBe("");
});
