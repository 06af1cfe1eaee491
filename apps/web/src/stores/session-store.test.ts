import { describe, expect, test, vi } from "vitest";
import type { TextStorage } from "@/lib/persist";
import { SessionStore } from "./session-store";

function memory(start: Record<string, string> = {}): TextStorage & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

function tokenOf(storage: ReturnType<typeof memory>) {
  return {
    read: () => storage.all.get("auth_token") ?? null,
    write: (token: string | null) =>
      void (token === null
        ? storage.all.delete("auth_token")
        : storage.all.set("auth_token", token)),
  };
}

function open(local = memory(), tab = memory()) {
  return { local, tab, session: new SessionStore({ local, tab, token: tokenOf(local) }) };
}

const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const kept = (more: object = {}) =>
  JSON.stringify({
    version: 1,
    isAuth: true,
    role: "STUDENT",
    token: "t",
    sessionExpired: false,
    mode: "PORTFOLIO",
    ...more,
  });

test("a session that was kept is taken up again after a reload", async () => {
  const { session } = open(memory({ root: kept(), auth_token: "t" }));
  await session.rehydrate();
  expect(session.visitor).toEqual({ role: "STUDENT", mode: "PORTFOLIO" });
});

describe("50: what was kept and cannot be used starts clean", () => {
  test.each([
    ["nothing", {}],
    ["broken text", { root: "{", auth_token: "t" }],
    ["an older version", { root: kept({ version: 0 }), auth_token: "t" }],
    ["a newer version", { root: kept({ version: 2 }), auth_token: "t" }],
    ["an unknown role", { root: kept({ role: "DEAN" }), auth_token: "t" }],
    ["a session without its token", { root: kept() }],
    ["a list", { root: "[]", auth_token: "t" }],
    ["a huge text", { root: `"${"x".repeat(2_000_000)}"`, auth_token: "t" }],
    ["an expired session", { root: kept({ sessionExpired: true }), auth_token: "t" }],
  ])("%s", async (_, stored) => {
    const { session } = open(memory(stored));
    await session.rehydrate();
    expect(session.visitor.role).toBeNull();
    expect(session.expired).toBe(false);
  });
});

test("51: storage that does not answer within 5 s counts as failed, and its late answer is ignored", async () => {
  vi.useFakeTimers();
  const late = new Promise<string>((settle) => {
    setTimeout(settle, 6000, kept());
  });
  const local = { ...memory({ auth_token: "t" }), getItem: () => late };
  const session = new SessionStore({
    local,
    tab: memory(),
    token: { read: () => "t", write: () => {} },
  });
  const done = session.rehydrate();
  await vi.advanceTimersByTimeAsync(4999);
  expect(session.isAuth).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  await vi.runAllTimersAsync();
  expect(session.isAuth).toBe(false);
  vi.useRealTimers();
});

function forbidden(): never {
  throw new DOMException("denied", "SecurityError");
}

test("storage that is forbidden breaks nothing", async () => {
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  const session = new SessionStore({
    local: storage,
    tab: storage,
    token: { read: () => null, write: () => {} },
  });
  await session.rehydrate();
  session.moved("HUMAN_RESOURCE", { mode: "VERIFY_OTP", ticket: "k" });
  session.clear();
  expect(session.visitor.role).toBeNull();
});

test("only the auth slice is kept, under the key root in version 1", () => {
  const { session, local } = open();
  session.accept("STUDENT", "t");
  session.moved("STUDENT", { mode: "PERSONALINFO", accessToken: "t" });
  expect([...local.all.keys()].toSorted()).toEqual(["auth_token", "root"]);
  expect(JSON.parse(local.all.get("root")!)).toEqual({
    version: 1,
    isAuth: true,
    role: "STUDENT",
    token: "t",
    sessionExpired: false,
    mode: "PERSONALINFO",
  });
});

test("an older token never takes the place of a newer one of the same person", () => {
  const { session } = open();
  session.accept("STUDENT", jwt({ sub: "a", iat: 2 }));
  session.accept("STUDENT", jwt({ sub: "a", iat: 1 }));
  expect(session.token).toBe(jwt({ sub: "a", iat: 2 }));
});

test("signing out clears the token, the ticket and what was loaded", () => {
  const { session, local, tab } = open();
  const left = vi.fn<() => void>();
  session.onLeave(left);
  session.accept("STUDENT", "t");
  session.moved("STUDENT", { mode: "PORTFOLIO" });
  session.clear();
  expect(local.all.has("auth_token")).toBe(false);
  expect(tab.all.has("token")).toBe(false);
  expect(session.visitor).toEqual({ role: null, mode: null });
  expect(left).toHaveBeenCalledOnce();
});

test("45: signing out in another tab signs out here", async () => {
  const { session, local } = open(memory({ root: kept(), auth_token: "t" }));
  await session.rehydrate();
  local.all.delete("auth_token");
  session.otherTabWrote(
    JSON.stringify({ version: 1, isAuth: false, role: null, sessionExpired: false, mode: null }),
  );
  expect(session.visitor.role).toBeNull();
});

test("44: somebody of another role signing in in another tab ends the session of this one", async () => {
  const { session } = open(memory({ root: kept(), auth_token: "t" }));
  await session.rehydrate();
  session.otherTabWrote(kept({ role: "HUMAN_RESOURCE", mode: "DASHBOARD" }));
  expect(session.expired).toBe(true);
  expect(session.role).toBe("STUDENT");
});

test("44: another student signing in in another tab ends it too, and lends no token", async () => {
  const { session, local } = open(memory({ root: kept(), auth_token: jwt({ sub: "asha" }) }));
  await session.rehydrate();
  local.all.set("auth_token", jwt({ sub: "ravi" }));
  expect(session.token).toBeNull();
  session.otherTabWrote(kept());
  expect(session.expired).toBe(true);
});

describe("44: what is kept belongs to whoever signed in last", () => {
  const asha = jwt({ sub: "asha", iat: 1 });
  const ravi = jwt({ sub: "ravi", iat: 2 });

  /** The tab of an officer, beside another in which somebody else has signed in since. */
  async function passed() {
    const { session, local } = open(
      memory({ root: kept({ role: "PLACEMENT_OFFICER" }), auth_token: asha }),
    );
    await session.rehydrate();
    const other = open(local).session;
    other.accept("STUDENT", ravi);
    other.moved("STUDENT", { mode: "PORTFOLIO" });
    const heard = () => other.otherTabWrote(local.all.get("root") ?? null);
    return { session, local, other, heard };
  }

  test("a call of the one before is nobody's, also before their tab is told", async () => {
    const { session, local } = await passed();
    expect(session.sender).toBeNull();
    session.otherTabWrote(local.all.get("root") ?? null);
    expect([session.sender, session.token]).toEqual([null, null]);
  });

  test.each([
    ["their session ends", (session: SessionStore) => session.expire()],
    [
      "a late answer moves them",
      (session: SessionStore) => session.moved("PLACEMENT_OFFICER", { mode: "PAYMENTEXPIRY" }),
    ],
    ["they leave", (session: SessionStore) => session.clear()],
    [
      "they leave and begin to sign in",
      (session: SessionStore) => {
        session.clear();
        session.sendOn("PLACEMENT_OFFICER", "VERIFY_OTP", "ticket");
      },
    ],
  ])("nothing of it changes when %s", async (_, act) => {
    const { session, local, other, heard } = await passed();
    session.otherTabWrote(local.all.get("root") ?? null);
    const before = Object.fromEntries(local.all);
    act(session);
    expect(Object.fromEntries(local.all)).toEqual(before);
    heard();
    expect(other.visitor).toEqual({ role: "STUDENT", mode: "PORTFOLIO" });
    expect([other.token, other.expired]).toEqual([ravi, false]);
  });

  test("the one before leaves nothing in their tab, and may sign in there again", async () => {
    const { session, local, other, heard } = await passed();
    const left = vi.fn<() => void>();
    session.onLeave(left);
    session.otherTabWrote(local.all.get("root") ?? null);
    session.clear();
    expect(left).toHaveBeenCalledOnce();
    expect(session.visitor).toEqual({ role: null, mode: null });
    session.accept("PLACEMENT_OFFICER", asha);
    session.moved("PLACEMENT_OFFICER", { mode: "DASHBOARD" });
    expect([session.sender, session.token]).toEqual(["PLACEMENT_OFFICER", asha]);
    heard();
    expect(other.expired).toBe(true);
  });
});

test("a tab that waits at the log-in follows another one once that has written where they belong", () => {
  const { session, local } = open();
  const other = open(local).session;
  const wrote = () => session.otherTabWrote(local.all.get("root") ?? null);
  other.accept("STUDENT", jwt({ sub: "asha" }));
  wrote();
  // Signed in without a mode, it would be sent to the page for modes that are not known.
  expect(session.visitor).toEqual({ role: null, mode: null });
  other.moved("STUDENT", { mode: "PORTFOLIO" });
  wrote();
  expect(session.visitor).toEqual({ role: "STUDENT", mode: "PORTFOLIO" });
});

test("168: a page that is shown again after the log-out of a later page is signed out, and leaves nothing", async () => {
  const { session, local } = open(memory({ root: kept(), auth_token: "t" }));
  await session.rehydrate();
  let left = 0;
  session.onLeave(() => left++);
  await session.shownAgain();
  expect(session.visitor.role).toBe("STUDENT");
  local.all.clear();
  await session.shownAgain();
  expect(session.visitor.role).toBeNull();
  expect(left).toBe(1);
});

test("a step that hands out a ticket keeps it for this tab until somebody is signed in", () => {
  const { session } = open();
  session.moved("PLACEMENT_OFFICER", { mode: "VERIFY_OTP", ticket: "k" });
  expect(session.ticket).toBe("k");
  expect(session.visitor).toEqual({ role: null, mode: "VERIFY_OTP" });
  session.accept("PLACEMENT_OFFICER", "t");
  session.moved("PLACEMENT_OFFICER", { mode: "BILLINGADDRESS", accessToken: "t" });
  expect(session.ticket).toBeNull();
});

test("a sign-in that is half done outlives what another tab begins or ends, and a reload", async () => {
  const local = memory();
  const { session, tab } = open(local);
  session.sendOn("HUMAN_RESOURCE", "VERIFY_OTP", "ticket");
  const other = open(local).session;
  other.sendOn("STUDENT", "LOGIN-OTP", "another");
  session.otherTabWrote(local.all.get("root") ?? null);
  expect(session).toMatchObject({ role: "HUMAN_RESOURCE", mode: "VERIFY_OTP" });
  const reloaded = open(local, tab).session;
  await reloaded.rehydrate();
  expect(reloaded).toMatchObject({ role: "HUMAN_RESOURCE", mode: "VERIFY_OTP", ticket: "ticket" });
  other.clear();
  reloaded.otherTabWrote(local.all.get("root") ?? null);
  expect(reloaded.mode).toBe("VERIFY_OTP");
  // Somebody who is in ends it, here as there.
  other.accept("STUDENT", jwt({ sub: "ananya" }));
  other.moved("STUDENT", { mode: "PORTFOLIO" });
  reloaded.otherTabWrote(local.all.get("root") ?? null);
  expect(reloaded.visitor).toEqual({ role: "STUDENT", mode: "PORTFOLIO" });
});
