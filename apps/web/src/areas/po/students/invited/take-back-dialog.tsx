import { inBatches } from "@toran/api-client/batches";
import { isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { ConfirmDialog } from "@toran/ui";
import { countSelected, type Selection } from "@toran/ui/data-table";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";
import { type BulkOutcome, idsOf, merged } from "../bulk/chosen";
import { OutcomeList } from "../bulk/outcome-list";
import type { StudentListStore } from "../list/student-list-store";

interface TakeBackDialogProps {
  selection: Selection;
  list: StudentListStore<{ id: string; name: string | null; email: string }>;
  onClose: () => void;
  onDone: () => void;
}

const invitations = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "invitation" : "invitations"}`;

/** Asks before invitations are taken back; whoever has registered stays. */
export function TakeBackDialog({ selection, list, onClose, onDone }: TakeBackDialogProps) {
  const { calls, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<BulkOutcome>();
  const count = countSelected(selection, list.total ?? list.rows.length);

  async function takeBack() {
    setBusy(true);
    const { students } = await calls.po();
    const ids = await idsOf({ selection, query: list.query }, list.call);
    const outcome = merged(
      isFailure(ids)
        ? [ids]
        : await inBatches(ids, limits.bulkIds, (studentId) =>
            settle(students.removeInvited({ query: { studentId } }, { showToast: false })),
          ),
    );
    setBusy(false);
    void list.refresh();
    const { done, refused, failure } = outcome;
    if (done.length) {
      onDone();
      feedback.toast("success", `${invitations(done.length)} taken back`);
    }
    if (refused.length || failure) setLeft(outcome);
    else onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={`Take ${invitations(count)} back?`}
      description="The links in the mails stop working. You can invite the same students again."
      confirmLabel="Take back"
      busy={busy}
      busyLabel="Taking back"
      onConfirm={() => void takeBack()}
    >
      {left && (
        <OutcomeList
          outcome={left}
          refusal="left as they are"
          nameOf={(id) => {
            const row = list.rows.find((each) => each.id === id);
            return row && (row.name ?? row.email);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
