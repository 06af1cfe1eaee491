import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { steer } from "@/lib/go";
import { type AreaName, areas } from "@/navigation/areas";
import { FeedbackStore } from "@/stores/feedback-store";
import { OwnHome } from "@/stores/own-home";
import { SessionStore } from "@/stores/session-store";
import { withCalls } from "@/stores/stores";
import { StoresContext } from "@/stores/use-stores";
import { fakeCalls, type FakeCalls } from "./fake-calls";

// jsdom lays nothing out: nothing to scroll to, no size to watch, no faces to wait for.
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() } });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

interface Shown {
  calls?: FakeCalls;
  /** Who is signed in; without an area, nobody. */
  area?: AreaName;
  mode?: string;
  /** The id of whoever is signed in. */
  person?: string;
  path?: string;
  /** Those of another screen, which the same person has left. */
  stores?: ReturnType<typeof withCalls>;
}

/** The stores of somebody signed in, with storages of their own and the calls of a test. */
function signedInStores({ calls = {}, area, mode, person = "somebody" }: Shown) {
  const session = new SessionStore({ local: storage(), tab: storage(), token: tokens() });
  if (area) {
    session.accept(areas[area].role, tokenOf(person));
    if (mode) session.moved(areas[area].role, { mode });
  }
  return withCalls(session, new FeedbackStore(), fakeCalls(calls));
}

/** Draws a screen as the application does, with the calls of a test in place of the server. */
export function renderScreen(screen: ReactNode, shown: Shown = {}) {
  const stores = shown.stores ?? signedInStores(shown);
  const view = render(
    <StoresContext value={stores}>
      <MemoryRouter initialEntries={[shown.path ?? "/"]}>
        <OwnHome stores={stores}>
          <Steered>{screen}</Steered>
        </OwnHome>
      </MemoryRouter>
    </StoresContext>,
  );
  return { ...view, stores, user: userEvent.setup() };
}

function Steered({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => steer((to, options) => void navigate(to, options)), [navigate]);
  return children;
}

const tokenOf = (person: string) => `head.${btoa(JSON.stringify({ sub: person }))}.signature`;

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function tokens() {
  let token: string | null = null;
  return {
    read: () => token,
    write: (next: string | null) => {
      token = next;
    },
  };
}
