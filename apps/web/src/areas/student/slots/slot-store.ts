import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { MySlots } from "@toran/contract/schemas/slot";
import { makeAutoObservable, runInAction } from "mobx";
import { Loadable } from "@/lib/loadable";
import type { Calls, StudentCalls } from "@/stores/calls";

type SlotCalls = StudentCalls["slots"];

/** A student's slots, invitations and swaps. Whatever is done gives back all of them. */
export class SlotStore {
  readonly mine: Loadable<MySlots>;
  /** What could not be done, until something else is tried. */
  problem: string | undefined = undefined;
  /** Names what is on its way, such as "book first". */
  busy: string | undefined = undefined;
  /** Rises with each change: an open schedule is asked for again. */
  changes = 0;
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
    this.mine = new Loadable<MySlots>(async () => (await calls.student()).slots.mine({}));
    makeAutoObservable(this);
  }

  forgetProblem() {
    this.problem = undefined;
  }

  /** Does something with the slots; what is shown follows, also where somebody else was quicker. */
  async act(
    name: string,
    doing: (calls: SlotCalls) => Promise<{ data: MySlots } | ApiFailure>,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = name;
    this.problem = undefined;
    const { slots } = await this.#calls.student();
    const reply = await settle(doing(slots));
    runInAction(() => {
      this.busy = undefined;
      this.changes++;
      if (isFailure(reply)) this.problem = reply.message;
      else this.mine.set(reply.data);
    });
    if (isFailure(reply)) await this.mine.load();
    return !isFailure(reply);
  }
}
