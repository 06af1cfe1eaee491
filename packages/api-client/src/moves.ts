import type { Placed } from "@toran/contract/endpoint";
import { rolesOf } from "@toran/contract/roots";
import type { Moved } from "@toran/contract/schemas/account";
import { type Bearing, bearingOf, unchanged } from "./bearing";
import type { SessionPort } from "./ports";
import { isOlder } from "./token";

/** Ends the session, unless the word comes from an earlier one. */
export function endFor(session: SessionPort, bearing: Bearing) {
  if (unchanged(bearing, bearingOf(session))) session.expired();
}

/** Takes from a reply where it moves the user on to, its token first. */
export function moveOn(session: SessionPort, row: Placed, reply: unknown, bearing: Bearing) {
  const { data } = reply as { data?: Moved };
  const [role] = rolesOf[row.root];
  if (!row.moves || !data || !role) return;
  const now = bearingOf(session);
  // An onboarding step belongs to who began it; whoever signs in takes over.
  if (!row.open && !unchanged(bearing, now)) return;
  const { accessToken } = data;
  if (accessToken && !isOlder(accessToken, now.token)) session.accept(role, accessToken);
  session.moved(role, data);
}
