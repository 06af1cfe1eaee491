import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import type { MySlots } from "@toran/contract/schemas/slot";
import { makeAutoObservable, runInAction } from "mobx";
import { Loadable } from "@/lib/loadable";
import { oneByOne } from "@/lib/one-by-one";
import type { Calls, StudentCalls } from "@/stores/calls";

type SlotCalls = StudentCalls["slots"];

/** A student's slots, invitations and swaps. Whatever is done gives back all of them. */
export class SlotStore {
  readonly mine: Loadable<MySlots>;
  /** What could not be done, until something else is tried. */
  problem: string | undefined = undefined;
  /** Names what is on its way, or waits for what is, such as "take first". */
  underWay: readonly string[] = [];
  /** Rises with each change: an open schedule is asked for again. */
  changes = 0;
  readonly #calls: Calls;
  readonly #inTurn = oneByOne();

  constructor(calls: Calls) {
    this.#calls = calls;
    this.mine = new Loadable<MySlots>(async () => (await calls.student()).slots.mine({}));
    makeAutoObservable(this);
  }

  forgetProblem() {
    this.problem = undefined;
  }

  isBusy(name: string) {
    return this.underWay.includes(name);
  }

  /**
   * Does something with the slots, after what is under way; what is shown follows, also where somebody else was quicker.
   * Pressed twice it is done once.
   */
  async act(
    name: string,
    doing: (calls: SlotCalls) => Promise<{ data: MySlots } | ApiFailure>,
  ): Promise<boolean> {
    if (this.isBusy(name)) return false;
    this.underWay = [...this.underWay, name];
    this.problem = undefined;
    const { slots } = await this.#calls.student();
    const { reply } = await this.#inTurn(() => settle(doing(slots)));
    runInAction(() => {
      this.underWay = this.underWay.filter((each) => each !== name);
      this.changes++;
      if (isFailure(reply)) this.problem = reply.message;
      else this.mine.set(reply.data);
    });
    if (isFailure(reply)) await this.mine.load();
    return !isFailure(reply);
  }
}
