import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button } from "@toran/ui";
import { type ComponentType, useState } from "react";
import type { BulkDialogFor } from "../bulk/bulk-dialog";
import { PlacedDialog } from "../bulk/placed-dialog";
import { StatusDialog } from "../bulk/status-dialog";
import type { StudentWork } from "../bulk/student-work";
import { UnplacedDialog } from "../bulk/unplaced-dialog";
import { nameOf } from "../words";

interface RecordActionsProps {
  student: StudentSheet;
  work: StudentWork;
}

/** What can be done with the student whose record is open. */
export function RecordActions({ student, work }: RecordActionsProps) {
  const [Asking, setAsking] = useState<{ dialog: ComponentType<BulkDialogFor> }>();
  const placed = student.placementStatus === "PLACED";
  const chosen = { selection: { all: false, ids: new Set([student.id]) }, query: {}, count: 1 };
  return (
    <>
      <Button intent="secondary" onClick={() => setAsking({ dialog: StatusDialog })}>
        Set status
      </Button>
      {placed && (
        <Button intent="secondary" onClick={() => setAsking({ dialog: UnplacedDialog })}>
          Mark not placed
        </Button>
      )}
      {(!placed || student.detailsPending) && (
        <Button onClick={() => setAsking({ dialog: PlacedDialog })}>
          {placed ? "Add the details" : "Mark placed"}
        </Button>
      )}
      {Asking && (
        <Asking.dialog
          chosen={chosen}
          work={work}
          nameOf={() => nameOf(student)}
          onClose={() => setAsking(undefined)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}
