import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { ResumeOptions, ResumeVersion } from "@toran/contract/schemas/resume";
import { makeAutoObservable, runInAction } from "mobx";
import type { Draft } from "@/lib/draft";
import type { Calls } from "@/stores/calls";
import { type Looks, LooksHistory, looksOf, sameLooks } from "./looks";

export type SaveState = "saved" | "waiting" | "saving" | "failed" | "conflict";

/** Long enough that one pull of a slider is one call. */
const pause = 500;

/** One version in the studio. Every choice is shown at once, kept as a draft, and saved by itself. */
export class OpenVersion {
  readonly id: string;
  readonly history: LooksHistory;
  state: SaveState = "saved";
  /** Why the last choice is not saved. */
  problem: string | undefined = undefined;
  /** What another tab has saved meanwhile. */
  theirs: ResumeVersion | undefined = undefined;
  #base: number;
  #saved: Looks;
  /** What was sent and not answered: any of it may be saved by now. */
  #unanswered: Looks[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way. */
  #sending: Looks | undefined;
  /** The draft is that of the studio which was opened since. */
  #left = false;
  readonly #draft: Draft;
  readonly #calls: Calls;

  constructor(version: ResumeVersion, draft: Draft, calls: Calls) {
    this.id = version.id;
    this.#draft = draft;
    this.#calls = calls;
    this.#saved = looksOf(version);
    this.#base = version.version;
    this.history = new LooksHistory(this.#saved);
    makeAutoObservable(this, { id: false, history: false });
    this.#takeDraft();
  }

  get looks() {
    return this.history.now;
  }

  choose(change: Partial<Looks>, stretch?: string) {
    this.history.change(change, stretch);
    this.#changed();
  }

  /** Changes single options; one that is `undefined` is as the template has it. */
  set(change: Partial<ResumeOptions>, stretch?: string) {
    const options = Object.fromEntries(
      Object.entries({ ...this.looks.options, ...change }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    this.choose({ options }, stretch);
  }

  undo() {
    this.history.undo();
    this.#changed();
  }

  redo() {
    this.history.redo();
    this.#changed();
  }

  retry() {
    this.#later(0);
  }

  /** The conflict is settled for what is seen here. */
  keepMine() {
    if (this.theirs) this.#base = this.theirs.version;
    this.theirs = undefined;
    this.#keep();
    this.#later(0);
  }

  takeTheirs() {
    if (!this.theirs) return;
    this.#begunFrom(this.theirs.version, looksOf(this.theirs));
    this.history.replace(this.#saved);
    this.theirs = undefined;
    this.#settled();
  }

  /** The studio is left: what waits is sent at once. */
  close() {
    this.#left = true;
    if (this.state === "waiting") this.#later(0);
  }

  /** Looks that were chosen before a reload, or before the session ended. */
  #takeDraft() {
    const kept = this.#draft.read();
    if (!isKept(kept)) return;
    const looks = looksOf(kept);
    const { sent = [] } = kept;
    if (!sent.length && sameLooks(looks, this.#saved)) return this.#draft.clear();
    this.#base = kept.version;
    // The server may take any of these only now.
    this.#unanswered = [...sent, looks];
    this.history.replace(looks);
    this.#later();
  }

  #changed() {
    // Nothing is sent before it is said which of both stays, but a reload must not lose it.
    if (this.state === "conflict") return this.#keep();
    const known = !this.#sending && this.#unanswered.length === 0;
    if (known && sameLooks(this.looks, this.#saved)) return this.#settled();
    this.#keep();
    this.#later();
  }

  #keep() {
    if (this.#left) return;
    const sent = [...this.#unanswered, ...(this.#sending ? [this.#sending] : [])];
    this.#draft.write({ ...this.looks, version: this.#base, sent } satisfies Kept);
  }

  #settled() {
    clearTimeout(this.#timer);
    this.state = "saved";
    this.problem = undefined;
    if (!this.#left || this.#holdsMine) this.#draft.clear();
  }

  get #holdsMine() {
    const kept = this.#draft.read();
    return isKept(kept) && sameLooks(kept, this.looks);
  }

  #later(after = pause) {
    clearTimeout(this.#timer);
    this.state = this.#sending ? "saving" : "waiting";
    this.#timer = setTimeout(() => void this.#send(), after);
  }

  /** One call at a time: the next begins with the version that the last one answered. */
  async #send() {
    if (this.#sending) return;
    const sent = this.looks;
    this.#sending = sent;
    runInAction(() => {
      this.state = "saving";
    });
    const reply = await settle(this.#save({ ...sent, version: this.#base }));
    runInAction(() => {
      this.#sending = undefined;
      if (isFailure(reply)) return this.#refused(reply, sent);
      this.#begunFrom(reply.data.version, sent);
      this.problem = undefined;
      if (sameLooks(this.looks, sent)) this.#settled();
      else this.#changed();
    });
  }

  async #save(body: Looks & { version: number }) {
    const { resumes } = await this.#calls.student();
    return resumes.save({ params: { id: this.id }, body }, { showLoader: false });
  }

  #refused({ status, message, body: { current } }: ApiFailure, sent: Looks) {
    if (isVersion(current)) {
      const looks = looksOf(current);
      if (this.#unanswered.some((each) => sameLooks(each, looks))) {
        // No other tab was first: it is what this one had sent before.
        this.#begunFrom(current.version, looks);
        return this.#changed();
      }
      this.theirs = current;
      this.state = "conflict";
    } else {
      if (status < 400 || status >= 500) this.#unanswered.push(sent);
      this.problem = message;
      this.state = "failed";
    }
  }

  /** It is known what is saved. */
  #begunFrom(version: number, saved: Looks) {
    this.#base = version;
    this.#saved = saved;
    this.#unanswered = [];
  }
}

/** A draft, with what was sent before it and not answered. */
interface Kept extends Looks {
  version: number;
  sent?: Looks[];
}

const isKept = (kept: unknown): kept is Kept =>
  isLooks(kept) &&
  "version" in kept &&
  typeof kept.version === "number" &&
  (!("sent" in kept) || (Array.isArray(kept.sent) && kept.sent.every(isLooks)));

const isVersion = (value: unknown): value is ResumeVersion => isLooks(value) && "version" in value;

const isLooks = (value: unknown): value is Looks =>
  typeof value === "object" &&
  value !== null &&
  "template" in value &&
  typeof value.template === "string" &&
  "options" in value &&
  typeof value.options === "object" &&
  "hidden" in value &&
  Array.isArray(value.hidden);
