// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Terms } from "@/features/legal/terms";
import { renderScreen } from "@/testing/render-screen";
import { AboutScreen } from "./about-screen";

const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

const HrTerms = () => <Terms area="hr" />;

test.each([
  ["a page about the product", AboutScreen, "/roles"],
  ["the terms", HrTerms, "/hr/login"],
])("%s leads home who is signed in, and a stranger to a log-in", (_, Page, door) => {
  const { unmount } = renderScreen(<Page />);
  expect([hrefOf("Log in"), hrefOf("Home")]).toEqual([door, undefined]);
  unmount();
  const { stores } = renderScreen(<Page />, { area: "hr", mode: "DASHBOARD" });
  expect([hrefOf("Log in"), hrefOf("Home")]).toEqual([undefined, "/hr/home"]);
  act(() => stores.session.clear());
  expect([hrefOf("Log in"), hrefOf("Home")]).toEqual([door, undefined]);
});
