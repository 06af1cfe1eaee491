import type { FailureBody } from "@toran/contract/errors";
import { messageOfStatus, messages } from "./messages";

/**
 * Why a call failed: the server refused it, no answer came, the caller left or somebody else
 * signed in, the session ended under it, or it could not even be sent.
 */
export type FailureKind = "http" | "network" | "aborted" | "ended" | "other";

/** A call that failed. Most calls give it back as a value. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly success = false;
  /** The status of the answer; 0 when there was none. */
  readonly status: number;
  readonly body: Partial<FailureBody>;
  readonly kind: FailureKind;

  constructor(
    status: number,
    body: Partial<FailureBody> = {},
    kind: FailureKind = status === 0 ? "network" : "http",
    cause?: unknown,
  ) {
    super(body.message || said(status, kind), { cause });
    this.status = status;
    this.body = body;
    this.kind = kind;
  }

  /** What is wrong, by field. */
  get errors() {
    return this.body.errors;
  }

  /** Why it failed, where there is no field to say it at: what was asked for cannot be marked. */
  get reason() {
    const [first = this.message] = Object.values(this.errors ?? {});
    return first;
  }

  /** Where the user must go on. */
  get mode() {
    return this.body.mode;
  }

  /** Lets the next screen go on with this account. */
  get ticket() {
    return this.body.ticket;
  }
}

const said = (status: number, kind: FailureKind) =>
  kind === "network" ? messages.network : messageOfStatus(status);

/** The status of a call that came too often: it may be tried again later. */
export const tooMany = 429;

/** Whether a call failed; without asking, its data cannot be read. */
export const isFailure = (reply: unknown): reply is ApiFailure => reply instanceof ApiFailure;

/** Gives the failure of a call as a value, also where its row throws it. */
export async function settle<T>(call: Promise<T>): Promise<T | ApiFailure> {
  try {
    return await call;
  } catch (cause) {
    if (isFailure(cause)) return cause;
    throw cause;
  }
}
