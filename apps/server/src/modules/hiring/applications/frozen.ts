import { openApplications } from "@toran/contract/hiring/moves";
import type { AccountStatus } from "@toran/contract/schemas/officer-student";
import type { ApplicationRow } from "./tables";

/**
 * While an account stands so, its applications are closed. Whom an office has not confirmed has some where it had, and has
 * taken that back.
 */
export const frozen: ReadonlySet<AccountStatus> = new Set([
  "REGISTERED",
  "REJECTED",
  "SUSPENDED",
  "DEREGISTERED",
]);

/** What a frozen account closes. An offer is not taken away by it; its company or the college ends it. */
export const inFlight: ApplicationRow["state"][] = openApplications.filter(
  (state) => state !== "OFFERED",
);
