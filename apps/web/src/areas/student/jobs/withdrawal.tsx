import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import { Alert, Button, ConfirmDialog, TextArea } from "@toran/ui";
import { useState } from "react";
import { moment } from "@/features/hiring/dates";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface WithdrawalProps {
  application: Pick<StudentApplicationDetail, "id" | "mayAskToWithdraw" | "withdrawal">;
  set: (application: StudentApplicationDetail) => void;
  reload: () => void;
}

/** To withdraw after the deadline: the student asks, the college answers, and until then the student may stay. */
export function Withdrawal(props: WithdrawalProps) {
  const { application, set, reload } = props;
  const { calls } = useStores();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, mayAskToWithdraw, withdrawal } = application;
  const stay = async () => {
    setBusy(true);
    const { applications } = (await calls.student()).hiring;
    const reply = await applications.stay({ params: { id } });
    setBusy(false);
    if (isFailure(reply)) reload();
    else set(reply.data);
  };
  return (
    <>
      {withdrawal?.state === "OPEN" && (
        <Alert
          tone="info"
          title="You have asked your placement office to take this application back"
          action={
            <Button size="sm" intent="secondary" busy={busy} onClick={() => void stay()}>
              Stay a candidate
            </Button>
          }
        >
          {`${moment(withdrawal.askedAt)}: ${withdrawal.reason}`}
        </Alert>
      )}
      {withdrawal?.state === "REFUSED" && (
        <Alert tone="warn" title="Your placement office has not taken this application back">
          {withdrawal.answer}
        </Alert>
      )}
      {mayAskToWithdraw && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-3">
            It is too late to take it back yourself. Your placement office can do it for you.
          </p>
          <Button intent="secondary" onClick={() => setAsking(true)}>
            Ask to withdraw
          </Button>
        </div>
      )}
      {asking && <AskDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskDialog(props: WithdrawalProps & { onClose: () => void }) {
  const { application, set, reload, onClose } = props;
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<{ field?: string; whole?: string }>({});
  const [busy, setBusy] = useState(false);
  const { id } = application;
  const { typed, put, sent } = useTyped(session.draft(`withdraw-${id}`), { reason: "" });
  const { reason } = typed;
  const ask = async () => {
    setBusy(true);
    const { applications } = (await calls.student()).hiring;
    const body = { reason: reason.trim() };
    const reply = await applications.askToWithdraw({ params: { id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("Your placement office is not asked", reply);
      const field = reply.errors?.["reason"];
      setProblem(field ? { field } : { whole: reply.message });
      if (reply.status === 409) reload();
      return;
    }
    onClose();
    sent();
    set(reply.data);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Ask to withdraw?"
      description="Your placement office decides. Until it answers you stay a candidate. If it agrees, your place is gone."
      confirmLabel="Ask to withdraw"
      cancelLabel="Leave it"
      busy={busy}
      busyLabel="Sending"
      onConfirm={() => void ask()}
    >
      {problem.whole && <Alert tone="bad" title={problem.whole} />}
      <TextArea
        label="Why"
        hint="Your placement office reads it, and not the company."
        rows={3}
        maxLength={limits.reason.longest}
        value={reason}
        error={problem.field}
        onChange={({ target }) => put({ reason: target.value })}
      />
    </ConfirmDialog>
  );
}
