import { IconButton } from "@toran/ui";
import { Keyboard } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { letterKeys } from "@/lib/letter-keys";
import { loadChunk } from "@/lib/load-chunk";
import type { AreaName } from "@/navigation/areas";

const KeysDialog = lazy(() =>
  loadChunk(() => import("./keys-dialog")).then((m) => ({ default: m.KeysDialog })),
);
const typing = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]";

/** In the top bar: which keys there are. The question mark shows them too. */
export function Keys({ area }: { area: AreaName }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!letterKeys() || (event.target instanceof Element && event.target.closest(typing)))
        return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <IconButton label="Keys" onClick={show}>
        <Keyboard aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
      {wanted && (
        <Suspense>
          <KeysDialog area={area} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
