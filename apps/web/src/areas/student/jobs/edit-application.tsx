import { isFailure, settle } from "@toran/api-client/failure";
import { type Answers, wrongAnswers } from "@toran/contract/hiring/answers";
import type {
  StudentApplicationDetail,
  StudentPostingDetail,
} from "@toran/contract/schemas/application";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useState } from "react";
import { draftOf } from "@/lib/draft";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { SessionStore } from "@/stores/session-store";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { AnswerFields } from "./answer-fields";
import { ResumeChoice } from "./resume-choice";
import { askedAnew, useWrongAnswers } from "./use-wrong-answers";

interface EditApplicationProps {
  application: StudentApplicationDetail;
  onDone: (changed?: StudentApplicationDetail) => void;
  /** What is shown is not true any more. */
  onStale: () => void;
}

/** What was typed over the answers that were sent, until it is sent too. */
export const unsentAnswers = ({ id }: StudentApplicationDetail, session: SessionStore) =>
  draftOf(session.draft(`application-${id}`));

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
  return (
    <Load of={posting}>
      {(found) => <Fields {...props} posting={found} onAskedAnew={() => void posting.load()} />}
    </Load>
  );
});

interface Typed {
  answers: Answers;
  resumeId: string;
  /** The version that it is typed over, also after a reload; that of the application as long as nothing is. */
  over?: number | undefined;
}

interface FieldsProps extends EditApplicationProps {
  posting: StudentPostingDetail;
  /** Its questions are not those that are shown. */
  onAskedAnew: () => void;
}

function Fields(props: FieldsProps) {
  const { application, onDone, onStale, posting, onAskedAnew } = props;
  const { calls, feedback, session } = useStores();
  const tellLate = useLateFailure();
  const [kept] = useState(() => unsentAnswers(application, session));
  const [{ answers, resumeId, over = application.version }, setTyped] = useState<Typed>(() => ({
    answers: Object.fromEntries(application.answers.map(({ id, answer }) => [id, answer])),
    resumeId: application.resume?.id ?? "",
    ...kept.read(),
  }));
  const change = (part: Partial<Typed>) => {
    const next = { answers, resumeId, over, ...part };
    kept.write(next);
    setTyped(next);
  };
  const { form, errors, fail, refuse, clear } = useWrongAnswers();
  useEffect(() => {
    // The button that opened it is gone. One that a draft opens leaves the focus where it is.
    const opened = kept.read() === undefined && document.activeElement?.contains(form.current);
    if (opened) form.current?.querySelector<HTMLElement>("select, input, textarea")?.focus();
  }, [kept, form]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = wrongAnswers(posting.job.questions, answers);
    setProblem(undefined);
    if (Object.keys(wrong).length) return fail(wrong);
    clear();
    setBusy(true);
    const { applications } = (await calls.student()).hiring;
    const body = { answers, version: over, ...(resumeId && { resumeId }) };
    const reply = await settle(
      applications.edit({ params: { id: application.id }, body }, toldHere),
    );
    setBusy(false);
    if (!isFailure(reply)) {
      kept.clear();
      return onDone(reply.data);
    }
    tellLate("Your application was not sent anew", reply);
    if (reply.errors) {
      refuse(reply.errors);
      setProblem(askedAnew);
      return onAskedAnew();
    }
    setProblem(reply.message);
    if (reply.status !== 409) return;
    // The form is drawn anew with what was sent meanwhile, without what it says.
    feedback.toast("error", reply.message);
    // Told of it, whoever sends again means to.
    change({ over: undefined });
    onStale();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      <ResumeChoice
        value={resumeId}
        sent={application.resume}
        onChange={(next) => change({ resumeId: next })}
      />
      <AnswerFields
        questions={posting.job.questions}
        answers={answers}
        errors={errors}
        onChange={(next) => change({ answers: next })}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={busy} busyLabel="Sending">
          Send anew
        </Button>
        <Button
          intent="secondary"
          onClick={() => {
            kept.clear();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
