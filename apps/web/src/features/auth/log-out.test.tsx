// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type go, steer } from "@/lib/go";
import { refusal } from "@/testing/fake-calls";
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

test("who opens the log-out of another area ends their own session", async () => {
  const logOut = vi.fn<() => Promise<never>>(() => Promise.reject(refusal({}, 500)));
  renderScreen(<LogOut area="po" />, { area: "hr", calls: { hr: { auth: { logOut } } } });
  await screen.findByRole("heading", { name: "You are logged out" });
  expect(logOut).toHaveBeenCalledTimes(1);
});

test("the way on from a log-out leaves it behind: nobody who is in again comes back to it", async () => {
  const went = vi.fn<typeof go>();
  const { user } = renderScreen(<LogOut area="po" />);
  steer(went);
  await user.click(await screen.findByRole("link", { name: "Log in" }));
  expect(went).toHaveBeenCalledWith("/po/login", { replace: true });
});
