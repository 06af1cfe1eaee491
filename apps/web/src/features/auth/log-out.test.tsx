// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { LogOut } from "./log-out";

afterEach(() => vi.restoreAllMocks());

test("who logs out is out although the server does not answer, and their log-out comes in no later either", async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const logOut = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const { stores } = renderScreen(<LogOut area="po" />, {
    area: "po",
    calls: { po: { auth: { logOut } } },
  });
  await vi.waitFor(() =>
    expect(logOut).toHaveBeenCalledWith({}, { showToast: false, signal: late.signal }),
  );
  expect(screen.getByRole("heading", { name: "Logging you out" })).toBeTruthy();
  expect(screen.queryAllByRole("link", { name: /Log in|About/ })).toEqual([]);
  expect(stores.session.role).toBeTruthy();
  late.abort();
  await screen.findByRole("heading", { name: "You are logged out" });
  expect(screen.getByRole("link", { name: "Log in" })).toBeTruthy();
  expect(stores.session.role).toBeNull();
});
