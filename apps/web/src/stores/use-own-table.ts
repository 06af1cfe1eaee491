import { personOf } from "@toran/api-client/token";
import type { TableStorage } from "@toran/ui/data-table";
import { letterKeys } from "@/lib/letter-keys";
import { useStores } from "./use-stores";

/** Storage that is forbidden or full forgets, and breaks nothing. */
const storage: TableStorage = {
  getItem: (key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** A table as somebody has it: the columns, density and rows per page they chose, kept for each person, and whether letters are keys. */
export function useOwnTable(table: string) {
  const { session } = useStores();
  const person = session.token ? personOf(session.token) : undefined;
  return {
    storage,
    storageKey: `table:${table}:${person ?? "somebody"}`,
    letterKeys: letterKeys(),
  };
}
