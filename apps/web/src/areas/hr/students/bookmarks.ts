import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { Bookmark } from "@toran/contract/schemas/candidate";
import type { Calls } from "@/stores/calls";

interface Markable {
  id: string;
  bookmark: Bookmark | null;
}
interface BookmarksOptions {
  calls: Calls;
  /** Whose bookmarks they are, where it is known by now. */
  own: () => string | null;
  show: (studentId: string, bookmark: Bookmark | null) => void;
}

type Answer = { data: Bookmark | null } | ApiFailure;

/** Puts bookmarks on students and takes them away: shown at once, and shown as it was where it fails. */
export class Bookmarks {
  /** What is wanted of those students who are under way. */
  readonly #wanted = new Map<string, boolean>();
  readonly #options: BookmarksOptions;

  constructor(options: BookmarksOptions) {
    this.#options = options;
  }

  /** Pressed again while it is under way, what was pressed last is sent after it. */
  async press({ id, bookmark }: Markable) {
    const { own, show } = this.#options;
    const under = this.#wanted.has(id);
    this.#wanted.set(id, !bookmark);
    show(id, bookmark ? null : { by: own(), at: new Date().toISOString() });
    if (!under) await this.#send(id, bookmark);
  }

  isUnderWay(id: string) {
    return this.#wanted.has(id);
  }

  async #send(id: string, before: Bookmark | null): Promise<void> {
    const { show } = this.#options;
    const wanted = this.#wanted.get(id) ?? false;
    const reply = await settle(this.#call(id, wanted));
    if (isFailure(reply)) {
      this.#wanted.delete(id);
      return show(id, before);
    }
    if (this.#wanted.get(id) !== wanted) return this.#send(id, reply.data);
    this.#wanted.delete(id);
    show(id, reply.data);
  }

  async #call(id: string, wanted: boolean): Promise<Answer> {
    const { bookmark, removeBookmark } = (await this.#options.calls.hr()).students;
    if (wanted) return bookmark({ params: { id } });
    const reply = await removeBookmark({ params: { id } });
    return isFailure(reply) ? reply : { data: null };
  }
}
