import { type ReactNode, useEffect } from "react";
import { type InitialEntry, MemoryRouter, useNavigate } from "react-router-dom";
import { steer } from "@/lib/go";
import { type AreaName, areas } from "@/navigation/areas";
import { FeedbackStore } from "@/stores/feedback-store";
import { OwnHome } from "@/stores/own-home";
import { SessionStore } from "@/stores/session-store";
import { withCalls } from "@/stores/stores";
import { StoresContext } from "@/stores/use-stores";
import { fakeCalls, type FakeCalls } from "./fake-calls";

export interface Shown {
  calls?: FakeCalls;
  /** Who is signed in; without an area, nobody. */
  area?: AreaName;
  mode?: string;
  /** The id of whoever is signed in. */
  person?: string;
  /** In whose place somebody is asked for a code or a password before they are in, and which. */
  asked?: { area: AreaName; mode: string };
  path?: InitialEntry;
}

/** The stores of somebody signed in, with storages of their own and the calls of a test. */
export function signedInStores({ calls = {}, area, mode, asked, person = "somebody" }: Shown) {
  const session = new SessionStore({ local: storage(), tab: storage(), token: tokens() });
  if (area) {
    session.accept(areas[area].role, tokenOf(person));
    if (mode) session.moved(areas[area].role, { mode });
  }
  if (asked) session.sendOn(areas[asked.area].role, asked.mode, "ticket");
  return withCalls(session, new FeedbackStore(), fakeCalls(calls));
}

interface SignedInProps extends Pick<Shown, "path"> {
  stores: ReturnType<typeof signedInStores>;
  children: ReactNode;
}

/** Stands around a part as the application does: the stores, an address, and the way to others. */
export const SignedIn = ({ stores, path = "/", children }: SignedInProps) => (
  <StoresContext value={stores}>
    <MemoryRouter initialEntries={[path]}>
      <OwnHome stores={stores}>
        <Steered>{children}</Steered>
      </OwnHome>
    </MemoryRouter>
  </StoresContext>
);

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
