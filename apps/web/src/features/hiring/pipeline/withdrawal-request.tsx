import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { Alert, Button, ConfirmDialog, TextArea } from "@toran/ui";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { moment } from "../dates";

interface WithdrawalRequestProps {
  sheet: Pick<ApplicationSheet, "id" | "studentName" | "withdrawal">;
  mayChange: boolean;
  onChanged: () => void;
}
type Answer = "GRANT" | "REFUSE";

const textsOf = (
  name: string,
): Record<Answer, { title: string; follows: string; verb: string; failed: string }> => ({
  GRANT: {
    title: `Take the application of ${name} back?`,
    follows: "The place is free. The company and the student are told.",
    verb: "Take it back",
    failed: `The application of ${name} is not taken back`,
  },
  REFUSE: {
    title: `Refuse, so that ${name} stays a candidate?`,
    follows: "The student is told, and reads your reason.",
    verb: "Refuse",
    failed: `${name} has no answer`,
  },
});

/** What a student asks of the college who wishes to withdraw after the deadline, and the answer to it. */
export function WithdrawalRequest(props: WithdrawalRequestProps) {
  const { sheet, mayChange } = props;
  const [answering, setAnswering] = useState<Answer>();
  const { withdrawal } = sheet;
  const open = withdrawal?.state === "OPEN" ? withdrawal : undefined;
  return (
    <>
      {open && (
        <section aria-labelledby="asks" className="border-rule grid gap-2 rounded-md border p-4">
          <h3 id="asks" className="font-semibold">
            Asks to withdraw
          </h3>
          <p className="whitespace-pre-line">{open.reason}</p>
          <p className="text-ink-3">Asked {moment(open.askedAt)}. The company does not read it.</p>
          {mayChange && (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setAnswering("GRANT")}>
                Take it back
              </Button>
              <Button size="sm" intent="secondary" onClick={() => setAnswering("REFUSE")}>
                Refuse
              </Button>
            </div>
          )}
        </section>
      )}
      {/* Answered meanwhile, it leaves whoever writes why what they wrote, and tells them at the next press. */}
      {answering && (
        <AnswerDialog {...props} answering={answering} onClose={() => setAnswering(undefined)} />
      )}
    </>
  );
}

interface AnswerDialogProps extends WithdrawalRequestProps {
  answering: Answer;
  onClose: () => void;
}

function AnswerDialog({ sheet, answering, onChanged, onClose }: AnswerDialogProps) {
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<{ field?: string; whole?: string }>({});
  const [busy, setBusy] = useState(false);
  const { id, studentName } = sheet;
  const { typed, put, sent } = useTyped(session.draft(`refuse-${id}`), { reason: "" });
  const { reason } = typed;
  const text = textsOf(studentName)[answering];
  const answer = async () => {
    setBusy(true);
    const { applications } = await calls.po();
    const why = answering === "REFUSE" && reason.trim();
    const body = { command: answering, ...(why && { reason: why }) };
    const reply = await applications.answerWithdrawal({ params: { id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate(text.failed, reply);
      if (reply.status === 409) onChanged();
      const field = reply.errors?.["reason"];
      setProblem(field ? { field } : { whole: reply.message });
      return;
    }
    onClose();
    sent();
    onChanged();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.follows}
      confirmLabel={text.verb}
      cancelLabel="Leave it"
      destructive={answering === "GRANT"}
      busy={busy}
      onConfirm={() => void answer()}
    >
      {problem.whole && <Alert tone="bad" title={problem.whole} />}
      {answering === "REFUSE" && (
        <TextArea
          label="Why"
          hint="The student reads it."
          rows={3}
          maxLength={limits.reason.longest}
          value={reason}
          error={problem.field}
          onChange={({ target }) => put({ reason: target.value })}
        />
      )}
    </ConfirmDialog>
  );
}
