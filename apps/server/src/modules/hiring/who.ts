import type { Actor } from "@toran/contract/hiring/moves";
import { forbidden, conflict } from "../../http/failures";
import { type Move, obstacleTo } from "@toran/contract/hiring/moves";
import type { SignedIn } from "../accounts/signed-in";
import { standingOf } from "./state-words";

/** Who gives a command; the system has no user. */
export interface Acting {
  side: Actor;
  user: SignedIn | null;
  now: Date;
}
export const sideOf = ({ role }: SignedIn) =>
  role === "HUMAN_RESOURCE" ? "COMPANY" : role === "STUDENT" ? "STUDENT" : "COLLEGE";
export const acting = (user: SignedIn, now: Date): Acting => ({
  side: sideOf(user),
  user,
  now,
});
export const bySystem = (now: Date): Acting => ({ side: "SYSTEM", user: null, now });

export const nameOf = ({ firstName, lastName }: Pick<SignedIn, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

/** Refuses a command that somebody may not give, or that a state does not allow; shows how it stands. */
export function requireMove<State>(
  move: Move<State>,
  { side }: Acting,
  what: string,
  state: State,
  current?: unknown,
) {
  const obstacle = obstacleTo(move, side, state);
  if (obstacle === "ACTOR") throw forbidden(`This is not for you to decide about ${what}.`);
  if (obstacle === "STATE")
    throw conflict(`${capital(what)} is ${standingOf(state)}, so this is not possible now.`, {
      current: current ?? { state },
    });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
