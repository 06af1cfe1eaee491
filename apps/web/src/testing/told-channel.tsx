import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Stores } from "@/stores/stores";
import { StoresContext } from "@/stores/use-stores";

/** A channel that a test tells things on, and a page around it for what listens. */
export function toldChannel() {
  const listeners = new Set<(heard: unknown) => void>();
  const realtime = {
    connected: true,
    listen: (listener: (heard: unknown) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const stores = { realtime } as unknown as Stores;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  );
  const tell = (heard: unknown) => act(() => listeners.forEach((listener) => listener(heard)));
  return { realtime, listeners, tell, wrapper };
}
