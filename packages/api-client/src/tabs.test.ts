import { limits } from "@toran/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubLocks } from "./testing/stub-locks";
import { memoryStorage, stubSession } from "./testing/stub-session";
import { asha, never, noNetwork, ok, ravi, type Server, stage } from "./testing/stage";
import { body } from "./testing/rows";
import type { LocksPort } from "./ports";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const slow: Server = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return ok({ accessToken: asha(2) });
};

/** Tabs of one browser: they share the storage and, where there are any, the locks. */
function openTabs(refreshes: Server[], locks?: LocksPort) {
  const storage = memoryStorage();
  return refreshes.map((refresh) =>
    stage({
      refresh,
      session: stubSession("HUMAN_RESOURCE", asha(1), storage),
      ...(locks && { locks }),
    }),
  );
}
const total = (tabs: ReturnType<typeof openTabs>) =>
  tabs.reduce((sum, tab) => sum + tab.refreshes().length, 0);
const expired = (tabs: ReturnType<typeof openTabs>) =>
  tabs.reduce((sum, tab) => sum + tab.session.told.expired, 0);

describe("35: tabs that meet the expired token together refresh once in all", () => {
  test.each([2, 5])("%i tabs, four calls each", async (count) => {
    const tabs = openTabs(Array(count).fill(slow) as Server[], stubLocks());
    const replies = Promise.all(
      tabs.flatMap(({ client }) => [0, 1, 2, 3].map(() => client.hr.read())),
    );
    await vi.advanceTimersByTimeAsync(3000);

    expect((await replies).every(({ success }) => success)).toBe(true);
    expect(total(tabs)).toBe(1);
    expect(tabs.every(({ session }) => session.token() === asha(2))).toBe(true);
  });
});

test("35: what a tab stored may reach the others after its lock does", async () => {
  const first = memoryStorage();
  const second = memoryStorage();
  // As browsers do it: each tab has its own view, and messages bring it up to date.
  const spoken: typeof first = {
    ...first,
    setItem(key, value) {
      first.setItem(key, value);
      setTimeout(() => second.setItem(key, value), 60);
    },
  };
  const locks = stubLocks();
  const tabs = [spoken, second].map((storage) =>
    stage({ refresh: slow, session: stubSession("HUMAN_RESOURCE", asha(1), storage), locks }),
  );
  await vi.advanceTimersByTimeAsync(100);
  const replies = Promise.all(tabs.map(({ client }) => client.hr.read()));
  await vi.advanceTimersByTimeAsync(1000);

  expect((await replies).every(({ success }) => success)).toBe(true);
  expect(total(tabs)).toBe(1);
});

test("36: without locks each tab asks, and the server's reuse window keeps both signed in", async () => {
  const tabs = openTabs([slow, slow]);
  const replies = Promise.all(tabs.map(({ client }) => client.hr.read()));
  await vi.advanceTimersByTimeAsync(500);

  expect((await replies).every(({ success }) => success)).toBe(true);
  expect(total(tabs)).toBe(2);
  expect(expired(tabs)).toBe(0);
});

test("36: when the tab that refreshes is closed, the next one takes over", async () => {
  const locks = stubLocks();
  const tabs = openTabs([never, slow], locks);
  void tabs[0]?.client.hr.read();
  const reply = tabs[1]?.client.hr.read();
  await vi.advanceTimersByTimeAsync(1000);
  expect(total(tabs)).toBe(1);
  locks.closeHolder();
  await vi.advanceTimersByTimeAsync(1500);

  expect(await reply).toMatchObject({ success: true });
  expect(expired(tabs)).toBe(0);
});

test("36: a tab does not wait for ever for one that holds the lock and sleeps", async () => {
  const tabs = openTabs([never, slow], stubLocks());
  void tabs[0]?.client.hr.read();
  const reply = tabs[1]?.client.hr.read();
  await vi.advanceTimersByTimeAsync(limits.refreshWait / 2);

  expect(await reply).toMatchObject({ success: true });
  expect(expired(tabs)).toBe(0);
});

test("36: a browser that forbids its locks refreshes without them", async () => {
  const locks: LocksPort = { request: () => Promise.reject(new Error("SecurityError")) };
  const [tab] = openTabs([slow], locks);
  const reply = tab?.client.hr.read();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await reply).toMatchObject({ success: true });
});

test("a refresh that finds no network is not asked for twice", async () => {
  const [tab] = openTabs([noNetwork], stubLocks());
  expect(await tab?.client.hr.read()).toMatchObject({ kind: "network" });
  expect(tab?.refreshes()).toHaveLength(1);
});

test("the lock is let go when a refresh hangs", async () => {
  const locks = stubLocks();
  const [tab] = openTabs([never], locks);
  void tab?.client.hr.read();
  await vi.advanceTimersByTimeAsync(limits.refreshWait);
  const next = locks.request("toran-refresh-HUMAN_RESOURCE", {}, () => Promise.resolve("free"));
  expect(await next).toBe("free");
});

test("who signs in while another tab renews the session of who was there before keeps their own cookie", async () => {
  const cookies: string[] = [];
  const late: Server = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    cookies.push("asha");
    return ok({ accessToken: asha(2) });
  };
  const signIn: Server = () => {
    cookies.push("ravi");
    return ok({ mode: "DASHBOARD", accessToken: ravi(5) });
  };
  const locks = stubLocks();
  const storage = memoryStorage();
  const session = () => stubSession("HUMAN_RESOURCE", asha(1), storage);
  const left = stage({ refresh: late, session: session(), locks });
  const other = stage({ server: signIn, session: session(), locks });
  void left.client.hr.read();
  await vi.advanceTimersByTimeAsync(100);
  left.session.signOut();
  other.session.signOut();
  const reply = other.client.auth.logIn({ body });
  await vi.advanceTimersByTimeAsync(3000);

  expect(await reply).toMatchObject({ success: true });
  expect(cookies).toEqual(["asha", "ravi"]);
  expect(other.session.token()).toBe(ravi(5));
});

test("a sign-in does not wait for ever for a tab that sleeps", async () => {
  const locks = stubLocks();
  const [asleep] = openTabs([never], locks);
  void asleep?.client.hr.read();
  const here = stage({ server: () => ok({ mode: "DASHBOARD" }), locks });
  const reply = here.client.auth.logIn({ body });
  await vi.advanceTimersByTimeAsync(limits.refreshWait / 2);
  expect(await reply).toMatchObject({ success: true });
});
