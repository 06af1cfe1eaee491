import { isFailure } from "@toran/api-client/failure";
import {
  type ImportedItem,
  importedOver,
  type ImportPreview,
} from "@toran/contract/schemas/account-data";
import { seenOf } from "@toran/contract/seen";
import { makeAutoObservable, runInAction } from "mobx";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";

export type FoundItem = ImportPreview["items"][number];
export type FoundLine = ImportPreview["personal"][number];
/** What is done with an item: taken in, put in place of the one that is there, or left. */
export type Choice = "add" | "replace" | "leave";

/** A file that was read, what its owner chooses of it, and the taking in. */
export class ImportStore {
  readonly preview: ImportPreview;
  /** By the place of an item in the file. */
  choices: Choice[];
  lines: boolean[];
  problems = new Map<number, string[]>();
  problem: string | undefined = undefined;
  busy = false;
  readonly #calls: Calls;

  constructor(calls: Calls, preview: ImportPreview) {
    this.#calls = calls;
    this.preview = preview;
    // What is there already stays as it is, unless its owner says otherwise.
    this.choices = preview.items.map((item) => (isNew(item) ? "add" : "leave"));
    this.lines = preview.personal.map(({ current, problem }) => current === null && !problem);
    makeAutoObservable(this);
  }

  get count() {
    const items = this.choices.filter((choice) => choice !== "leave").length;
    return items + this.lines.filter(Boolean).length;
  }

  choose(place: number, choice: Choice) {
    this.choices[place] = choice;
    this.problems.delete(place);
  }

  takeLine(place: number, taken: boolean) {
    this.lines[place] = taken;
  }

  async takeIn() {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const places = [...this.preview.items.keys()].filter(
      (place) => this.choices[place] !== "leave",
    );
    const body = { items: places.map((place) => this.#sent(place)), ...this.#personal };
    const reply = await (await this.#calls.student()).imports.commit({ body }, toldHere);
    const isOvertaken = isFailure(reply) && reply.status === 409 && !reply.errors;
    const message = isOvertaken && (await this.#lookAgain()) ? linesChanged : undefined;
    runInAction(() => {
      this.busy = false;
      if (isFailure(reply)) this.#refused(reply.errors ?? {}, message ?? reply.message, places);
    });
    return isFailure(reply) ? undefined : { ...reply.data, sent: places.length };
  }

  #sent(place: number) {
    const { section, item, same } = this.preview.items[place] as FoundItem;
    const replaces =
      this.choices[place] === "replace" && same
        ? { id: same.id, version: same.version }
        : undefined;
    // The fields are as the call takes them: the server has written and checked them.
    return { section, item, replaces } as ImportedItem;
  }

  get #personal() {
    const taken = this.preview.personal.filter((_, place) => this.lines[place]);
    if (!taken.length) return undefined;
    const over = Object.fromEntries(taken.map(({ field, current }) => [field, current]));
    return {
      personal: Object.fromEntries(taken.map(({ field, incoming }) => [field, incoming])),
      seen: seenOf(importedOver, over),
    };
  }

  /** Shows what stands in the place of each line by now; what changed is taken only if it is chosen again. */
  async #lookAgain() {
    const now = await (await this.#calls.student()).personal.personalInfo();
    if (isFailure(now)) return false;
    let changed = false;
    runInAction(() => {
      for (const [place, line] of this.preview.personal.entries()) {
        const current = now.data[line.field];
        if (current === line.current) continue;
        line.current = current;
        this.lines[place] = false;
        changed = true;
      }
    });
    return changed;
  }

  /** A refusal names the item by its place among those that were sent. */
  #refused(errors: Record<string, string>, message: string, places: readonly number[]) {
    this.problems.clear();
    for (const [field, text] of Object.entries(errors)) {
      const sent = /^items\.(\d+)\./.exec(field)?.[1];
      const place = sent === undefined ? undefined : places[Number(sent)];
      if (place === undefined) this.problem = text;
      else this.problems.set(place, [...(this.problems.get(place) ?? []), text]);
    }
    this.problem ??= this.problems.size
      ? "Nothing has been taken in yet. Look at the marked items."
      : message;
  }
}

const linesChanged =
  "Somebody else has changed this. The lines about you stand beside what is there by now: look at them, and take in again.";

const isNew = (item: FoundItem) => isWhole(item) && !item.same && !item.held;

/** Whether an item can be taken in as it stands in the file. */
export const isWhole = ({ problems }: FoundItem) => Object.keys(problems).length === 0;
