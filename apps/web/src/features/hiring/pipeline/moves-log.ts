import { limits } from "@toran/contract/limits";
import { draftOf } from "@/lib/draft";

/** A move that can still be taken back. */
export interface LoggedMove {
  undoId: string;
  words: string;
  at: string;
}

const kept = 10;
const isMove = (each: unknown): each is LoggedMove =>
  typeof each === "object" && each !== null && "undoId" in each && "words" in each && "at" in each;

/** The moves made in this tab within the time in which they can be taken back, the newest first. */
export function movesLog(jobId: string, now = () => Date.now()) {
  const draft = draftOf(`moves:${jobId}`);
  const read = (): LoggedMove[] => {
    const moves = draft.read()?.["moves"];
    return Array.isArray(moves)
      ? moves.filter(isMove).filter(({ at }) => now() - Date.parse(at) < limits.hiring.undo)
      : [];
  };
  return {
    read,
    add: (undoId: string, words: string) =>
      draft.write({
        moves: [{ undoId, words, at: new Date(now()).toISOString() }, ...read()].slice(0, kept),
      }),
    drop: (undoId: string) =>
      draft.write({ moves: read().filter((each) => each.undoId !== undoId) }),
  };
}
export type MovesLog = ReturnType<typeof movesLog>;
