import type { Placed } from "@toran/contract/endpoint";
import { authRootOf, type Root, rolesOf } from "@toran/contract/roots";
import { type Bearing, bearingOf, unchanged } from "./bearing";
import { ApiFailure } from "./failure";
import { type Manner, mannerHeaders, type Shown } from "./feedback";
import { cookieTurn, inTurn } from "./in-turn";
import type { LocksPort, SessionPort } from "./ports";
import type { Outcome, Renew } from "./refresh";
import { type Answer, failureOf, saysLoggedOut } from "./reply";
import type { Progress, Transmit } from "./transport";
import { addressOf, contentOf, methodOf, type Wire } from "./wire";

/** What may be chosen for one call. */
export interface CallOptions extends Shown {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

interface ExchangeOptions {
  session: SessionPort;
  transmit: Transmit;
  renew: Renew;
  locks?: LocksPort | undefined;
}

/** Sends a call with the present token; when that has run out, once more with a new one. */
export function createExchange({ session, transmit, renew, locks }: ExchangeOptions) {
  return async (row: Placed, wire: Wire, options: CallOptions, manner: Manner) => {
    const sendAs = async (bearing: Bearing) => ({
      bearing,
      answer: await transmit({
        method: methodOf(row),
        url: addressOf(row, wire),
        content: contentOf(row, wire),
        headers: { ...mannerHeaders(manner), ...bearer(bearing) },
        file: row.reply === "blob",
        signal: options.signal,
        onProgress: options.onProgress,
      }),
    });
    const first = await turnOf(row, locks, () => sendAs(bearingOf(session)));
    if (first.answer.status !== 401 || saysLoggedOut(row, first.answer)) return first;
    if (row.open && isAuth(row.root)) return first;
    const outcome = await renew(first.bearing, options.signal);
    const now = bearingOf(session);
    if (outcome === "renewed" && unchanged(first.bearing, now)) return sendAs(now);
    // Nothing is sent on with the token of somebody who has signed in meanwhile.
    throw givenUp(outcome, first.answer);
  };
}

const bearer = ({ token }: Bearing): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/**
 * Lets a sign-in wait for a refresh that is on its way, in whichever tab: the answer to that, if it came later, would
 * put the cookie of whoever has left in the place of the new one.
 */
function turnOf<T>(row: Placed, locks: LocksPort | undefined, work: () => Promise<T>) {
  const [role] = rolesOf[row.root];
  return row.open && row.moves && role ? inTurn(locks, cookieTurn(role), work) : work();
}

const isAuth = (root: Root) => Object.values(authRootOf).some((auth) => auth === root);

function givenUp(outcome: Outcome, answer: Answer) {
  if (outcome === "unreachable") return new ApiFailure(0);
  if (outcome === "ended") return failureOf(answer, "ended");
  return new ApiFailure(0, {}, "aborted");
}
