import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { Alert, Button, ConfirmDialog, TextArea } from "@toran/ui";
import { useState } from "react";
import { useTyped } from "@/lib/use-typed";
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
): Record<Answer, { title: string; follows: string; verb: string }> => ({
  GRANT: {
    title: `Take the application of ${name} back?`,
    follows: "The place is free. The company and the student are told.",
    verb: "Take it back",
  },
  REFUSE: {
    title: `Refuse, so that ${name} stays a candidate?`,
    follows: "The student is told, and reads your reason.",
    verb: "Refuse",
  },
});

/** What a student asks of the college who wishes to withdraw after the deadline, and the answer to it. */
export function WithdrawalRequest({ sheet, mayChange, onChanged }: WithdrawalRequestProps) {
  const { calls, session } = useStores();
  const [answering, setAnswering] = useState<Answer>();
  const [problem, setProblem] = useState<{ field?: string; whole?: string }>({});
  const [busy, setBusy] = useState(false);
  const { id, studentName, withdrawal } = sheet;
  const { typed, put, sent } = useTyped(session.draft(`refuse-${id}`), { reason: "" });
  const { reason } = typed;
  if (withdrawal?.state !== "OPEN") return null;
  const answer = async () => {
    if (!answering) return;
    setBusy(true);
    const { applications } = await calls.po();
    const why = answering === "REFUSE" && reason.trim();
    const body = { command: answering, ...(why && { reason: why }) };
    const reply = await applications.answerWithdrawal({ params: { id }, body });
    setBusy(false);
    if (isFailure(reply)) {
      const field = reply.errors?.["reason"];
      setProblem(field ? { field } : { whole: reply.message });
      return;
    }
    setAnswering(undefined);
    sent();
    onChanged();
  };
  const begin = (next: Answer) => {
    setProblem({});
    setAnswering(next);
  };
  const text = answering && textsOf(studentName)[answering];
  return (
    <section aria-labelledby="asks" className="border-rule grid gap-2 rounded-md border p-4">
      <h3 id="asks" className="font-semibold">
        Asks to withdraw
      </h3>
      <p className="whitespace-pre-line">{withdrawal.reason}</p>
      <p className="text-ink-3">
        Asked {moment(withdrawal.askedAt)}. The company does not read it.
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => begin("GRANT")}>
            Take it back
          </Button>
          <Button size="sm" intent="secondary" onClick={() => begin("REFUSE")}>
            Refuse
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={answering !== undefined}
        onOpenChange={() => setAnswering(undefined)}
        title={text?.title ?? ""}
        description={text?.follows ?? ""}
        confirmLabel={text?.verb ?? ""}
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
    </section>
  );
}
