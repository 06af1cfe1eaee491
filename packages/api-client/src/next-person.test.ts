import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { body } from "./testing/rows";
import { after, asha, never, ok, ravi, refused, stage } from "./testing/stage";

// What a refresh must not do when the person at the browser is another one by the time it lands.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("29: what was asked for by one person is never sent on for the next", async () => {
  const { client, calls, session } = stage({
    async server({ token }) {
      await after(100);
      return token === asha(1) ? refused(401) : ok();
    },
  });
  const reply = client.hr.write({ body });
  await vi.advanceTimersByTimeAsync(50);
  session.accept("HUMAN_RESOURCE", ravi(5));
  await vi.advanceTimersByTimeAsync(200);

  expect(await reply).toMatchObject({ kind: "aborted" });
  expect(calls().map(({ token }) => token)).toEqual([asha(1)]);
});

test("44: a refresh that answers for another person ends this one's session and keeps nothing", async () => {
  const { client, session, calls } = stage({ refresh: () => ok({ accessToken: ravi(5) }) });
  expect(await client.hr.read()).toMatchObject({ kind: "ended" });
  expect(session.told.expired).toBe(1);
  expect(session.token()).toBe(asha(1));
  expect(calls()).toHaveLength(1);
});

test("a refresh that lands after signing out signs nobody in", async () => {
  const { client, session } = stage({
    async refresh() {
      await after(100);
      return ok({ accessToken: asha(2) });
    },
  });
  const reply = client.hr.read();
  await vi.advanceTimersByTimeAsync(50);
  session.signOut();
  await vi.advanceTimersByTimeAsync(100);
  expect(await reply).toMatchObject({ kind: "aborted" });
  expect(session.token()).toBeNull();
  expect(session.role()).toBeNull();
});

test("29: a sign-in at the very moment a refresh lands keeps the earlier call from being sent on", async () => {
  const { client, session, calls } = stage();
  const keep = session.accept;
  session.accept = (role, token) => {
    keep(role, token);
    queueMicrotask(() => keep(role, ravi(5)));
  };
  expect(await client.hr.write({ body })).toMatchObject({ kind: "aborted" });
  expect(calls().map(({ token }) => token)).toEqual([asha(1)]);
});

test("the next person's calls do not wait for the refresh of the one before", async () => {
  let turn = 0;
  const { client, session, flying } = stage({
    server: ({ token }) => (token === ravi(6) ? ok() : refused(401)),
    refresh: () => (turn++ ? ok({ accessToken: ravi(6) }) : never()),
  });
  const early = client.hr.read();
  await vi.advanceTimersByTimeAsync(100);
  session.accept("HUMAN_RESOURCE", ravi(5));

  expect(await client.hr.read()).toMatchObject({ success: true });
  expect(await early).toMatchObject({ kind: "aborted" });
  expect(session.token()).toBe(ravi(6));
  expect(flying.peak).toBe(1);
});

test.each([
  ["what was saved", ok({}, "Asha's marks are saved.")],
  ["why it was not", refused(500, { message: "Asha's marks could not be saved." })],
])("the next person is not told %s for the one before", async (_, answer) => {
  const { client, session, told } = stage({
    async server() {
      await after(100);
      return answer;
    },
  });
  const reply = client.hr.write({ body });
  await vi.advanceTimersByTimeAsync(50);
  session.signOut();
  session.accept("HUMAN_RESOURCE", ravi(5));
  await vi.advanceTimersByTimeAsync(100);
  await reply;
  expect(told.toasts).toEqual([]);
  expect(told.loading).toBe(0);
});
