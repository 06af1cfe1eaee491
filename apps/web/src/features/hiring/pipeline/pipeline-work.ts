import { isFailure, settle } from "@toran/api-client/failure";
import type { Candidate } from "@toran/contract/schemas/application";
import type { moveInput, moveResults } from "@toran/contract/schemas/application-moves";
import type { z } from "zod/mini";
import type { Calls } from "@/stores/calls";
import type { FeedbackStore } from "@/stores/feedback-store";
import { placeWords } from "../words";
import { pipelineCalls, type PipelineArea } from "./calls";

export type Move = z.input<typeof moveInput>;
export type MoveResult = z.output<typeof moveResults>["results"][number];
interface Around {
  calls: Calls;
  feedback: FeedbackStore;
  area: PipelineArea;
  /** Something was moved, or could not be: what is shown is asked for again. */
  changed: () => void;
  /** A move was taken back: others may have changed than whoever is looked at. */
  undone?: () => void;
}

/** Reasons that one message holds. */
const told = 3;
const deeds: Partial<Record<Move["command"], string>> = {
  MARK_UNREAD: "marked as unread",
  REJECT: "turned down",
};
const quiet = { showToast: false };
export const candidates = (many: number) =>
  many === 1 ? "1 candidate" : `${many.toLocaleString("en-IN")} candidates`;

/** Why some stayed where they are: the first reasons, and how many more there are. */
function reasonsOf(results: readonly Pick<MoveResult, "message">[]) {
  const all = results.flatMap(({ message }) => message ?? []);
  const more = all.length - told;
  return [...all.slice(0, told), ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
}

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

  /**
   * Moves candidates; says what became of them, and offers to take it back. Why it failed is told by a toast, unless a
   * dialog says it.
   */
  async move(move: Move, names: readonly string[], { tellsFailure = false } = {}) {
    const { calls, feedback, area, changed } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const reply = await settle(calling.move({ body: move }, quiet));
    if (isFailure(reply)) {
      changed();
      if (!tellsFailure) feedback.toast("error", reply.message);
      return reply;
    }
    const { results, undoId } = reply.data;
    const done = results.filter(({ ok }) => ok);
    const stayed = results.length - done.length;
    const why = reasonsOf(results);
    // Of several the one who was moved may be another than the one who is known by name.
    const whom = (move.ids.length === 1 && names[0]) || candidates(done.length);
    changed();
    if (!done.length) {
      feedback.toast("warning", "Nobody was moved", { ...(why && { detail: why }) });
      return reply;
    }
    feedback.close(this.#told);
    const did = `${whom} ${deeds[move.command] ?? "moved"}`;
    const says = stayed ? `${did}, but ${candidates(stayed)} stayed` : did;
    this.#told = feedback.toast(stayed ? "warning" : "success", says, {
      ...(why && { detail: why }),
      ...(undoId && {
        action: { label: "Undo", onPress: () => void this.undo(undoId) },
      }),
    });
    return reply;
  }

  /** Gives somebody who waits the place before theirs, or the one after. */
  async rank({ id, studentName, waiting }: Candidate, by: -1 | 1) {
    const place = (waiting?.place ?? 0) + by;
    if (!waiting || place < 1 || place > waiting.of) return;
    const { calls, feedback, area, changed } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const reply = await settle(calling.rank({ params: { id }, body: { place } }, quiet));
    changed();
    if (isFailure(reply)) {
      feedback.toast("error", reply.message);
      return;
    }
    const now = reply.data.waiting;
    feedback.close(this.#told);
    if (now)
      this.#told = feedback.toast("success", `${studentName}: ${placeWords(now).toLowerCase()}`);
  }

  /** Takes a move back; says of whom it could not be. */
  async undo(id: string) {
    const { calls, feedback, area, changed, undone } = this.#around;
    const calling = await pipelineCalls(calls, area);
    const reply = await settle(calling.undo({ params: { id } }, quiet));
    undone?.();
    changed();
    if (isFailure(reply)) {
      feedback.toast("error", reply.message);
      return;
    }
    const { results } = reply.data;
    const stayed = results.filter(({ message }) => message).length;
    if (!stayed) {
      feedback.toast("success", "The move is taken back");
      return;
    }
    feedback.toast("warning", `The move is taken back, but not of ${candidates(stayed)}`, {
      detail: reasonsOf(results),
    });
  }
}
