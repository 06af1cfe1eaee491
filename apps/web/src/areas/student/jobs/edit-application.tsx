import { isFailure, settle } from "@toran/api-client/failure";
import { type Answers, wrongAnswers } from "@toran/contract/hiring/answers";
import type {
  StudentApplicationDetail,
  StudentPostingDetail,
} from "@toran/contract/schemas/application";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { AnswerFields } from "./answer-fields";
import { ResumeChoice } from "./resume-choice";

interface EditApplicationProps {
  application: StudentApplicationDetail;
  onDone: (changed?: StudentApplicationDetail) => void;
}

/** Sends an application anew before the deadline: other answers, another résumé, the portfolio as it is now. */
export const EditApplication = observer(function EditApplication(props: EditApplicationProps) {
  const { calls } = useStores();
  const { postingId } = props.application;
  const [posting] = useState(
    () =>
      new Loadable<StudentPostingDetail>(async () =>
        (await calls.student()).hiring.postings.read({ params: { id: postingId } }),
      ),
  );
  useEffect(() => void posting.load(), [posting]);
  return <Load of={posting}>{(found) => <Fields {...props} posting={found} />}</Load>;
});

function Fields({
  application,
  onDone,
  posting,
}: EditApplicationProps & { posting: StudentPostingDetail }) {
  const { calls } = useStores();
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(application.answers.map(({ id, answer }) => [id, answer])),
  );
  const [resumeId, setResumeId] = useState(application.resume?.id ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongAnswers(posting.job.questions, answers);
    setErrors(wrong);
    if (Object.keys(wrong).length || busy) return;
    setBusy(true);
    const { applications } = (await calls.student()).hiring;
    const body = { answers, version: application.version, ...(resumeId && { resumeId }) };
    const reply = await settle(applications.edit({ params: { id: application.id }, body }));
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.message);
    else onDone(reply.data);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      <ResumeChoice value={resumeId} onChange={setResumeId} />
      <AnswerFields
        questions={posting.job.questions}
        answers={answers}
        errors={errors}
        onChange={setAnswers}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={busy} busyLabel="Sending">
          Send anew
        </Button>
        <Button intent="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
