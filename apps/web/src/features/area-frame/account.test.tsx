// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { chooseTheme } from "@/lib/theme";
import { renderScreen } from "@/testing/render-screen";
import { Account } from "./account";

afterEach(() => act(() => chooseTheme("system")));

const person = { firstName: "Meera", lastName: "Krishnan", email: "meera.k@nilgiri.example" };
const shown = () =>
  renderScreen(<Account area="po" person={person} onKeys={() => undefined} />, { area: "po" });
const account = () => screen.getByRole("button", { name: "Your account" });

test("the menu says who is signed in, leads to the settings, and lets go of the focus to its button", async () => {
  const { user } = shown();
  account().focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("meera.k@nilgiri.example")).toBeTruthy();
  const settings = screen.getByRole("menuitem", { name: "Settings" });
  expect(settings.getAttribute("href")).toBe("/po/settings/account");
  await waitFor(() => expect(document.activeElement).toBe(settings));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(account());
});

test("a theme that is chosen is worn at once, and kept where the server reads it", async () => {
  const { user } = shown();
  await user.click(account());
  expect(
    await screen.findByRole("menuitemradio", { name: "As the device", checked: true }),
  ).toBeTruthy();
  await user.click(screen.getByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  await user.click(account());
  await user.click(await screen.findByRole("menuitemradio", { name: "As the device" }));
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});
