// @vitest-environment jsdom
import type { RealtimeOptions } from "@toran/api-client/realtime";
import { limits } from "@toran/contract/limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RealtimeStore } from "./realtime-store";
import { SessionStore } from "./session-store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("@toran/api-client/realtime");
});

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function channel() {
  const session = new SessionStore({
    local: nothing,
    tab: nothing,
    token: { read: () => "old", write: () => undefined },
  });
  const renew = vi.fn<() => Promise<string>>(async () => "new");
  const connectRealtime = vi.fn<(options: RealtimeOptions) => { close: () => void }>(() => ({
    close: () => undefined,
  }));
  return { connectRealtime, renew, realtime: new RealtimeStore(session, renew) };
}

test("110: a channel whose token has run out is given a newer one, also on a page that asks for nothing else", async () => {
  const { connectRealtime, realtime, renew } = channel();
  vi.doMock("@toran/api-client/realtime", () => ({ connectRealtime }));
  await realtime.open("meera");
  const [options] = connectRealtime.mock.calls[0] ?? [];
  expect(await options?.renew?.()).toBe("new");
  expect(renew).toHaveBeenCalledTimes(1);
});

test("a channel whose code does not come is opened once it does, and once, also where its area was left and entered again", async () => {
  const { connectRealtime, realtime } = channel();
  vi.doMock("@toran/api-client/realtime", () => Promise.reject(new Error("No such file.")));
  void realtime.open("meera");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  realtime.close();
  void realtime.open("meera");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
  expect(connectRealtime).not.toHaveBeenCalled();
  vi.doMock("@toran/api-client/realtime", () => ({ connectRealtime }));
  await vi.advanceTimersByTimeAsync(limits.realtime.reconnectionDelayMax);
  await vi.waitFor(() => expect(connectRealtime).toHaveBeenCalledTimes(1));
  expect(vi.getTimerCount()).toBe(0);
});

test("connections are looked at again where it is not known what was missed", async () => {
  const { connectRealtime, realtime } = channel();
  vi.doMock("@toran/api-client/realtime", () => ({ connectRealtime }));
  await realtime.open("meera");
  const heard: unknown[] = [];
  realtime.listen((what) => heard.push(what));
  connectRealtime.mock.calls[0]?.[0].onRefetch?.();
  expect(realtime.connectionChanges).toBe(1);
  expect(heard).toEqual(["refetch"]);
});
