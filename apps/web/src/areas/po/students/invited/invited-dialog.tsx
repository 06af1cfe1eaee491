import { inBatches } from "@toran/api-client/batches";
import { ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Button, Dialog } from "@toran/ui";
import { countSelected, type Selection } from "@toran/ui/data-table";
import { useRef, useState } from "react";
import { useIsHere } from "@/lib/use-is-here";
import { useStores } from "@/stores/use-stores";
import { type BulkOutcome, idsOf, merged } from "../bulk/chosen";
import { OutcomeList } from "../bulk/outcome-list";
import { tellLeft } from "../bulk/tell-left";
import type { StudentListStore } from "../list/student-list-store";

type What = "again" | "back";
interface InvitedDialogProps {
  what: What;
  selection: Selection;
  list: StudentListStore<{ id: string; name: string | null; email: string }>;
  onClose: () => void;
  onDone: () => void;
}

const invitations = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "invitation" : "invitations"}`;

/** Refuses what would be done to another number than was asked about. */
const others = (now: number, asked: number) =>
  new ApiFailure(409, {
    message: `By now it would be ${invitations(now)}, not ${asked.toLocaleString("en-IN")}, so nothing was done. Look again.`,
  });

const words: Record<What, Record<"title" | "follows" | "verb" | "doing" | "did", string>> = {
  again: {
    title: "Send",
    follows:
      "Each student gets the mail once more, and has 14 days from today. Who has joined gets none.",
    verb: "Send again",
    doing: "Sending",
    did: "sent again",
  },
  back: {
    title: "Take",
    follows: "They are invited no longer, and stay in the class. You can invite them again.",
    verb: "Take back",
    doing: "Taking back",
    did: "taken back",
  },
};

/** Asks before invitations are sent again or taken back; whoever has registered stays. */
export function InvitedDialog({ what, selection, list, onClose, onDone }: InvitedDialogProps) {
  const { title, follows, verb, doing, did } = words[what];
  const { calls, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<BulkOutcome>();
  const isOpen = useIsHere();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  /** As many as the question says. */
  const [count, setCount] = useState(() =>
    countSelected(selection, list.total ?? list.rows.length),
  );

  async function send() {
    setBusy(true);
    const { inviteAgain, removeInvited } = (await calls.po()).students;
    const call = what === "again" ? inviteAgain : removeInvited;
    const found = await idsOf({ selection, query: list.query }, list.call);
    const ids = isFailure(found) || found.length === count ? found : others(found.length, count);
    if (!isFailure(found)) setCount(found.length);
    const outcome = merged(
      isFailure(ids)
        ? [ids]
        : await inBatches(ids, limits.bulkIds, (studentId) =>
            settle(call({ query: { studentId } }, { showToast: false })),
          ),
    );
    setBusy(false);
    void list.refresh();
    const { done, refused, failure } = outcome;
    if (done.length) {
      onDone();
      feedback.toast("success", `${invitations(done.length)} ${did}`);
    }
    if (!isOpen.current)
      return tellLeft(feedback, outcome, (many) => `${invitations(many)} left as they are`);
    if (refused.length || failure) setLeft(outcome);
    else onClose();
  }

  // What was done for some is not done to them once more by the same press.
  const over = left && left.done.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      initialFocus={what === "back" ? cancel : confirm}
      title={
        over ? `${invitations(left.done.length)} ${did}` : `${title} ${invitations(count)} ${what}?`
      }
      description={over ? undefined : follows}
      footer={
        over ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button ref={cancel} intent="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              ref={confirm}
              intent={what === "back" ? "danger" : "primary"}
              busy={busy}
              busyLabel={doing}
              onClick={() => void send()}
            >
              {verb}
            </Button>
          </>
        )
      }
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
    </Dialog>
  );
}
