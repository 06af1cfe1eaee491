import type { Role } from "@toran/contract/roles";
import type { KeyStorage, SessionPort } from "../ports";
import { tokenStore } from "../token-store";

export function memoryStorage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A session that keeps its token in storage and notes what it is told. */
export function stubSession(role: Role | null, token: string | null, storage = memoryStorage()) {
  const tokens = tokenStore(storage);
  tokens.write(token);
  const told = { expired: 0, moved: [] as { role: Role; mode: string }[] };
  const port: SessionPort = {
    role: () => role,
    token: () => tokens.read(),
    accept(next, fresh) {
      role = next;
      tokens.write(fresh);
    },
    moved: (next, { mode }) => void told.moved.push({ role: next, mode }),
    expired: () => void told.expired++,
  };
  const signOut = () => {
    role = null;
    tokens.write(null);
  };
  return { ...port, told, signOut, tokens };
}
