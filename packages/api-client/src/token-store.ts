import type { KeyStorage } from "./ports";

const key = "auth_token";

export interface TokenStore {
  read(): string | null;
  write(token: string | null): void;
}

/** Keeps the token in storage, and in memory while storage is full or forbidden. */
export function tokenStore(storage: KeyStorage | (() => KeyStorage)): TokenStore {
  // Merely naming a forbidden storage throws in some browsers.
  const open = () => (typeof storage === "function" ? storage() : storage);
  let memory: string | null | undefined;

  return {
    read() {
      if (memory !== undefined) return memory;
      try {
        return open().getItem(key) || null;
      } catch {
        return null;
      }
    },
    write(token) {
      memory = token;
      try {
        if (token === null) open().removeItem(key);
        else open().setItem(key, token);
        memory = undefined;
      } catch {
        forget(open);
      }
    },
  };
}

/** An old token must not outlive, in storage, the new one that found no room. */
function forget(open: () => KeyStorage) {
  try {
    open().removeItem(key);
  } catch {
    // What is forbidden cannot be stale for this page: memory is read first.
  }
}
