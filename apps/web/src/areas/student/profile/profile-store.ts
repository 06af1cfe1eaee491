import { isFailure } from "@toran/api-client/failure";
import type { Visibility, visibilityInput } from "@toran/contract/schemas/profile";
import { makeAutoObservable } from "mobx";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";

type Change = z.input<typeof visibilityInput>;

/** The address of a student's public profile, who sees it, and what of it. */
export class ProfileStore {
  readonly slug: Loadable<{ slug: string | null }>;
  readonly visibility: Loadable<Visibility>;
  readonly #calls: Calls;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(calls: Calls) {
    this.#calls = calls;
    this.slug = new Loadable(async () => (await calls.student()).profile.slug());
    this.visibility = new Loadable(async () => (await calls.student()).profile.visibility());
    makeAutoObservable(this);
  }

  load() {
    void this.slug.load();
    void this.visibility.load();
  }

  get address() {
    return this.slug.value?.slug ?? null;
  }

  /** Whether anybody but its owner finds the page. */
  get isLive() {
    return this.address !== null && (this.visibility.value?.level ?? "PRIVATE") !== "PRIVATE";
  }

  async choose(slug: string) {
    const reply = await (await this.#calls.student()).profile.setSlug({ body: { slug } }, toldHere);
    if (!isFailure(reply)) this.slug.set(reply.data);
    return reply;
  }

  /** Shows a change at once, but who sees the page only once it is so. Each is sent when the one before it has been answered. */
  change(given: Change) {
    const now = this.visibility.value;
    const { level: _wanted, ...shown } = given;
    if (now) this.visibility.set({ ...now, ...shown, fields: { ...now.fields, ...given.fields } });
    this.#waiting++;
    const sent = this.#last.then(() => this.#send(given));
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  async #send(given: Change) {
    const reply = await (await this.#calls.student()).profile.setVisibility({ body: given });
    const isLast = --this.#waiting === 0;
    const now = this.visibility.value;
    if (isFailure(reply)) await this.visibility.load();
    else if (isLast || !now) this.visibility.set(reply.data);
    else if (given.level) this.visibility.set({ ...now, level: reply.data.level });
    // Opened for the first time, a profile is given an address.
    if (given.level && !this.address) await this.slug.load();
    return reply;
  }
}
