import { useEffect, useState } from "react";
import { useInBrowser } from "../in-browser";

export type Density = "default" | "dense";

/** How many rows a page may have. */
export const pageSizes = [25, 50, 100] as const;

/** How the reader has set a table up. */
export interface TableLayout {
  density: Density;
  pageSize: number;
  order: readonly string[];
  /** Shown or not, for the columns whose reader said so. */
  shown: Readonly<Record<string, boolean>>;
  /** Widths the reader has dragged, in pixels. */
  widths: Readonly<Record<string, number>>;
}

/** Where layouts are kept; `localStorage` will do. */
export type TableStorage = Pick<Storage, "getItem" | "setItem">;

const untouched: TableLayout = {
  density: "default",
  pageSize: 50,
  order: [],
  shown: {},
  widths: {},
};

/** A kept layout; whatever is missing or spoilt in it falls back. */
export function readLayout(text: string | null | undefined): TableLayout {
  const kept = parsed(text);
  return {
    density: kept["density"] === "dense" ? "dense" : "default",
    pageSize: pageSizes.find((size) => size === kept["pageSize"]) ?? untouched.pageSize,
    order: Array.isArray(kept["order"]) ? kept["order"].filter((id) => typeof id === "string") : [],
    shown: only(kept["shown"], (value) => typeof value === "boolean"),
    widths: only(kept["widths"], (value) => typeof value === "number" && value > 0),
  };
}

function parsed(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value ? { ...value } : {};
  } catch {
    return {};
  }
}

const only = <T>(value: unknown, fits: (each: unknown) => boolean) =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, each]) => fits(each))) as Record<
    string,
    T
  >;

/** The layout of one table, kept under `key` whenever the reader changes it. */
export function useTableLayout(storage?: TableStorage, key?: string) {
  // A server has nothing of its reader's, and its table is taken over as it was drawn there.
  const own = useInBrowser() ? key : undefined;
  const read = () => ({ key: own, layout: storage && own ? recall(storage, own) : untouched });
  const [held, hold] = useState(read);
  // Another reader, or another table in the same place, has a layout of its own.
  const now = held.key === own ? held : read();
  if (now !== held) hold(now);
  const { layout } = now;
  // What another tab keeps is followed: the next change here would put its columns back unseen.
  useEffect(() => {
    const follow = ({ key: changed, newValue }: StorageEvent) => {
      if (key && changed === key) hold({ key, layout: readLayout(newValue) });
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [key]);
  const change = (part: Partial<TableLayout>) => {
    const next = { ...layout, ...part };
    hold({ key, layout: next });
    try {
      if (storage && key) storage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or forbidden storage costs the reader nothing but the memory.
    }
  };
  return [layout, change] as const;
}

function recall(storage: TableStorage, key: string) {
  try {
    return readLayout(storage.getItem(key));
  } catch {
    return untouched;
  }
}
