import { useEffect, useEffectEvent, useState } from "react";
import type { BulkOutcome, Chosen } from "./chosen";
import type { BulkChange } from "./student-work";

/**
 * A bulk change in a dialog: what would become of each is known before, and what became of each
 * afterwards. Without a change there is nothing to look ahead to.
 */
export function useBulkChange(chosen: Chosen, change: BulkChange | undefined, key: string) {
  const [preview, setPreview] = useState<{ key: string; outcome: BulkOutcome }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [busy, setBusy] = useState(false);

  const ask = useEffectEvent(() => change?.(chosen, true));
  useEffect(() => {
    let wanted = true;
    void ask()?.then((found) => wanted && setPreview({ key, outcome: found }));
    return () => {
      wanted = false;
    };
  }, [key]);

  return {
    /** Of the present choice; while it is asked for there is none. */
    preview: preview?.key === key ? preview.outcome : undefined,
    outcome,
    busy,
    commit: async () => {
      if (!change || busy) return undefined;
      setBusy(true);
      const done = await change(chosen, false);
      setBusy(false);
      setOutcome(done);
      return done;
    },
  };
}
