// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { NoSuchPage } from "./no-such-page";

test("a page that an area does not have is called so, whatever the row of its address is called", () => {
  document.title = "Settings · Toran";
  renderScreen(<NoSuchPage home="/po/home" />, { path: "/po/settings/nothing" });
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(document.title).toBe("Page not found · Toran");
});
