import { ApiFailure } from "@toran/api-client/failure";
import { expect, test } from "vitest";
import { SessionStore } from "../session-store";
import { poClient } from "./po";

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const kept = { token: "" };

/** Somebody who is in while a call to save a to-do is refused with this status. */
async function refused(status: number, role: "PLACEMENT_OFFICER" | "STUDENT") {
  const session = new SessionStore({
    local: nothing,
    tab: nothing,
    token: { read: () => kept.token, write: (token) => void (kept.token = token ?? "") },
  });
  session.accept(role, "t");
  session.moved(role, { mode: "DASHBOARD" });
  const failure = new ApiFailure(status, {
    message: "Your plan has ended.",
    mode: "PAYMENTEXPIRY",
  });
  const send = () => Promise.reject(failure);
  const calls = poClient({ send, renew: async () => null }, session);
  expect(await calls.todos.create({ body: { title: "Call Kestrel" } })).toBe(failure);
  return session;
}

test("a call that is refused since the plan has ended has the session follow", async () => {
  expect((await refused(402, "PLACEMENT_OFFICER")).mode).toBe("PAYMENTEXPIRY");
  expect((await refused(403, "PLACEMENT_OFFICER")).mode).toBe("DASHBOARD");
});

test("an answer that comes once somebody else is in moves nobody", async () => {
  const session = await refused(402, "STUDENT");
  expect([session.role, session.mode]).toEqual(["STUDENT", "DASHBOARD"]);
});
