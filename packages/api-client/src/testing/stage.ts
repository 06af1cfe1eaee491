import { refreshHeader } from "@toran/contract/errors";
import type { Role } from "@toran/contract/roles";
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from "axios";
import { createClient, createHttp, type LocksPort } from "../index";
import { rows } from "./rows";
import { stubSession } from "./stub-session";
import { tokenFor } from "./tokens";

export interface Seen {
  method: string;
  url: string;
  token: string | null;
  headers: AxiosHeaders;
  data: unknown;
  signal: AbortSignal | undefined;
}
export interface Given {
  status: number;
  body?: unknown;
  type?: string;
}
export type Server = (seen: Seen) => Given | Promise<Given>;

export const ok = (data: unknown = {}, message?: string): Given => ({
  status: 200,
  body: { success: true, data, message },
});
export const refused = (status: number, body: object = {}): Given => ({
  status,
  body: { success: false, ...body },
});
export const noNetwork = (): never => {
  throw new AxiosError("Network Error", "ERR_NETWORK");
};
export const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));
export const never = () => new Promise<never>(() => {});

export const asha = (iat: number) => tokenFor("asha", iat);
export const ravi = (iat: number) => tokenFor("ravi", iat);

interface Setting {
  /** Answers everything but a refresh; by default, to Asha's second token only. */
  server?: Server;
  /** Answers a refresh; by default with Asha's second token. */
  refresh?: Server;
  role?: Role | null;
  token?: string | null;
  session?: ReturnType<typeof stubSession>;
  locks?: LocksPort;
}

export const untilRenewed: Server = ({ token }) => (token === asha(2) ? ok() : refused(401));

/** A client before a server that answers as the test says, and all that they told each other. */
export function stage({
  server = untilRenewed,
  refresh = () => ok({ accessToken: asha(2) }),
  role = "HUMAN_RESOURCE",
  token = asha(1),
  session = stubSession(role, token),
  locks,
}: Setting = {}) {
  const seen: Seen[] = [];
  const told = { toasts: [] as [string, string][], loading: 0, peak: 0, logged: [] as string[] };
  const flying = { now: 0, peak: 0 };

  const adapter = async (config: InternalAxiosRequestConfig) => {
    const { headers, data, method = "", url = "" } = config;
    const signal = config.signal as AbortSignal | undefined;
    const bearer = headers.get("authorization");
    const request: Seen = {
      method: method.toUpperCase(),
      url,
      token: typeof bearer === "string" ? bearer.replace("Bearer ", "") : null,
      headers,
      data,
      signal,
    };
    seen.push(request);
    const refreshes = isRefresh(request);
    if (refreshes) flying.peak = Math.max(flying.peak, ++flying.now);
    try {
      const answer = Promise.resolve(request).then(refreshes ? refresh : server);
      const { status, body = "", type = "application/json" } = await orAborted(answer, signal);
      const sent = typeof body === "object" && !(body instanceof ArrayBuffer);
      return {
        status,
        statusText: "",
        data: sent ? JSON.stringify(body) : body,
        headers: new AxiosHeaders({ "content-type": type }),
        config,
      };
    } finally {
      if (refreshes) flying.now--;
    }
  };

  const http = createHttp({
    baseUrl: "https://toran.example",
    session,
    adapter,
    ...(locks && { locks }),
    log: (message) => void told.logged.push(message),
    feedback: {
      toast: (tone, message) => void told.toasts.push([tone, message]),
      loading(change) {
        told.loading += change;
        told.peak = Math.max(told.peak, told.loading);
      },
    },
  });
  return {
    http,
    client: createClient(rows, http),
    session,
    seen,
    told,
    flying,
    refreshes: () => seen.filter(isRefresh),
    calls: () => seen.filter((request) => !isRefresh(request)),
  };
}

const isRefresh = ({ headers }: Seen) => headers.has(refreshHeader.name);

function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined) {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(new CanceledError());
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject);
  });
}
