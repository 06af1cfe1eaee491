/** Text that was typed and not yet saved. It survives a reload and an expired session, in this tab. */
export interface Draft {
  read(): Record<string, unknown> | undefined;
  write(values: object): void;
  clear(): void;
}

export function draftOf(name: string): Draft {
  const key = `draft:${name}`;
  return {
    read: () =>
      attempt(() => {
        const read: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
        return typeof read === "object" && read !== null ? { ...read } : undefined;
      }),
    write: (values) =>
      attempt(() => window.sessionStorage.setItem(key, JSON.stringify(values, withoutFiles))),
    clear: () => attempt(() => window.sessionStorage.removeItem(key)),
  };
}

/** Storage that is forbidden or full keeps no draft, and breaks nothing. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** What of a form can be written down. */
export const withoutFiles = (_: string, value: unknown) =>
  value instanceof Blob ? undefined : value;

/** Drafts are of one person: they go when that person signs out. */
export function clearDrafts() {
  attempt(() => {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith("draft:")) window.sessionStorage.removeItem(key);
    }
  });
}
