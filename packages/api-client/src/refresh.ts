import { limits } from "@toran/contract/limits";
import type { Role } from "@toran/contract/roles";
import { type Bearing, bearingOf, unchanged } from "./bearing";
import { cookieTurn, inTurn } from "./in-turn";
import type { LocksPort, Log, SessionPort } from "./ports";
import { isOlder, samePerson } from "./token";

/**
 * What became of a refresh: the present token may be used; the session is over; the server could not
 * be asked; somebody else signed in or out meanwhile; the caller left.
 */
export type Outcome = "renewed" | "ended" | "unreachable" | "replaced" | "left";

/** Brings a present token in place of the one a request failed with. */
export type Renew = (failed: Bearing, signal?: AbortSignal) => Promise<Outcome>;

interface Flight {
  bearing: Bearing;
  outcome: Promise<Outcome>;
  land: (outcome: Outcome) => void;
}

interface RefreshOptions {
  session: SessionPort;
  /** Sends the refresh call of a role. */
  ask: (role: Role, signal: AbortSignal) => Promise<{ status: number; data: unknown }>;
  locks?: LocksPort | undefined;
  log: Log;
}

/**
 * Browsers bring what one tab stored to the others by messages, most within a few milliseconds. Counted are the looks:
 * a tab that was busy meanwhile has not taken its messages yet, however late it is.
 */
const storageLooks = 100;

/** Renews the access token: one call per role at a time, however many requests and tabs want it. */
export function createRefresh({ session, ask, locks, log }: RefreshOptions): Renew {
  const flights = new Map<Role, Flight>();
  const lastCall = new Map<Role, Promise<unknown>>();
  let ended: string | undefined;

  function end({ token }: Bearing): Outcome {
    // Later answers to the same token are not worth another call, nor another dialog.
    ended = token ?? undefined;
    session.expired();
    return "ended";
  }

  function takeOff(role: Role, bearing: Bearing): Flight {
    const stop = new AbortController();
    let settle = (_outcome: Outcome) => {};
    const outcome = new Promise<Outcome>((resolve) => (settle = resolve));
    const timer = setTimeout(() => {
      if (unchanged(bearing, bearingOf(session))) flight.land(end(bearing));
      else flight.land("replaced");
    }, limits.refreshWait);
    const flight: Flight = {
      bearing,
      outcome,
      land(what) {
        clearTimeout(timer);
        if (flights.get(role) === flight) flights.delete(role);
        settle(what);
        stop.abort();
      },
    };
    flights.set(role, flight);
    const work = async (waited: boolean) => {
      if (waited) await written(bearing);
      return exchange(role, bearing, stop.signal);
    };
    inTurn(locks, cookieTurn(role), work).then(flight.land, (cause: unknown) => {
      if (!stop.signal.aborted) log("The session could not be renewed.", cause);
      flight.land("unreachable");
    });
    return flight;
  }

  async function exchange(role: Role, asker: Bearing, signal: AbortSignal): Promise<Outcome> {
    // A call that was given up may still be on its way out.
    await lastCall.get(role);
    // Another tab may have done it while this one waited for its turn.
    const before = standing(asker);
    if (before || signal.aborted) return before ?? "left";
    const call = ask(role, signal);
    lastCall.set(
      role,
      // Only its end is waited for; how it ended is told below.
      call.catch(() => {}),
    );
    const { status, data } = await call;
    if (signal.aborted) return "left";
    const after = standing(asker);
    if (after) return after;
    if (status === 401 || status === 403) return end(asker);
    const token = tokenIn(data);
    if (status !== 200 || !token || isOlder(token, asker.token)) {
      log(`The session could not be renewed: the answer was a ${status} without a newer token.`);
      return "unreachable";
    }
    // The cookie is another person's by now, so this session has no way on.
    if (!samePerson(token, asker.token)) return end(asker);
    session.accept(role, token);
    return "renewed";
  }

  /** What another tab wrote under its lock reaches this one's storage a moment after the lock does. */
  async function written(asker: Bearing) {
    for (let looks = 0; looks < storageLooks && !standing(asker); looks++)
      await new Promise((settle) => setTimeout(settle, 10));
  }

  /** What is already clear from the session as it stands. */
  function standing(asker: Bearing): Outcome | undefined {
    const now = bearingOf(session);
    if (!unchanged(asker, now)) return "replaced";
    if (now.token !== null && now.token !== asker.token) return "renewed";
    return undefined;
  }

  return async function renew(failed, signal) {
    const clear = standing(failed);
    if (clear) return clear;
    if (failed.role === null) return end(failed);
    const now = bearingOf(session);
    if (now.token !== null && now.token === ended) return "ended";
    let flight = flights.get(failed.role);
    if (flight && !unchanged(flight.bearing, now)) {
      flight.land("replaced");
      flight = undefined;
    }
    flight ??= takeOff(failed.role, now);
    return unlessLeft(flight.outcome, signal);
  };
}

function tokenIn(body: unknown) {
  const token = (body as { data?: { accessToken?: unknown } } | null)?.data?.accessToken;
  return typeof token === "string" ? token : "";
}

function unlessLeft(outcome: Promise<Outcome>, signal: AbortSignal | undefined) {
  if (!signal) return outcome;
  return new Promise<Outcome>((resolve) => {
    const leave = () => resolve("left");
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    void outcome.then((settled) => {
      signal.removeEventListener("abort", leave);
      resolve(settled);
    });
  });
}
