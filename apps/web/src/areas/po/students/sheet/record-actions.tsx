import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button } from "@toran/ui";
import { type ComponentType, useState } from "react";
import type { BulkDialogFor } from "../bulk/bulk-dialog";
import { InvitationDialog } from "../bulk/invitation-dialog";
import { justOne } from "../bulk/chosen";
import { PlacedDialog } from "../bulk/placed-dialog";
import { StatusDialog } from "../bulk/status-dialog";
import type { StudentWork } from "../bulk/student-work";
import { UnplacedDialog } from "../bulk/unplaced-dialog";
import { nameOf } from "../words";
import { LetGoDialog } from "./let-go-dialog";

interface RecordActionsProps {
  student: StudentSheet;
  work: StudentWork;
  /** The student is no student of the college any more. */
  onGone: () => void;
}

/** What can be done with the student whose record is open. */
export function RecordActions({ student, work, onGone }: RecordActionsProps) {
  const [Asking, setAsking] = useState<{ dialog: ComponentType<BulkDialogFor> }>();
  const [leaving, setLeaving] = useState(false);
  const placed = student.placementStatus === "PLACED";
  return (
    <>
      {student.accountStatus === "INVITED" ? (
        <Button intent="quiet" onClick={() => setAsking({ dialog: InvitationDialog })}>
          Invite
        </Button>
      ) : (
        <Button intent="quiet" onClick={() => setLeaving(true)}>
          Take out
        </Button>
      )}
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
      {leaving && (
        <LetGoDialog
          student={student}
          onClose={() => setLeaving(false)}
          onDone={() => {
            onGone();
            work.changed();
          }}
        />
      )}
      {Asking && (
        <Asking.dialog
          chosen={justOne(student.id)}
          work={work}
          nameOf={() => nameOf(student)}
          onClose={() => setAsking(undefined)}
          onDone={() => undefined}
        />
      )}
    </>
  );
}
