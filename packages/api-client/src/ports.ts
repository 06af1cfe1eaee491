import type { Role } from "@toran/contract/roles";
import type { Moved } from "@toran/contract/schemas/account";

/** Who is signed in. The client asks and tells; the application keeps it. */
export interface SessionPort {
  role: () => Role | null;
  /** The present token, read anew each time, so that what another tab stored is seen. */
  token: () => string | null;
  /** A token to keep, of a sign-in, an onboarding step or a refresh; never an older one. */
  accept: (role: Role, token: string) => void;
  /** A reply moved the user on. Its token has been accepted by then. */
  moved: (role: Role, moved: Moved) => void;
  /** The session is over, and the user must log in again. */
  expired: () => void;
}

export type ToastTone = "success" | "error";

/** Where the client shows what happens. */
export interface FeedbackPort {
  toast(tone: ToastTone, message: string): void;
  /** One more or one less call that a loader is shown for. */
  loading(change: 1 | -1): void;
}

/** The part of the browser's `LockManager` that keeps two tabs from refreshing at once. */
export interface LocksPort {
  request<T>(name: string, options: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

/** The part of the browser's `Storage` that keeps a token. */
export interface KeyStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type Log = (message: string, cause?: unknown) => void;
