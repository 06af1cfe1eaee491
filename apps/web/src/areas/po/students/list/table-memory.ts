import { personOf } from "@toran/api-client/token";
import type { TableStorage } from "@toran/ui/data-table";
import { useStores } from "@/stores/use-stores";

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

/** Where the columns and the density of a table are kept, for each officer. */
export function useTableMemory(table: string) {
  const { session } = useStores();
  const person = session.token ? personOf(session.token) : undefined;
  return { storage, storageKey: `table:${table}:${person ?? "officer"}` };
}
