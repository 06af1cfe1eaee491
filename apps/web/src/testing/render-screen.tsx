import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SignedIn, signedInStores, type Shown } from "./signed-in";

// jsdom lays nothing out: nothing to scroll to, no size to watch, no faces to wait for.
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() } });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

interface ShownAgain extends Shown {
  /** Those of another screen, which the same person has left. */
  stores?: ReturnType<typeof signedInStores>;
}

/** Draws a screen as the application does, with the calls of a test in place of the server. */
export function renderScreen(screen: ReactNode, shown: ShownAgain = {}) {
  const stores = shown.stores ?? signedInStores(shown);
  const view = render(
    <SignedIn stores={stores} path={shown.path}>
      {screen}
    </SignedIn>,
  );
  return { ...view, stores, user: userEvent.setup() };
}
