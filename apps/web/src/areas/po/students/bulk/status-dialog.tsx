import {
  accountMoves,
  type AccountStatus,
  accountStatuses,
  reasonedStatuses,
} from "@toran/contract/schemas/officer-student";
import { collegeDay } from "@toran/contract/calendar/zones";
import { DateField, type Day, Select, TextArea } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { accountWords, students } from "../words";
import { BulkDialog, type BulkDialogFor } from "./bulk-dialog";
import { longestReason, reasonProblem } from "./reason";
import { useBulkChange, useBulkTyped } from "./use-bulk-change";

const reachable = accountStatuses.filter((status) =>
  Object.values(accountMoves).some(({ PLACEMENT_OFFICER }) =>
    (PLACEMENT_OFFICER as readonly AccountStatus[]).includes(status),
  ),
);
const what: Partial<Record<AccountStatus, string>> = {
  REGISTERED: "They may ask to be let in again.",
  ACTIVE: "They may apply to jobs.",
  CHANGES_REQUESTED: "They see their profile alone until it is put right. Applications are kept.",
  REJECTED: "They are not let in as students of your college, and may ask again.",
  SUSPENDED: "They cannot apply, and open applications rest until you lift it.",
  DEREGISTERED: "They are out of this season, and can come back.",
  ALUMNI: "They have left the college. This cannot be changed later, only undone for a day.",
};

const begun: { status: AccountStatus | undefined; reason: string; until: Day | null } = {
  status: undefined,
  reason: "",
  until: null,
};

/** Sets the status of the accounts of many students, with a reason where they are owed one. */
export function StatusDialog(given: BulkDialogFor) {
  const { chosen, work } = given;
  const formId = useId();
  const { typed, put, asked } = useBulkTyped(given, "status", begun);
  const { status, reason, until } = typed;
  const [today] = useState(() => collegeDay(new Date()));
  const [problem, setProblem] = useState<{ status?: string; reason?: string }>({});
  const reasoned = reasonedStatuses.some((each) => each === status);
  const why = {
    ...(reasoned && { reason: reason.trim() }),
    ...(status === "SUSPENDED" && until && { until }),
  };
  const { dialog, commit } = useBulkChange(
    asked,
    status && work.setStatus({ status, ...why }),
    status ?? "",
  );

  const able = dialog.preview?.done.length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(!status && { status: "Choose a status." }),
      ...(reasoned && reasonProblem(reason)),
    };
    setProblem(wrong);
    if (!status || Object.keys(wrong).length) return;
    await commit(`set to ${accountWords[status].word}`);
  }

  return (
    <BulkDialog
      title={`Set the status of ${students(chosen.count)}?`}
      description={(status && what[status]) ?? "The status says what a student may do here."}
      formId={formId}
      action={able ? `Set for ${students(able)}` : "Set status"}
      busyLabel="Setting"
      {...dialog}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Status"
        className="grid gap-4"
      >
        <Select
          label="Status"
          placeholder="Choose a status"
          options={reachable.map((value) => ({ value, label: accountWords[value].word }))}
          value={status ?? ""}
          error={problem.status}
          onChange={({ target }) => {
            setProblem({});
            put({ status: reachable.find((each) => each === target.value) });
          }}
        />
        {reasoned && (
          <TextArea
            label="Reason"
            hint="The students are shown it."
            rows={3}
            labelSide={`${reason.length} of ${longestReason}`}
            value={reason}
            error={problem.reason}
            onChange={({ target }) => put({ reason: target.value })}
          />
        )}
        {status === "SUSPENDED" && (
          <DateField
            label="Last day"
            optional
            hint="The suspension then ends by itself. Without it, it lasts until you lift it."
            min={today}
            value={until}
            onValueChange={(next) => put({ until: next })}
          />
        )}
      </form>
    </BulkDialog>
  );
}
