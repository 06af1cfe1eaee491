import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { draftOf } from "@/lib/draft";
import { useStores } from "@/stores/use-stores";
import { draftName, hasDraft } from "./item-draft";
import { editButtonId } from "./item-row";
import type { SectionStore } from "./section-store";

/** Which item of a section is open, one at a time; where the focus goes when it is closed. */
export function useOpenItem(store: SectionStore) {
  const { session, feedback } = useStores();
  const nameOf = (id: string) => draftName(store.kind.name, id === "new" ? undefined : id, session);
  const unsaved = (id: string) => hasDraft(nameOf(id));
  // The résumé studio, the search and the documents lead to a single item.
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const asked = hash.slice(1);
  // Somebody who comes back finds what they had begun.
  const [open, setOpen] = useState<string | undefined>(() => {
    const ids = store.all.map(({ id }) => id);
    return ids.find((id) => id === asked) ?? ["new", ...ids].find(unsaved);
  });
  const [came, setCame] = useState(key);
  if (came !== key) {
    setCame(key);
    if (store.all.some(({ id }) => id === asked)) setOpen(asked);
  }
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const addButton = `add-${store.kind.name}`;
  const close = (to: string) => {
    focusNext.current = to;
    setOpen(undefined);
    // An item that was closed stays closed after a reload.
    if (hash) void navigate({ hash: "" }, { replace: true });
  };
  return {
    open,
    addButton,
    unsaved,
    start: setOpen,
    saved: (id: string) => close(editButtonId(id)),
    /** What was typed waits: an item may be brought back, or stay because the server refuses. */
    removed: () => close(addButton),
    /** What was typed goes with it, unless it is asked back at once. */
    cancel: (id: string) => {
      const draft = draftOf(nameOf(id));
      const typed = draft.read();
      draft.clear();
      close(id === "new" ? addButton : editButtonId(id));
      if (!typed) return;
      feedback.toast("info", "Your changes were put away", {
        action: {
          label: "Undo",
          onPress: () => {
            draft.write(typed);
            setOpen(id);
          },
        },
      });
    },
  };
}
