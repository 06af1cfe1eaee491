// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { renderScreen } from "@/testing/render-screen";
import { NewPassword, ResetOtp } from "./forgotten-password";

test.each([ResetOtp, NewPassword])(
  "who opens a step of a forgotten password in another tab is led to the first, not to a log-in they cannot do",
  async (Step) => {
    renderScreen(<Step area="po" />, { path: paths.po.newPassword });
    const way = await screen.findByRole("link", { name: "Reset your password" });
    expect(way.getAttribute("href")).toBe(paths.po.reset);
    expect(screen.queryByRole("link", { name: "Go to log in" })).toBeNull();
  },
);
