import { IconButton } from "@toran/ui";
import { Keyboard } from "lucide-react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState } from "react";
import { isLetterKey } from "@/lib/is-letter-key";
import { letterKeys } from "@/lib/letter-keys";
import { loadChunk } from "@/lib/load-chunk";
import type { AreaName } from "@/navigation/areas";

const KeysDialog = lazy(() =>
  loadChunk(() => import("./keys-dialog")).then((m) => ({ default: m.KeysDialog })),
);

/** In the top bar: which keys there are. The question mark shows them too. */
export const Keys = observer(function Keys({ area }: { area: AreaName }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || !isLetterKey(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <IconButton label="Keys" aria-keyshortcuts={letterKeys() ? "?" : undefined} onClick={show}>
        <Keyboard aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
      {wanted && (
        <Suspense>
          <KeysDialog area={area} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
});
