import { createContext, use } from "react";
import type { Stores } from "./stores";

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error("A screen was drawn outside of the application.");
  return stores;
}

let started: Promise<Stores> | undefined;

/** The stores of this page, made when they are first asked for. */
export const startStores = () =>
  (started ??= import("./stores").then(
    async ({ createStores, followOtherTabs }) => {
      const stores = createStores();
      followOtherTabs(stores);
      await stores.session.rehydrate();
      return stores;
    },
    (cause: unknown) => {
      // Whoever needs them next asks again.
      started = undefined;
      throw cause;
    },
  ));

/**
 * The stores, for screens that stand in the HTML and work before the application has come: they
 * ask for them when something is sent.
 */
export function useLateStores(): () => Promise<Stores> {
  const stores = use(StoresContext);
  return stores ? () => Promise.resolve(stores) : startStores;
}
