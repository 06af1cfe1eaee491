import { Button } from "@toran/ui";
import { ListPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "@/lib/load-chunk";
import type { NamedSubject } from "./places";

const AboutDialog = lazy(() =>
  loadChunk(() => import("./about-dialog")).then((m) => ({ default: m.AboutDialog })),
);

/** Puts what is looked at on one's list, with a way back to it. */
export function TodoAbout(props: NamedSubject) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        intent="quiet"
        aria-label={`Add a to-do about ${props.name}`}
        onClick={() => setOpen(true)}
      >
        <ListPlus aria-hidden="true" size={16} strokeWidth={1.75} />
        Add a to-do
      </Button>
      {open && (
        <Suspense>
          <AboutDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
