import { settle } from "@toran/api-client/failure";
import type { placementInput, statusInput } from "@toran/contract/schemas/officer-student";
import type { z } from "zod/mini";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import type { StudentsCall } from "../list/student-list-store";
import { students } from "../words";
import { type BulkOutcome, type Chosen, merged, onlyOne, sendFor } from "./chosen";
import { tellLeft } from "./tell-left";

export type StatusInput = z.input<typeof statusInput>;
export type PlacementInput = z.input<typeof placementInput>;

/** What one bulk change sends; asked for with `dryRun`, it only says what would become of each. */
export type BulkChange = (chosen: Chosen, dryRun: boolean) => Promise<BulkOutcome>;

interface Around {
  calls: Calls;
  feedback: FeedbackStore;
  list: StudentsCall;
  /** Something was changed: what is shown is asked for again. */
  changed: () => void;
}

// Dialogs tell themselves what became of each student.
const quiet = { showToast: false };

/** What an officer does with one or many students, and takes back. */
export class StudentWork {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  get list() {
    return this.#around.list;
  }

  get changed() {
    return this.#around.changed;
  }

  readonly setStatus =
    (body: StatusInput): BulkChange =>
    async (chosen, dryRun) => {
      const { students: calls } = await this.#around.calls.po();
      return sendFor(chosen, this.list, (part) =>
        settle(
          calls.setStatus({ query: { ...part, ...(dryRun && { dryRun }) }, body }, manner(dryRun)),
        ),
      );
    };

  /** One student may be placed with a file that proves it; looking ahead needs no file. */
  readonly setPlacement =
    ({ proof, ...body }: PlacementInput & { proof?: File | undefined }): BulkChange =>
    async (chosen, dryRun) => {
      const { students: calls } = await this.#around.calls.po();
      const id = onlyOne(chosen);
      if (proof && id && !dryRun) {
        const { isPlaced: _isPlaced, ...details } = body;
        const input = { params: { id }, body: { ...details, proof } };
        return merged([await settle(calls.placeWithProof(input, manner(dryRun)))]);
      }
      return sendFor(chosen, this.list, (part) =>
        settle(
          calls.setPlacement(
            { query: { ...part, ...(dryRun && { dryRun }) }, body },
            manner(dryRun),
          ),
        ),
      );
    };

  /** Invites those whom a class list has brought without an invitation. */
  readonly invite: BulkChange = async (chosen, dryRun) => {
    const { students: calls } = await this.#around.calls.po();
    return sendFor(chosen, this.list, (part) =>
      settle(calls.invite({ query: { ...part, ...(dryRun && { dryRun }) } }, manner(dryRun))),
    );
  };

  /** Tells what was done and offers to take it back. */
  tell(did: string, { done, undoIds }: BulkOutcome) {
    this.#around.changed();
    if (!done.length) return;
    this.#around.feedback.toast("success", `${students(done.length)} ${did}`, {
      ...(undoIds.length && {
        action: { label: "Undo", onPress: () => void this.undo(undoIds) },
      }),
    });
  }

  /** The same, and who was left out and why: for a dialog that was closed before it could say so. */
  tellAll(did: string, outcome: BulkOutcome) {
    this.tell(did, outcome);
    tellLeft(this.#around.feedback, outcome, (many) => `${students(many)} not changed`);
  }

  /** Takes a change back, all its parts; who was changed since stays as they are. */
  async undo(undoIds: readonly string[]) {
    const { feedback, changed, calls } = this.#around;
    const { students: calling } = await calls.po();
    const outcome = merged(
      await Promise.all(undoIds.map((id) => settle(calling.undo({ params: { id } }, quiet)))),
    );
    changed();
    const { done } = outcome;
    if (done.length) feedback.toast("success", `Taken back for ${students(done.length)}`);
    tellLeft(feedback, outcome, (many) => `${students(many)} left as they are`);
    return outcome;
  }
}

const manner = (dryRun: boolean) => ({ ...quiet, ...(dryRun && { showLoader: false }) });
