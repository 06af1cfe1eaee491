import { TextArea } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { students } from "../words";
import { BulkDialog, type BulkDialogFor } from "./bulk-dialog";
import { longestReason, reasonProblem } from "./reason";
import { useBulkChange, useBulkTyped } from "./use-bulk-change";

const begun = { reason: "" };

/** Takes the placed flag off: the offer behind it ends, with a reason. */
export function UnplacedDialog(given: BulkDialogFor) {
  const { chosen, work } = given;
  const formId = useId();
  const { typed, put, asked } = useBulkTyped(given, "not-placed", begun);
  const { reason } = typed;
  const [problem, setProblem] = useState<string>();
  const change = work.setPlacement({ isPlaced: false, reason: reason.trim() });
  const { dialog, commit } = useBulkChange(asked, change, "not placed");

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = reasonProblem(reason).reason;
    setProblem(wrong);
    if (wrong) return;
    await commit("marked not placed");
  }

  return (
    <BulkDialog
      title={`Mark ${students(chosen.count)} not placed?`}
      description="The recorded offer ends, and what it had closed comes back. They are among those who seek again, and may apply to jobs."
      formId={formId}
      action="Mark not placed"
      busyLabel="Marking"
      {...dialog}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Not placed any more"
      >
        <TextArea
          label="Reason"
          hint="The student is shown it."
          labelSide={`${reason.length} of ${longestReason}`}
          value={reason}
          error={problem}
          onChange={({ target }) => {
            put({ reason: target.value });
            setProblem(undefined);
          }}
        />
      </form>
    </BulkDialog>
  );
}
