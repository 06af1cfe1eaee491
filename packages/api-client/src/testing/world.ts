import { personOf } from "../token";
import { type Given, never, noNetwork, ok, refused, type Seen } from "./stage";
import { stubSession } from "./stub-session";
import { tokenFor } from "./tokens";

export const fates = ["good", "refused", "broken", "older", "lost", "hangs"] as const;
/** What becomes of one refresh. */
export type Fate = (typeof fates)[number];

/** A server that knows the good token of each person, and the cookie that the browser holds. */
export function createWorld(plan: Fate[]) {
  let issued = 1;
  let turn = 0;
  const good = new Map<string, string>();
  const issue = (person: string) => {
    const token = tokenFor(person, ++issued);
    good.set(person, token);
    return token;
  };
  let cookie: string | null = "asha";
  const session = stubSession("HUMAN_RESOURCE", issue("asha"));

  function refresh(): Given | Promise<Given> {
    const fate = plan[turn++] ?? "good";
    if (fate === "hangs") return never();
    if (fate === "lost") return noNetwork();
    if (fate === "broken") return refused(503);
    if (fate === "refused" || cookie === null) return refused(401);
    return ok({ accessToken: fate === "older" ? tokenFor(cookie, 0) : issue(cookie) });
  }

  function answer({ token, url }: Seen): Given {
    const person = token === null ? undefined : personOf(token);
    if (!person || good.get(person) !== token) return refused(401);
    if (!url.endsWith("/company-info")) return ok();
    return ok({ mode: "COMPANY_ADDRESS", accessToken: issue(person) });
  }

  return {
    session,
    refresh,
    answer,
    expireAll: () => good.clear(),
    signIn(person: string) {
      cookie = person;
      session.accept("HUMAN_RESOURCE", issue(person));
    },
    signOut() {
      cookie = null;
      session.signOut();
    },
  };
}
