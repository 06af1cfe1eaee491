import { useEffect, useRef, useState } from "react";
import { type Fetch, WindowStore } from "./window-store";

/**
 * What is looked for, window by window. It is asked for when `asked`, which keeps its identity, changes, followed when
 * `again` does, and left with the screen. `fetch` is the one of the first drawing.
 */
export function useWindowList<Row, Asked>(
  fetch: Fetch<Row, Asked>,
  asked: Asked,
  again?: unknown,
): WindowStore<Row, Asked> {
  const [list] = useState(() => new WindowStore<Row, Asked>(fetch));
  useEffect(() => {
    void list.show(asked);
    return () => list.close();
  }, [list, asked]);
  const followed = useRef(again);
  useEffect(() => {
    if (followed.current === again) return;
    followed.current = again;
    void list.follow();
  }, [list, again]);
  return list;
}
