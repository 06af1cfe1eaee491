import { Button } from "@toran/ui";
import { ListPlus } from "lucide-react";
import { Suspense, useState } from "react";
import type { NamedSubject } from "./places";
import { latePart } from "@/stores/late-part";
import { useMayChangeOwn } from "@/stores/use-may-change";

const AboutDialog = latePart(() => import("./about-dialog").then((m) => m.AboutDialog));

/** Puts what is looked at on one's list, with a way back to it. */
export function TodoAbout(props: NamedSubject) {
  const [open, setOpen] = useState(false);
  // The list takes nothing while the plan has run out.
  if (!useMayChangeOwn()) return null;
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
          <AboutDialog {...props} onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
