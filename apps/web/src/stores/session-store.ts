import { isOlder, personOf } from "@toran/api-client/token";
import type { TokenStore } from "@toran/api-client/token-store";
import { limits } from "@toran/contract/limits";
import { isRole, type Role } from "@toran/contract/roles";
import { makeAutoObservable } from "mobx";
import { keep, parse, restore, type TextStorage, ticketKey } from "@/lib/persist";
import type { Visitor } from "@/navigation/destination";

/** The slice of the client's state that outlives a reload. */
interface AuthState {
  isAuth: boolean;
  role: Role | null;
  token: string | null;
  sessionExpired: boolean;
  mode: string | null;
}

interface Moved {
  mode: string;
  accessToken?: string;
  ticket?: string;
}

const signedOut: AuthState = {
  isAuth: false,
  role: null,
  token: null,
  sessionExpired: false,
  mode: null,
};

export interface SessionStorages {
  local: TextStorage;
  /** Of this tab alone. */
  tab: TextStorage;
  token: TokenStore;
}

/** Who is signed in, and in which mode. */
export class SessionStore {
  auth: AuthState = signedOut;
  readonly #storages: SessionStorages;
  /** Whose session this tab shows, as far as the token says. */
  #person: string | undefined;
  /** What is kept is of somebody who signed in in another tab after this one's person. */
  #passed = false;
  #leaving: (() => void)[] = [];

  constructor(storages: SessionStorages) {
    this.#storages = storages;
    // What is read from storage is read anew each time: other tabs write there too.
    makeAutoObservable(this, { token: false, sender: false, ticket: false });
  }

  get visitor(): Visitor {
    const { isAuth, role, mode } = this.auth;
    return { role: isAuth ? role : null, mode };
  }

  get role() {
    return this.auth.role;
  }

  get mode() {
    return this.auth.mode;
  }

  get isAuth() {
    return this.auth.isAuth;
  }

  get expired() {
    return this.auth.sessionExpired;
  }

  /** The present token, if it speaks for the person this tab shows: another tab may have stored its own. */
  get token() {
    return this.#isTheirs() ? null : this.#storages.token.read();
  }

  /** On whose behalf a call is sent: nobody's, once somebody else has signed in. Their cookie is not this tab's to renew with. */
  get sender() {
    return this.auth.isAuth && !this.#isTheirs() ? this.auth.role : null;
  }

  /** Names a draft of the present person: a tab may see two, and neither is shown what the other typed. */
  draft(name: string) {
    return `${name}:${personOf(this.token ?? "") ?? ""}`;
  }

  /** Names the account that a sign-in is about, until it is done. */
  get ticket() {
    try {
      const read = this.#storages.tab.getItem(ticketKey);
      return typeof read === "string" ? read : null;
    } catch {
      return null;
    }
  }

  /** Takes up the session that was kept. One that had expired starts signed out. */
  async rehydrate() {
    const slice = await this.#restore(this.#storages.local);
    const halfIn =
      !slice?.isAuth && this.ticket ? await this.#restore(this.#storages.tab) : undefined;
    this.#adopt(halfIn ?? slice);
    if (this.auth.sessionExpired) this.clear();
  }

  /** A signed-in role got a new token; an older one than the present is let go. */
  accept(role: Role, token: string) {
    if (this.auth.isAuth && isOlder(token, this.token)) return;
    this.#passed = false;
    this.#person = personOf(token);
    this.#storages.token.write(token);
    this.#set({ ...this.auth, isAuth: true, role, token, sessionExpired: false });
  }

  /** A reply moved the user on. */
  moved(role: Role, { mode, accessToken, ticket }: Moved) {
    if (ticket) this.#keepTicket(ticket);
    else if (accessToken) this.#keepTicket(null);
    this.#set({ ...this.auth, role, mode });
  }

  /** Goes on with a ticket where the failure of a call named the mode. */
  sendOn(role: Role, mode: string, ticket?: string) {
    if (ticket) this.#keepTicket(ticket);
    this.#set({ ...signedOut, role, mode });
  }

  expire() {
    this.#set({ ...this.auth, sessionExpired: true });
  }

  /** Back to the beginning: nobody is signed in, and nothing of them stays. Whoever signed in elsewhere stays in there. */
  clear() {
    this.#passed = this.#isTheirs();
    this.#person = undefined;
    if (!this.#passed) this.#storages.token.write(null);
    this.#keepTicket(null);
    this.#set(signedOut);
    for (const leave of this.#leaving) leave();
  }

  /** Calls back when the user signs out, so that what was loaded for them goes too. */
  onLeave(leave: () => void) {
    this.#leaving.push(leave);
  }

  /**
   * Another tab changed the kept session. Signing out there signs out here. Somebody else signing
   * in there ends this tab's session: nothing is sent on the old person's behalf.
   */
  otherTabWrote(text: string | null) {
    this.#follow(parse(text, limits.persisted.version));
  }

  /** The browser shows a page again that it had put aside; nobody told it what was kept meanwhile. */
  async shownAgain() {
    this.#follow(await this.#restore(this.#storages.local));
  }

  /** Whether what is kept is not this tab's to use or to change; a token that is stored tells before the tab is told. */
  #isTheirs() {
    const stored = this.#storages.token.read();
    return this.#passed || Boolean(stored && this.#person && personOf(stored) !== this.#person);
  }

  #restore(from: TextStorage) {
    return restore(from, limits.persisted, limits.rehydration);
  }

  #follow(slice: Record<string, unknown> | undefined) {
    const before = this.auth;
    // Another tab writes who has signed in, and then the mode: without it nobody knows where they belong.
    if (slice?.isAuth && !slice.mode) return;
    // A sign-in that is half done goes on, whatever another tab has begun.
    if (!before.isAuth && !slice?.isAuth && this.ticket) return;
    const stored = this.#storages.token.read();
    const another = stored !== null && personOf(stored) !== this.#person;
    if (before.isAuth && slice?.isAuth && (another || slice.role !== before.role)) {
      this.#passed = true;
      this.auth = { ...before, sessionExpired: true };
      return;
    }
    this.#adopt(slice);
    if (before.isAuth && !this.auth.isAuth) for (const leave of this.#leaving) leave();
  }

  #adopt(slice: Record<string, unknown> | undefined) {
    const role = isRole(slice?.role) ? slice.role : null;
    const token = this.#storages.token.read();
    const isAuth = slice?.isAuth === true && role !== null && token !== null;
    this.#passed = false;
    this.#person = isAuth ? personOf(token) : undefined;
    const mode = typeof slice?.mode === "string" ? slice.mode : null;
    this.auth = {
      isAuth,
      role,
      mode,
      token: isAuth ? token : null,
      sessionExpired: isAuth && slice?.sessionExpired === true,
    };
  }

  #set(auth: AuthState) {
    this.auth = auth;
    if (!this.#isTheirs()) keep(this.#storages.local, limits.persisted, auth);
    // The step that goes with the ticket is of this tab, as that is.
    if (!auth.isAuth && this.ticket) keep(this.#storages.tab, limits.persisted, auth);
  }

  #keepTicket(ticket: string | null) {
    try {
      if (ticket) this.#storages.tab.setItem(ticketKey, ticket);
      else this.#storages.tab.removeItem(ticketKey);
    } catch {
      // Without it the visitor starts again from the log-in page.
    }
  }
}
