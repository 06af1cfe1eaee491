import { isFailure } from "@toran/api-client/failure";
import type { Calls } from "./calls";

/** As many as a long list shows on several screens; each is some ten kilobytes. */
const most = 300;

/** Pictures that only some may see: a picture sends no token, so their bytes are fetched, once for all places that show them. */
export class PrivatePictures {
  readonly #calls: Calls;
  readonly #kept = new Map<string, Promise<string | undefined>>();
  readonly #addresses = new Map<string, string>();

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  /** The address of a picture that has come. */
  address(key: string) {
    return this.#addresses.get(key);
  }

  /** An address of this page alone; nothing where the picture does not come. */
  fetch(key: string): Promise<string | undefined> {
    const before = this.#kept.get(key);
    if (before) return before;
    const coming: Promise<string | undefined> = this.#bring(
      key,
      () => this.#kept.get(key) === coming,
    );
    this.#kept.set(key, coming);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > most) this.#forget(oldest);
    return coming;
  }

  async #bring(key: string, wanted: () => boolean) {
    const bytes = await this.#ask(key).catch(() => undefined);
    // Whoever asked for it may have signed out meanwhile, and somebody else asked for it since.
    if (!wanted()) return undefined;
    if (!bytes || isFailure(bytes)) {
      // Without a network, or where the code of the calls did not come, it may come the next time.
      if (!bytes || bytes.kind === "network") this.#kept.delete(key);
      return undefined;
    }
    const address = URL.createObjectURL(bytes);
    this.#addresses.set(key, address);
    return address;
  }

  async #ask(key: string) {
    const { assets } = await this.#calls.site();
    return assets.private({ query: { key } }, { showToast: false });
  }

  #forget(key: string) {
    const address = this.#addresses.get(key);
    if (address) URL.revokeObjectURL(address);
    this.#addresses.delete(key);
    this.#kept.delete(key);
  }

  clear() {
    for (const key of this.#kept.keys()) this.#forget(key);
  }
}
