import type { Plan } from "@toran/contract/schemas/billing";
import type { Executor } from "../../db/database";
import { studentsLeft } from "../billing/room";
import { othersStand } from "./imports";
import type { ClassImport } from "./tables";

/**
 * For how many new students an import has room, part by part. They are counted once, and again where another import has
 * gone on meanwhile: a college of ten thousand, counted in each part, would take a seventh of the import.
 */
export class Places {
  readonly #plan: Plan | null;
  #left = 0;
  /** How the others stood when they were counted, and how far this one was since. */
  #others: number | undefined;
  #applied = 0;

  constructor(plan: Plan | null) {
    this.#plan = plan;
  }

  /** Call it with the places of the college held, and the import after them. */
  async left(tx: Executor, held: ClassImport): Promise<number> {
    if (!this.#plan) return Infinity;
    const others = await othersStand(tx, held);
    if (others !== this.#others || held.applied !== this.#applied) {
      this.#left = await studentsLeft(tx, held.collegeId, this.#plan);
      this.#others = others;
    }
    return this.#left;
  }

  took(many: number, applied: number) {
    this.#left -= many;
    this.#applied = applied;
  }
}
