import { useEffect, useState } from "react";
import { useStores } from "@/stores/use-stores";
import { type BoardFilter, BoardStore } from "./board-store";
import type { PipelineArea } from "./calls";

interface Looked {
  area: PipelineArea;
  jobId: string;
  filter: BoardFilter;
  /** Whether the board is what the page shows. */
  looking: boolean;
}

/** The board of a job, for as long as its page is open: what was seen stands there again while it comes anew. */
export function useBoard({ area, jobId, filter, looking }: Looked) {
  const { calls } = useStores();
  const [store] = useState(() => new BoardStore(calls, area, jobId));
  useEffect(() => {
    if (looking) void store.show(filter);
  }, [store, filter, looking]);
  return store;
}
