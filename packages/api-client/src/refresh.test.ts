import { limits } from "@toran/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isFailure } from "./index";
import { body } from "./testing/rows";
import { after, asha, never, noNetwork, ok, refused, stage } from "./testing/stage";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test("26: a hundred requests that meet an expired token refresh once, and all succeed", async () => {
  const { client, calls, refreshes, session } = stage();
  const replies = await Promise.all(times(100).map(() => client.hr.read()));

  expect(replies.some(isFailure)).toBe(false);
  expect(refreshes()).toHaveLength(1);
  expect(calls()).toHaveLength(200);
  expect(session.token()).toBe(asha(2));
});

test("27: answers that say expired before, during and after the refresh bring one refresh", async () => {
  let turn = 0;
  const { client, calls, refreshes } = stage({
    async server({ token }) {
      if (token === asha(2)) return ok();
      await after(turn++ * 50);
      return refused(401);
    },
    async refresh() {
      await after(1500);
      return ok({ accessToken: asha(2) });
    },
  });
  const replies = Promise.all(times(100).map(() => client.hr.read()));
  await vi.advanceTimersByTimeAsync(7000);

  expect((await replies).some(isFailure)).toBe(false);
  expect(refreshes()).toHaveLength(1);
  expect(calls()).toHaveLength(200);
  expect(
    calls()
      .slice(100)
      .every(({ token }) => token === asha(2)),
  ).toBe(true);
});

test("28: a request that is refused again after a good refresh fails, and is not sent a third time", async () => {
  const { client, calls, refreshes, session } = stage({ server: () => refused(401) });
  const replies = await Promise.all(times(10).map(() => client.hr.read()));

  expect(replies.every((reply) => isFailure(reply) && reply.status === 401)).toBe(true);
  expect(calls()).toHaveLength(20);
  expect(refreshes()).toHaveLength(1);
  expect(session.told.expired).toBe(0);
});

test("30: a refresh that never answers lets everybody go after 15 s, and ends the session once", async () => {
  const { client, refreshes, session, told } = stage({ refresh: never });
  const replies = Promise.all(times(20).map(() => client.hr.write({ body })));
  await vi.advanceTimersByTimeAsync(limits.refreshWait - 1);
  expect(session.told.expired).toBe(0);
  await vi.advanceTimersByTimeAsync(1);

  expect((await replies).every((reply) => isFailure(reply) && reply.kind === "ended")).toBe(true);
  expect(session.told.expired).toBe(1);
  expect(told.toasts).toEqual([]);
  expect(told.loading).toBe(0);
  expect(refreshes()[0]?.signal?.aborted).toBe(true);
  // A straggler finds the session over, and does not ask again.
  await client.hr.read();
  expect(refreshes()).toHaveLength(1);
  expect(session.told.expired).toBe(1);
});

describe("31: the session is kept, and calls fail for want of a network, when the refresh", () => {
  test.each([
    ["answers 500", () => refused(500)],
    ["answers 503", () => refused(503)],
    ["is limited", () => refused(429)],
    ["gets no answer", noNetwork],
  ])("%s", async (_, refresh) => {
    const { client, session, told } = stage({ refresh });
    const [read, written] = await Promise.all([client.hr.read(), client.hr.write({ body })]);

    expect([read, written]).toEqual([
      expect.objectContaining({ kind: "network", status: 0 }),
      expect.objectContaining({ kind: "network", status: 0 }),
    ]);
    expect(session.told.expired).toBe(0);
    expect(session.token()).toBe(asha(1));
    expect(told.toasts).toContainEqual([
      "error",
      "Network Error: Please check your network connection.",
    ]);
    expect(told.logged).toHaveLength(1);
  });
});

describe("32: the stored token stays when the refresh answers 200", () => {
  test.each([
    ["without a token", ok({})],
    ["with a token that is no text", ok({ accessToken: 7 })],
    ["with a page", { status: 200, body: "<!doctype html><title>Sign in to Wi-Fi</title>" }],
    ["with nothing", { status: 200 }],
    ["with an older token", ok({ accessToken: asha(0) })],
  ])("%s", async (_, answer) => {
    const { client, session } = stage({ refresh: () => answer });
    expect(await client.hr.read()).toMatchObject({ success: false, kind: "network" });
    expect(session.token()).toBe(asha(1));
    expect(session.told.expired).toBe(0);
  });
});

test.each([401, 403])(
  "a refresh refused with %i ends the session once, for everybody",
  async (status) => {
    const { client, session, refreshes, told } = stage({ refresh: () => refused(status) });
    const replies = await Promise.all(times(10).map(() => client.hr.write({ body })));
    await client.hr.read();

    expect(replies.every((reply) => isFailure(reply) && reply.status === 401)).toBe(true);
    expect(session.told.expired).toBe(1);
    expect(refreshes()).toHaveLength(1);
    expect(told.toasts).toEqual([]);
  },
);

test("33: an upload that meets an expired token is sent once more, with its form made anew", async () => {
  const { client, calls } = stage();
  const picture = new File(["pixels"], "asha.png", { type: "image/png" });
  await client.hr.upload({ body: { ...body, picture } });

  const forms = calls().map(({ data }) => data as FormData);
  expect(forms).toHaveLength(2);
  expect(forms[0]).not.toBe(forms[1]);
  for (const form of forms) {
    expect(form.get("email")).toBe(body.email);
    expect(await (form.get("picture") as File).text()).toBe("pixels");
  }
});

test("34: a caller who leaves during a refresh is let go, and the others still get their answer", async () => {
  const { client, told, calls, refreshes } = stage({
    async refresh() {
      await after(1000);
      return ok({ accessToken: asha(2) });
    },
  });
  const screen = new AbortController();
  const left = client.hr.write({ body }, { signal: screen.signal });
  const stayed = client.hr.write({ body });
  await vi.advanceTimersByTimeAsync(100);
  expect(told.loading).toBe(2);
  screen.abort();

  expect(await left).toMatchObject({ kind: "aborted" });
  expect(told.loading).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await stayed).toMatchObject({ success: true });
  expect(told).toMatchObject({ loading: 0, toasts: [] });
  expect(calls()).toHaveLength(3);
  expect(refreshes()).toHaveLength(1);
});

test("176: a browser whose clock is a day off refreshes when the server says so, and only then", async () => {
  const issued = Date.now() / 1000;
  for (const offset of [-1, 1]) {
    vi.setSystemTime(Date.now() + offset * 24 * 60 * 60 * 1000);
    const fresh = asha(issued + 600);
    const { client, refreshes } = stage({
      token: asha(issued),
      server: ({ token }) => (token === fresh ? ok() : refused(401)),
      refresh: () => ok({ accessToken: fresh }),
    });
    expect(await client.hr.read()).toMatchObject({ success: true });
    await client.hr.read();
    expect(refreshes()).toHaveLength(1);
  }
});

test("the refresh goes to the root of the role that is signed in, and proves that a page of ours sent it", async () => {
  const { client, refreshes } = stage({ role: "PLACEMENT_OFFICER" });
  await client.hr.read();
  const [refresh] = refreshes();
  expect(refresh).toMatchObject({
    method: "GET",
    url: "/api/auth/placement-officer/refresh-token",
  });
  expect(refresh?.headers.get("x-toran-refresh")).toBe("1");
});

test("a refused log-in neither refreshes nor ends the session", async () => {
  const { client, refreshes, session, told } = stage({
    server: () => refused(401, { message: "The email or the password is wrong." }),
  });
  expect(await client.auth.logIn({ body })).toMatchObject({ status: 401 });
  expect(refreshes()).toEqual([]);
  expect(session.told.expired).toBe(0);
  expect(told.toasts).toEqual([["error", "The email or the password is wrong."]]);
});

test("a visitor who is not signed in is told to log in, without a refresh", async () => {
  const { client, refreshes, session } = stage({ role: null, token: null });
  expect(await client.hr.read()).toMatchObject({ status: 401, kind: "ended" });
  expect(refreshes()).toEqual([]);
  expect(session.told.expired).toBe(1);
});

test("an answer that comes after signing out brings no dialog and no refresh", async () => {
  const { client, refreshes, session, told } = stage({
    async server() {
      await after(100);
      return refused(401);
    },
  });
  const reply = client.hr.write({ body });
  await vi.advanceTimersByTimeAsync(50);
  session.signOut();
  await vi.advanceTimersByTimeAsync(50);

  expect(await reply).toMatchObject({ kind: "aborted" });
  expect(refreshes()).toEqual([]);
  expect(session.told.expired).toBe(0);
  expect(told.toasts).toEqual([]);
});

test("a token that was lost from storage is brought back by a refresh", async () => {
  const { client, session } = stage({ token: null });
  expect(await client.hr.read()).toMatchObject({ success: true });
  expect(session.token()).toBe(asha(2));
});

test("the token can be renewed ahead of a call, for a connection that lasts", async () => {
  const { http, refreshes } = stage();
  expect(await Promise.all([http.renew(), http.renew()])).toEqual([asha(2), asha(2)]);
  expect(refreshes()).toHaveLength(1);
  expect(await stage({ role: null, token: null }).http.renew()).toBeNull();
  expect(await stage({ refresh: () => refused(401) }).http.renew()).toBeNull();
});
