import type { FailureBody } from "@toran/contract";
import { seenIn, seenOf } from "@toran/contract/seen";
import type { z } from "zod/mini";

type Said = Omit<FailureBody, "success" | "requestId">;

/** A refusal that the caller is told about as it is. */
export class Failure extends Error {
  readonly status: number;
  readonly said: Said;
  readonly headers: Record<string, string>;

  constructor(status: number, said: Said, headers: Record<string, string> = {}) {
    super(said.message);
    this.status = status;
    this.said = said;
    this.headers = headers;
  }
}

/** What is wrong, by field. */
export const refused = (errors: Record<string, string>) =>
  new Failure(400, { message: "Check the marked fields and try again.", errors });

export const notFound = (what: string) => new Failure(404, { message: `${what} was not found.` });

export const conflict = (message: string, more: Partial<Said> = {}) =>
  new Failure(409, { message, ...more });

/** The refusal of a change of what somebody else has changed since it was read. */
const overtaken = (what: string, current?: object) =>
  conflict(`Somebody else has changed ${what}. Load it again to see what is new.`, {
    ...(current && { current }),
  });

/** Refuses a change of another version than today's; who names none has the last word. */
export function requireVersion(what: string, given: number | undefined, version: number) {
  if (given !== undefined && given !== version) throw overtaken(what, { version });
}

/** The same for what has no version: what was read is compared by its print. */
export function requireSeen(schema: z.core.$ZodType, seen: string | undefined, current: unknown) {
  if (seen !== undefined && seen !== seenOf(schema, current)) throw overtaken("this");
}

/** The same for a change of some fields; one that is made already is refused to nobody. */
export function requireSeenIn(
  schema: z.ZodMiniObject,
  seen: string | undefined,
  current: Record<string, unknown>,
  changes: object,
) {
  const made = Object.entries(changes).every(([name, to]) => (to || null) === current[name]);
  if (seen !== undefined && !made && seen !== seenIn(schema, current, changes))
    throw overtaken("this");
}

export const forbidden = (message: string, more: Partial<Said> = {}) =>
  new Failure(403, { message, ...more });

export const signedOut = (message = "Please login again to continue.") =>
  new Failure(401, { message, isLogout: true });

export const tooMany = (message: string, retryAfter: number, more: Partial<Said> = {}) =>
  new Failure(
    429,
    { message, ...more },
    { "retry-after": String(Math.max(1, Math.ceil(retryAfter / 1000))) },
  );
