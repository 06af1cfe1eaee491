import type { CallOptions } from "@toran/api-client";
import { ApiFailure } from "@toran/api-client/failure";
import type { BuildStore } from "./build-store";
import type { FeedbackStore } from "./feedback-store";
import type { SessionStore } from "./session-store";
import type { chatClient } from "./clients/chat";
import type { hrClient } from "./clients/hr";
import type { notificationClient } from "./clients/notifications";
import type { poClient } from "./clients/po";
import type { siteClient } from "./clients/site";
import type { studentClient } from "./clients/student";

export type StudentCalls = ReturnType<typeof studentClient>;
export type OfficerCalls = ReturnType<typeof poClient>;
export type HrCalls = ReturnType<typeof hrClient>;
export type ChatCalls = ReturnType<typeof chatClient>;
export type NotificationCalls = ReturnType<typeof notificationClient>;
export type SiteCalls = ReturnType<typeof siteClient>;

/** The calls of each area. Their code comes when they are first asked for, after the first paint. */
export interface Calls {
  student(): Promise<StudentCalls>;
  po(): Promise<OfficerCalls>;
  hr(): Promise<HrCalls>;
  site(): Promise<SiteCalls>;
  notifications(): Promise<NotificationCalls>;
  chat(): Promise<ChatCalls>;
  /** A newer token than the present one, ahead of a call: for what lasts longer than a token. */
  renew(): Promise<string | null>;
}

/** Code that does not come is asked for again by the next. */
const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((cause: unknown) => {
      made = undefined;
      throw new ApiFailure(0, {}, "network", cause);
    }));
};

/** Stands for calls whose code did not come: each is as one that got no answer, and tells so. */
function unanswered(feedback: FeedbackStore, failure: ApiFailure): object {
  const call = async (_input?: unknown, { showToast = true, tellsFailure }: CallOptions = {}) => {
    if (showToast && !tellsFailure) feedback.toast("error", failure.message);
    return failure;
  };
  return new Proxy(call, {
    // What awaits a client looks for `then`; a client has none.
    get: (_, name) => (name === "then" ? undefined : unanswered(feedback, failure)),
  });
}

export function createCalls(
  session: SessionStore,
  feedback: FeedbackStore,
  builds: BuildStore,
): Calls {
  const http = once(async () => {
    const { createHttp } = await import("@toran/api-client");
    return createHttp({
      baseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
      session: {
        role: () => session.sender,
        token: () => session.token,
        accept: (role, token) => session.accept(role, token),
        moved: (role, moved) => session.moved(role, moved),
        expired: () => session.expire(),
      },
      feedback: {
        toast: (tone, message) => void feedback.toast(tone, message),
        loading: (change) => feedback.loading(change),
      },
      locks: navigator.locks,
      onBuild: (build) => builds.answeredBy(build),
      log: (message, cause) => console.warn(message, cause),
    });
  });
  const client = <Client extends object>(make: () => Promise<Client>) => {
    const made = once(make);
    return () => made().catch((cause: ApiFailure) => unanswered(feedback, cause) as Client);
  };
  return {
    student: client(async () => (await import("./clients/student")).studentClient(await http())),
    po: client(async () => (await import("./clients/po")).poClient(await http(), session)),
    hr: client(async () => (await import("./clients/hr")).hrClient(await http())),
    chat: client(async () => (await import("./clients/chat")).chatClient(await http())),
    notifications: client(async () =>
      (await import("./clients/notifications")).notificationClient(await http()),
    ),
    renew: async () => (await http()).renew(),
    site: client(async () => (await import("./clients/site")).siteClient(await http())),
  };
}
