import { authRootOf, type Root, roots, rolesOf } from "@toran/contract/roots";
import type { Placed } from "@toran/contract/endpoint";
import type { refreshEndpoint } from "@toran/contract/endpoints/auth/auth";
import { refreshHeader } from "@toran/contract/errors";
import type { Moved } from "@toran/contract/schemas/account";
import { type Bearing, bearingOf, unchanged } from "./bearing";
import { ApiFailure } from "./failure";
import {
  countIn,
  type Manner,
  mannerHeaders,
  mannerOf,
  type Shown,
  tellFailure,
  tellSuccess,
} from "./feedback";
import type { FeedbackPort, LocksPort, Log, SessionPort } from "./ports";
import { createRefresh, type Outcome } from "./refresh";
import { type Answer, bodyOf, readReply } from "./reply";
import { isOlder } from "./token";
import { createTransport, type Adapter, type Progress } from "./transport";
import { addressOf, contentOf, methodOf, type Wire } from "./wire";

export interface HttpOptions {
  /** The address of the server, without an api root. */
  baseUrl: string;
  session: SessionPort;
  feedback?: FeedbackPort;
  locks?: LocksPort;
  log?: Log;
  /** Sends requests in place of the network. */
  adapter?: Adapter;
}

/** What may be chosen for one call. */
export interface CallOptions extends Shown {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface Http {
  /** Sends the call of a row, and throws an `ApiFailure` when it fails. */
  send(row: Placed, wire: Wire, options: CallOptions): Promise<unknown>;
  /** Renews the access token ahead of a call; gives the present one, or null when there is none. */
  renew(): Promise<string | null>;
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
  adapter,
}: HttpOptions): Http {
  const transmit = createTransport(baseUrl, adapter);
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

  async function send(row: Placed, wire: Wire, options: CallOptions) {
    const manner = mannerOf(row, options);
    const countOut = countIn(feedback, manner);
    try {
      const { answer, bearing } = await exchange(row, wire, options, manner);
      if (bodyOf(answer)["isLogout"] === true) endFor(bearing);
      const reply = readReply(row, answer);
      moveOn(row, reply, bearing);
      if (!(reply instanceof Blob)) tellSuccess(feedback, manner, reply);
      return row.reads === "data" ? (reply as { data: unknown }).data : reply;
    } catch (cause) {
      const failure =
        cause instanceof ApiFailure ? cause : new ApiFailure(0, bodyFrom(cause), "other", cause);
      tellFailure(feedback, manner, failure);
      throw failure;
    } finally {
      countOut();
    }
  }

  async function exchange(row: Placed, wire: Wire, options: CallOptions, manner: Manner) {
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
    const first = await sendAs(bearingOf(session));
    if (first.answer.status !== 401 || bodyOf(first.answer)["isLogout"] === true) return first;
    if (row.open && isAuth(row.root)) return first;
    const outcome = await renew(first.bearing, options.signal);
    const now = bearingOf(session);
    // Nothing is sent on with the token of somebody who has signed in meanwhile.
    if (outcome !== "renewed" || !unchanged(first.bearing, now))
      throw givenUp(outcome, first.answer);
    return sendAs(now);
  }

  /** A reply of an earlier session says nothing about the present one. */
  function endFor(bearing: Bearing) {
    if (unchanged(bearing, bearingOf(session))) session.expired();
  }

  function moveOn(row: Placed, reply: unknown, bearing: Bearing) {
    const { data } = reply as { data?: Moved };
    const [role] = rolesOf[row.root];
    if (!row.moves || !data || !role) return;
    const now = bearingOf(session);
    if (!row.open && !unchanged(bearing, now)) return;
    if (data.accessToken && !isOlder(data.accessToken, now.token))
      session.accept(role, data.accessToken);
    session.moved(role, data);
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

const bearer = ({ token }: Bearing): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const isAuth = (root: Root) => Object.values(authRootOf).some((auth) => auth === root);

const bodyFrom = (cause: unknown) => ({
  message: cause instanceof Error ? cause.message : String(cause),
});

function givenUp(outcome: Outcome, answer: Answer) {
  if (outcome === "unreachable") return new ApiFailure(0);
  if (outcome === "ended") return new ApiFailure(answer.status, bodyOf(answer), "ended");
  return new ApiFailure(0, {}, "aborted");
}
