import { type ApiFailure, createClient, type Http } from "@toran/api-client";
import { poAuth } from "@toran/contract/endpoints/auth/auth";
import { poEndpoints } from "@toran/contract/endpoints/po/po";
import type { SessionStore } from "../session-store";

const table = { auth: poAuth, ...poEndpoints };
const role = "PLACEMENT_OFFICER";

/** The calls of an officer. One that is refused since the plan has ended has the session follow. */
export const poClient = (http: Http, session: SessionStore) =>
  createClient(table, {
    ...http,
    send: (...call) =>
      http.send(...call).catch((cause: ApiFailure) => {
        const { mode } = cause;
        if (cause.status === 402 && mode && session.visitor.role === role)
          session.moved(role, { mode });
        throw cause;
      }),
  });
