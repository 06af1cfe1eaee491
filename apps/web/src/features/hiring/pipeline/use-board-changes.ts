import type { BoardChanged } from "@toran/contract/events";
import { rush, useTold } from "@/stores/use-told";

/** Looks again when others change the board of a job, or of any where none is named. */
export const useBoardChanges = (jobId: string | undefined, looking: boolean, look: () => void) =>
  useTold(["board.changed"], look, {
    about: (payload) => jobId === undefined || (payload as BoardChanged).jobId === jobId,
    apart: rush,
    looking,
  });
