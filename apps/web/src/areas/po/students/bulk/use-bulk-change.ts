import { useEffect, useEffectEvent, useState } from "react";
import { useIsHere } from "@/lib/use-is-here";
import { useTyped } from "@/lib/use-typed";
import { useStores } from "@/stores/use-stores";
import type { BulkDialogFor } from "./bulk-dialog";
import { asLookedAt, type BulkOutcome, draftFor } from "./chosen";
import type { BulkChange } from "./student-work";

/** What is typed into the dialog of a bulk change, such as "status", kept for those who are chosen until it is done. */
export function useBulkTyped<Fields extends object>(
  asked: BulkDialogFor,
  change: string,
  begun: Fields,
) {
  const { session } = useStores();
  const name = session.draft(`${change}-${draftFor(asked.chosen)}`);
  const { typed, put, sent } = useTyped(name, begun);
  const onDone = () => {
    sent();
    asked.onDone();
  };
  return { typed, put, asked: { ...asked, onDone } };
}

/**
 * A bulk change in a dialog: what would become of each is known before, and what became of each
 * afterwards. Without a change there is nothing to look ahead to. Where it was done for all, the dialog
 * closes.
 */
export function useBulkChange(
  { chosen, work, nameOf, onClose, onDone }: BulkDialogFor,
  change: BulkChange | undefined,
  key: string,
) {
  const [preview, setPreview] = useState<{ key: string; outcome: BulkOutcome }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [busy, setBusy] = useState(false);
  const isOpen = useIsHere();

  const ask = useEffectEvent(() => change?.(chosen, true));
  useEffect(() => {
    let wanted = true;
    void ask()?.then((found) => wanted && setPreview({ key, outcome: found }));
    return () => {
      wanted = false;
    };
  }, [key]);

  return {
    /** What the dialog shows of it. */
    dialog: {
      // Of the present choice; while it is asked for there is none.
      preview: preview?.key === key ? preview.outcome : undefined,
      outcome,
      busy,
      nameOf,
      onClose,
      onUndo: () => {
        if (outcome) void work.undo(outcome.undoIds);
        onClose();
      },
    },
    /**
     * Does it, and says how many were `did`, such as "marked placed". Where it failed for all, what was typed stays, to
     * be tried again; where one of the `fields` was wrong, it gives what to put right.
     */
    commit: async (did: string, fields: readonly string[] = []) => {
      if (!change || busy) return undefined;
      setBusy(true);
      const seen = preview?.key === key ? preview.outcome : undefined;
      const known = !seen?.failure || seen.failure.status === 409;
      const expected = known ? seen?.done.length : undefined;
      const done = await change({ ...asLookedAt(chosen, seen), expected }, false);
      if (!isOpen.current) {
        if (done.done.length) onDone();
        work.tellAll(did, done);
        return undefined;
      }
      // Others match by now: why it was refused stands above whom it would change instead.
      const again = done.failure?.status === 409 && (await change(chosen, true));
      setBusy(false);
      const wrong = done.done.length ? undefined : done.failure?.errors;
      if (wrong && fields.some((field) => field in wrong)) return wrong;
      if (done.failure && !done.done.length) {
        setPreview({
          key,
          outcome: again ? { ...again, failure: again.failure ?? done.failure } : done,
        });
        return undefined;
      }
      setOutcome(done);
      if (done.done.length) onDone();
      work.tell(did, done);
      if (!done.refused.length && !done.failure) onClose();
      return undefined;
    },
  };
}
