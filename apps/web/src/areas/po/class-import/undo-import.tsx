import type { ImportResult } from "@toran/contract/schemas/student-import";
import { Button, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { momentOf } from "@/lib/moment-of";
import type { ClassImportStore } from "./class-import-store";
import { studentsOf } from "./words";

/** The way back from an import; it asks first, for there is none from there but to import the sheet anew. */
export function UndoImport({
  store,
  found: { created, updated, undoUntil },
}: {
  store: ClassImportStore;
  found: ImportResult;
}) {
  const [asked, setAsked] = useState(false);
  const back = [
    created > 0 && `takes out the ${studentsOf(created)} it added, with their invitations`,
    updated > 0 && `puts the ${studentsOf(updated)} it changed back as before`,
  ].filter(Boolean);
  return (
    <>
      <p className="text-ink-2 flex flex-wrap items-center gap-3">
        <Button intent="secondary" size="sm" onClick={() => setAsked(true)}>
          Undo this import
        </Button>
        {undoUntil && `Until ${momentOf(undoUntil)}. `}
        Students who have signed up stay, and so does what was changed since.
      </p>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title="Undo this import?"
        description={`This ${back.join(", and ")}. Whoever has signed up or been changed since stays so.`}
        confirmLabel="Undo the import"
        onConfirm={() => {
          setAsked(false);
          void store.undo();
        }}
      />
    </>
  );
}
