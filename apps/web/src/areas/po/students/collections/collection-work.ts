import { inBatches } from "@toran/api-client/batches";
import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { Collection, collectionInput } from "@toran/contract/schemas/student-collection";
import { runInAction } from "mobx";
import type { z } from "zod/mini";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import { idsOf } from "../bulk/chosen";
import { students } from "../words";
import { listsVersion } from "./lists-version";
import type { CollectionKind } from "./kinds";

export type CollectionInput = z.input<typeof collectionInput>;

interface Around {
  calls: Calls;
  feedback: FeedbackStore;
  changed: () => void;
}

const quiet = { showToast: false };

/** Puts students into the lists of the archive or the bookmarks, and takes them out; both can be undone. */
export class CollectionWork {
  readonly kind: CollectionKind;
  readonly #around: Around;

  constructor(kind: CollectionKind, around: Around) {
    this.kind = kind;
    this.#around = around;
  }

  async lists() {
    return (await this.#calls()).list();
  }

  async create(body: CollectionInput) {
    const reply = await (await this.#calls()).create({ body }, quiet);
    if (isFailure(reply)) return reply;
    const { id, name } = reply.data;
    this.#tell(`“${name}” made, with ${students(reply.data.students)}`, async () =>
      (await this.#calls()).remove({ params: { id } }, quiet),
    );
    return reply;
  }

  /** Adds students to a list; undone, those who were in it before stay in it. */
  async add(to: Collection, ids: readonly string[]) {
    const members = to.students ? await this.#members(to.id) : [];
    if (isFailure(members)) return members;
    const known = new Set(members);
    const added = ids.filter((id) => !known.has(id));
    const reply = await this.#put(to, added);
    if (isFailure(reply)) return reply;
    if (added.length)
      this.#tell(`${students(added.length)} added to “${to.name}”`, async () =>
        (await this.#take(to.id, added)).find(isFailure),
      );
    else this.#around.feedback.toast("info", `All of them are in “${to.name}” already`);
    return reply;
  }

  /** Takes students out of a list. Who was taken out before a part failed can be put back. */
  async takeOut(from: Collection, ids: readonly string[]) {
    const replies = await this.#take(from.id, ids);
    const failure = replies.find(isFailure);
    if (failure) this.fail(failure);
    const out = failure ? ids.slice(0, (replies.length - 1) * limits.bulkIds) : ids;
    if (out.length)
      this.#tell(`${students(out.length)} taken out of “${from.name}”`, () => this.#put(from, out));
  }

  /** Says why nothing came of it, and shows how the list stands. */
  fail(failure: ApiFailure) {
    this.#around.feedback.toast("error", failure.reason);
    this.#around.changed();
  }

  async #calls() {
    return (await this.#around.calls.po())[this.kind];
  }

  async #put({ id }: Collection, ids: readonly string[]) {
    // What the list is called stays unsent: a colleague may have renamed it since it was read.
    const body = { studentId: [...ids] };
    return settle((await this.#calls()).update({ params: { id }, body }, quiet));
  }

  async #take(id: string, ids: readonly string[]) {
    const calls = await this.#calls();
    return inBatches(ids, limits.bulkIds, (studentId) =>
      settle(calls.removeStudents({ params: { id }, query: { studentId } }, quiet)),
    );
  }

  async #members(id: string) {
    const calls = await this.#calls();
    const everyone = { selection: { all: true, ids: new Set<string>() }, query: {} };
    return idsOf(everyone, async (query) => {
      const reply = await calls.read({ params: { id }, query });
      return isFailure(reply) ? reply : { data: reply.data.students };
    });
  }

  #tell(did: string, undo: () => Promise<unknown>) {
    const { feedback } = this.#around;
    const changed = () => {
      this.#around.changed();
      runInAction(() => listsVersion.set(listsVersion.get() + 1));
    };
    changed();
    const takeBack = async () => {
      const reply = await undo();
      if (isFailure(reply)) feedback.toast("error", (reply satisfies ApiFailure).message);
      else feedback.toast("success", "Taken back");
      changed();
    };
    feedback.toast("success", did, {
      action: { label: "Undo", onPress: () => void takeBack() },
    });
  }
}
