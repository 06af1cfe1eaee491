import { Button, Dialog } from "@toran/ui";
import type { ReactNode } from "react";
import { students } from "../words";
import type { BulkOutcome, Chosen } from "./chosen";
import { OutcomeList } from "./outcome-list";
import type { StudentWork } from "./student-work";

/** What every dialog of a bulk change is given. */
export interface BulkDialogFor {
  chosen: Chosen;
  work: StudentWork;
  /** The name of a student that the list has loaded. */
  nameOf: (id: string) => string | undefined;
  onClose: () => void;
  /** It was done for some at least. */
  onDone: () => void;
}

interface BulkDialogProps {
  title: string;
  description: string;
  /** Names the form inside, which the action sends. */
  formId: string;
  action: string;
  busyLabel: string;
  /** What is done to each. */
  did?: string;
  busy: boolean;
  /** What would become of each, once that is known. */
  preview: BulkOutcome | undefined;
  /** What became of each, once it was done. */
  outcome: BulkOutcome | undefined;
  nameOf: (id: string) => string | undefined;
  onUndo: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a bulk change, says ahead whom it leaves out, and afterwards who was left out and why. */
export function BulkDialog(props: BulkDialogProps) {
  const { preview, outcome, onClose, nameOf, did = "changed" } = props;
  if (outcome) {
    const { done, undoIds } = outcome;
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={done.length ? `${students(done.length)} ${did}` : `Nobody was ${did}`}
        footer={
          <>
            {undoIds.length > 0 && (
              <Button intent="secondary" onClick={props.onUndo}>
                Undo
              </Button>
            )}
            <Button onClick={onClose}>Done</Button>
          </>
        }
      >
        <OutcomeList outcome={outcome} refusal={`not ${did}`} nameOf={nameOf} />
      </Dialog>
    );
  }
  // Where looking ahead itself failed, the change may be tried.
  const nobody =
    preview && !preview.done.length && (!preview.failure || preview.failure.status === 409);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={props.formId}
            busy={props.busy}
            busyLabel={props.busyLabel}
            disabled={nobody}
          >
            {props.action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {props.children}
        {preview && (
          <OutcomeList outcome={preview} refusal="will be left as they are" nameOf={nameOf} />
        )}
      </div>
    </Dialog>
  );
}
