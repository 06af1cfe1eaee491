import { describe, expect, test } from "vitest";
import type { KeyStorage } from "./ports";
import { asha, ravi } from "./testing/stage";
import { memoryStorage } from "./testing/stub-session";
import { isOlder, isOver, personOf, samePerson } from "./token";
import { tokenStore } from "./token-store";

describe("a token", () => {
  test("takes the place of none, of an earlier one, and of another person's", () => {
    expect(isOlder(asha(1), null)).toBe(false);
    expect(isOlder(asha(2), asha(1))).toBe(false);
    expect(isOlder(asha(1), asha(1))).toBe(false);
    expect(isOlder(asha(1), ravi(2))).toBe(false);
  });

  test("does not take the place of a later one of the same person", () => {
    expect(isOlder(asha(1), asha(2))).toBe(true);
  });

  test("is over at the second it says, and not before", () => {
    const token = `x.${btoa(JSON.stringify({ exp: 90 }))}.x`;
    expect(isOver(token, 89_999)).toBe(false);
    expect(isOver(token, 90_000)).toBe(true);
    expect(isOver("opaque", 90_000)).toBe(false);
  });

  test.each([
    "",
    "x",
    "a.b.c",
    "e30.bnVsbA.s",
    "e30.W10.s",
    "e30.eyJzdWIiOjd9.s",
    "..",
    "💥.💥.💥",
  ])("that says nothing (%j) is neither older nor anybody's", (token) => {
    expect(personOf(token)).toBeUndefined();
    expect(isOlder(token, asha(1))).toBe(false);
    expect(isOlder(asha(1), token)).toBe(false);
    expect(samePerson(token, asha(1))).toBe(true);
  });
});

const broken = (faulty: Partial<KeyStorage>): KeyStorage => ({ ...memoryStorage(), ...faulty });

const fail = () => {
  throw new Error("QuotaExceededError");
};

describe("the store of the token", () => {
  test("keeps it under auth_token, where other tabs find it", () => {
    const storage = memoryStorage();
    tokenStore(storage).write("one");
    expect(storage.getItem("auth_token")).toBe("one");
    expect(tokenStore(() => storage).read()).toBe("one");
    storage.setItem("auth_token", "two");
    expect(tokenStore(storage).read()).toBe("two");
    tokenStore(storage).write(null);
    expect(storage.getItem("auth_token")).toBeNull();
  });

  test.each([
    ["full", broken({ setItem: fail })],
    ["read only", broken({ setItem: fail, removeItem: fail })],
    ["forbidden", broken({ getItem: fail, setItem: fail, removeItem: fail })],
    ["forbidden even to name", fail],
  ])("keeps it in memory while storage is %s", (_, storage) => {
    const tokens = tokenStore(storage);
    expect(tokens.read()).toBeNull();
    tokens.write("one");
    expect(tokens.read()).toBe("one");
    tokens.write(null);
    expect(tokens.read()).toBeNull();
  });

  test("leaves no old token behind when the new one finds no room", () => {
    const storage = memoryStorage();
    tokenStore(storage).write("old");
    tokenStore({ ...storage, setItem: fail }).write("new");
    expect(storage.getItem("auth_token")).toBeNull();
  });

  test("writes no moment without a token, for other tabs would take it for a sign-out", () => {
    const seen: (string | null)[] = [];
    const storage = memoryStorage();
    const removeItem = (key: string) => {
      seen.push(null);
      storage.removeItem(key);
    };
    const tokens = tokenStore({ ...storage, removeItem });
    tokens.write("one");
    tokens.write("two");
    expect(seen).toEqual([]);
  });
});
