import type { Role } from "@toran/contract/roles";
import type { SessionPort } from "./ports";
import { samePerson } from "./token";

/** On whose behalf a request was sent. */
export interface Bearing {
  role: Role | null;
  token: string | null;
}

export const bearingOf = (session: SessionPort): Bearing => ({
  role: session.role(),
  token: session.token(),
});

/** Whether nobody else has signed in, and nobody signed out, between two moments. */
export const unchanged = (then: Bearing, now: Bearing) =>
  then.role === now.role && samePerson(then.token, now.token);
