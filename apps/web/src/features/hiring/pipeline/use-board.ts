import { useCallback, useEffect, useState } from "react";
import { idle } from "@/lib/idle";
import { useStores } from "@/stores/use-stores";
import { type BoardFilter, BoardStore } from "./board-store";
import type { PipelineArea } from "./calls";
import { useBoardChanges } from "./use-board-changes";

interface Looked {
  area: PipelineArea;
  jobId: string;
  filter: BoardFilter;
  /** Whether the page has a board to turn to. */
  offered: boolean;
  /** Whether the board is what the page shows. */
  looking: boolean;
  /** What the page tells of its candidates beside the board: looked at anew together with it. */
  beside: { load: () => unknown };
}

/** What is beside the board comes first, and is drawn: milliseconds after which it is asked for all the same. */
const noMoment = 2000;

/**
 * The board of a job, for as long as its page is open: what was seen stands there again while it comes anew. Beside it,
 * the board is asked for once the browser has a moment: who turns to it finds it there.
 */
export function useBoard({ area, jobId, filter, offered, looking, beside }: Looked) {
  const { calls } = useStores();
  const [store] = useState(() => new BoardStore(calls, area, jobId));
  useEffect(() => {
    if (looking) void store.show(filter);
  }, [store, filter, looking]);
  const ahead = offered && !looking;
  useEffect(() => {
    if (!ahead) return;
    let left = false;
    void idle(noMoment).then(() => left || store.ahead(filter));
    return () => {
      left = true;
    };
  }, [store, filter, ahead]);
  const look = useCallback(() => {
    void store.load();
    void beside.load();
  }, [store, beside]);
  useBoardChanges(jobId, looking, look);
  return store;
}
