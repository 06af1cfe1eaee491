import { isFailure, settle } from "@toran/api-client/failure";
import type { moveInput, moveResults } from "@toran/contract/schemas/application";
import type { z } from "zod/mini";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import { pipelineCalls, type PipelineArea } from "./calls";
import type { MovesLog } from "./moves-log";

export type Move = z.input<typeof moveInput>;
export type MoveResult = z.output<typeof moveResults>["results"][number];
interface Around {
  calls: Calls;
  feedback: FeedbackStore;
  area: PipelineArea;
  log: MovesLog;
  /** Something was moved, or could not be: what is shown is asked for again. */
  changed: () => void;
}

const undoFor = 10_000;
const quiet = { showToast: false };
export const candidates = (many: number) =>
  many === 1 ? "1 candidate" : `${many.toLocaleString("en-IN")} candidates`;

/** What somebody does with candidates of a pipeline, and takes back. */
export class PipelineWork {
  readonly #around: Around;
  /** The message on the last move; the next one takes its place, with an undo of its own. */
  #told = "";

  constructor(around: Around) {
    this.#around = around;
  }

  /** What would become of each, by the code that would do it. */
  async preview(move: Move) {
    const { calls, area } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const body = { ...move, dryRun: true };
    return settle(calling.move({ body }, { ...quiet, showLoader: false }));
  }

  /** Moves candidates to a stage; says what became of them, and offers to take it back. */
  async move(move: Move, names: readonly string[], stage: string) {
    const { calls, feedback, area, log, changed } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const reply = await settle(calling.move({ body: move }, quiet));
    if (isFailure(reply)) {
      changed();
      feedback.toast("error", reply.message);
      return reply;
    }
    const { results, undoId } = reply.data;
    const done = results.filter(({ ok }) => ok);
    const refused = results.find(({ ok }) => !ok);
    const whom = (done.length === 1 && names.length === 1 && names[0]) || candidates(done.length);
    if (undoId) log.add(undoId, `${whom} to ${stage}`);
    changed();
    if (!done.length) {
      feedback.toast("warning", "Nobody was moved", {
        ...(refused?.message && { detail: refused.message }),
      });
      return reply;
    }
    feedback.close(this.#told);
    this.#told = feedback.toast("success", `${whom} moved`, {
      ...(refused?.message && { detail: refused.message }),
      ...(undoId && {
        duration: undoFor,
        action: { label: "Undo", onPress: () => void this.undo(undoId) },
      }),
    });
    return reply;
  }

  async undo(id: string) {
    const { calls, feedback, area, log, changed } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const reply = await settle(calling.undo({ params: { id } }, quiet));
    if (!isFailure(reply) || reply.status === 409) log.drop(id);
    changed();
    if (isFailure(reply)) feedback.toast("error", reply.message);
    else feedback.toast("success", "The move is taken back");
  }
}
