import { isFailure, settle } from "@toran/api-client/failure";
import { type Answers, wrongAnswers } from "@toran/contract/hiring/answers";
import type { StudentPostingDetail } from "@toran/contract/schemas/application";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { draftOf } from "@/lib/draft";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { AnswerFields } from "./answer-fields";
import { ResumeChoice } from "./resume-choice";
import { askedAnew, useWrongAnswers } from "./use-wrong-answers";

interface ApplyFormProps {
  posting: StudentPostingDetail;
  onApplied: (applicationId: string) => void;
  /** What is shown is not true any more. */
  onStale: () => void;
}

/** Kept until it is sent: a job that is opened again must not go with another résumé than was chosen. */
interface Typed {
  answers: Answers;
  resumeId: string;
}

/** Applies: with the portfolio as it is now, a version of the résumé, and answers. */
export const ApplyForm = observer(function ApplyForm({
  posting,
  onApplied,
  onStale,
}: ApplyFormProps) {
  const { calls, feedback, session } = useStores();
  const tellLate = useLateFailure();
  const { questions } = posting.job;
  const [kept] = useState(() => draftOf(session.draft(`apply-${posting.id}`)));
  const [{ answers, resumeId }, setTyped] = useState<Typed>(() => ({
    answers: {},
    resumeId: "",
    ...kept.read(),
  }));
  const change = (part: Partial<Typed>) => {
    const next = { answers, resumeId, ...part };
    kept.write(next);
    setTyped(next);
  };
  const { form, errors, fail, refuse, clear } = useWrongAnswers();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = wrongAnswers(questions, answers);
    setProblem(undefined);
    if (Object.keys(wrong).length) return fail(wrong);
    clear();
    setBusy(true);
    const { postings } = (await calls.student()).hiring;
    const body = { answers, ...(resumeId && { resumeId }) };
    const reply = await settle(postings.apply({ params: { id: posting.id }, body }, toldHere));
    setBusy(false);
    if (!isFailure(reply)) {
      kept.clear();
      onApplied(reply.data.id);
      return;
    }
    tellLate("Your application was not sent", reply);
    if (reply.errors) {
      refuse(reply.errors);
      setProblem(askedAnew);
      return onStale();
    }
    setProblem(reply.message);
    if (reply.status !== 409 && reply.status !== 403) return;
    // The form may go with what is not true any more, and what it says.
    feedback.toast("error", reply.message);
    onStale();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="border-rule grid gap-4 rounded-md border p-4"
    >
      <h2 className="title-lg">Apply</h2>
      {problem && <Alert tone="bad" title={problem} />}
      <ResumeChoice value={resumeId} onChange={(next) => change({ resumeId: next })} />
      <AnswerFields
        questions={questions}
        answers={answers}
        errors={errors}
        onChange={(next) => change({ answers: next })}
      />
      <p className="text-ink-3">
        Your portfolio is sent as it is now, with your email and phone. Until the deadline you can
        send it anew, or take it back.
      </p>
      <Button type="submit" busy={busy} busyLabel="Sending" className="justify-self-start">
        Apply
      </Button>
    </form>
  );
});
