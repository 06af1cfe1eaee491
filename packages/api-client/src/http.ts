import { refreshHeader } from "@toran/contract/errors";
import type { Placed } from "@toran/contract/endpoint";
import type { refreshEndpoint } from "@toran/contract/endpoints/auth/auth";
import { authRootOf, roots } from "@toran/contract/roots";
import { bearingOf, unchanged } from "./bearing";
import { type CallOptions, createExchange } from "./exchange";
import { ApiFailure } from "./failure";
import { countIn, mannerOf, tellFailure, tellSuccess } from "./feedback";
import { endFor, moveOn } from "./moves";
import type { FeedbackPort, LocksPort, Log, SessionPort } from "./ports";
import { createRefresh } from "./refresh";
import { readReply, saysLoggedOut } from "./reply";
import { type Adapter, createTransport } from "./transport";
import type { Wire } from "./wire";

export interface HttpOptions {
  /** The address of the server, without an api root. */
  baseUrl: string;
  session: SessionPort;
  feedback?: FeedbackPort;
  locks?: LocksPort;
  log?: Log;
  /** Told with each answer which build of the web app the server serves. */
  onBuild?: (build: string) => void;
  /** Sends requests in place of the network. */
  adapter?: Adapter;
}

export interface Http {
  /** Sends the call of a row, and throws an `ApiFailure` when it fails. */
  send(row: Placed, wire: Wire, options: CallOptions): Promise<unknown>;
  /** Renews the access token ahead of a call; gives the present one, or null when there is none. */
  renew: () => Promise<string | null>;
}

const refreshRoute: ReturnType<typeof refreshEndpoint>["refresh"]["route"] = "GET /refresh-token";
const refreshPath = refreshRoute.slice("GET ".length);
const silent: FeedbackPort = { toast: () => {}, loading: () => {} };

/** Sends calls as the product does: the token, one refresh, the feedback. */
export function createHttp({
  baseUrl,
  session,
  feedback = silent,
  locks,
  log = () => {},
  onBuild,
  adapter,
}: HttpOptions): Http {
  const transmit = createTransport(baseUrl, adapter, onBuild);
  const renew = createRefresh({
    session,
    locks,
    log,
    ask: (role, signal) =>
      transmit({
        method: "GET",
        url: roots[authRootOf[role]] + refreshPath,
        headers: { [refreshHeader.name]: refreshHeader.value },
        signal,
      }),
  });

  const exchange = createExchange({ session, transmit, renew, locks });

  async function send(row: Placed, wire: Wire, options: CallOptions) {
    const manner = mannerOf(row, options);
    const asker = bearingOf(session);
    // What becomes of it is nothing to whoever signs in meanwhile.
    const isThere = () => unchanged(asker, bearingOf(session));
    const countOut = countIn(feedback, manner);
    try {
      const { answer, bearing } = await exchange(row, wire, options, manner);
      const tells = isThere();
      if (saysLoggedOut(row, answer)) endFor(session, bearing);
      const reply = readReply(row, answer);
      moveOn(session, row, reply, bearing);
      if (tells && !(reply instanceof Blob)) tellSuccess(feedback, manner, reply);
      return row.reads === "data" ? (reply as { data: unknown }).data : reply;
    } catch (cause) {
      const failure =
        cause instanceof ApiFailure ? cause : new ApiFailure(0, bodyFrom(cause), "other", cause);
      if (isThere()) tellFailure(feedback, manner, failure);
      throw failure;
    } finally {
      countOut();
    }
  }

  return {
    send,
    async renew() {
      const now = bearingOf(session);
      if (now.role === null || (await renew(now)) !== "renewed") return null;
      return session.token();
    },
  };
}

const bodyFrom = (cause: unknown) => ({
  message: cause instanceof Error ? cause.message : String(cause),
});
