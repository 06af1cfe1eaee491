import { isFailure, settle } from "@toran/api-client/failure";
import { type Job, jobInput } from "@toran/contract/schemas/job";
import { Button, EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import {
  type Beginning,
  EditorForm,
  EditorPart,
  useBeginning,
} from "@/features/hiring/editor/editor-form";
import { NoEditor } from "@/features/hiring/editor/no-editor";
import { type Errors, useEditor } from "@/features/hiring/editor/use-editor";
import { AppLink } from "@/lib/app-link";
import { safeParse } from "@/lib/check";
import { Loaded } from "@/lib/loaded";
import { useIsHere } from "@/lib/use-is-here";
import { usePageTitle } from "@/lib/use-page-title";
import { toldHere } from "@/lib/told-here";
import { paths, withId } from "@/navigation/paths";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { NoJob } from "../no-job";
import { AttachmentFields } from "./attachment-fields";
import { Basics } from "./basics";
import { DateFields } from "./date-fields";
import { bodyOf, type DraftJob, draftFrom, emptyJob } from "./draft-job";
import type { PartProps } from "./part";
import { PayFields } from "./pay-fields";
import { QuestionFields } from "./question-fields";
import { RoundsFields } from "./rounds-fields";
import { RuleBuilder } from "./rule-builder";
import { useAttachments } from "./use-attachments";

/** Writes a job, or changes one. What is typed is kept until it is saved. */
export const JobEditorScreen = observer(function JobEditorScreen() {
  const { id } = useParams();
  const { calls } = useStores();
  const beginning = useBeginning();
  if (!useMayChange("hr"))
    return (
      <>
        <PageHeader title={id ? "Edit a job" : "New job"} />
        <EmptyState title="You may look at jobs, not write them.">
          Somebody who leads hiring at your company can let you.
        </EmptyState>
      </>
    );
  if (!id) return <Editor key={beginning.turn} beginning={beginning} />;
  return (
    <Loaded
      toEdges
      missing={<NoJob />}
      key={`${id} ${beginning.turn}`}
      read={async () => (await calls.hr()).jobs.read({ params: { id } })}
    >
      {(found) =>
        isOver(found) ? (
          <>
            <PageHeader title={`Edit ${found.title}`} />
            <NoEditor
              title={`This job is ${found.state === "CANCELLED" ? "cancelled" : "completed"}`}
              href={withId(paths.hr.job, found.id)}
              action="Look at the job"
              beginning={beginning}
            >
              It cannot be changed any more.
            </NoEditor>
          </>
        ) : (
          <Editor job={found} beginning={beginning} />
        )
      }
    </Loaded>
  );
});

const isOver = ({ state }: Job) => state === "COMPLETED" || state === "CANCELLED";

function Editor({ job, beginning }: { job?: Job; beginning: Beginning }) {
  usePageTitle(job && `Edit ${job.title}`, job?.title, job && withId(paths.hr.job, job.id));
  const { calls } = useStores();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const editor = useEditor<DraftJob>(
    job ? `job-${job.id}` : "job",
    () => (job ? draftFrom(job) : emptyJob),
    job?.version,
  );
  const { kept, keep, over, formKey, draft, setDraft, errors, setErrors, setProblem, fail } =
    editor;
  const [busy, setBusy] = useState(false);

  const latest = useRef(draft);
  const bodyFor = (written: DraftJob) => ({ ...bodyOf(written, job), version: over });
  const change: PartProps["change"] = (part) => {
    const now = latest.current;
    const next = { ...now, ...(typeof part === "function" ? part(now) : part) };
    latest.current = next;
    keep(next);
    setDraft(next);
    setErrors((shown) => stillWrong(shown, bodyFor(now), bodyFor(next)));
  };
  const files = useAttachments(draft.attachments, change);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const body = bodyFor(draft);
    const wrong = wrongIn(body);
    if (files.sending.length)
      wrong["attachments.sending"] = "Wait until every file has arrived, or take it out.";
    setProblem(undefined);
    if (Object.keys(wrong).length) return fail(wrong);
    setErrors({});
    setBusy(true);
    const { jobs } = await calls.hr();
    const reply = await settle(
      job
        ? jobs.save({ params: { id: job.id }, body }, toldHere)
        : jobs.create({ body: { ...body, formKey } }, toldHere),
    );
    setBusy(false);
    if (!isFailure(reply)) {
      kept.clear();
      if (isHere.current) void navigate(withId(paths.hr.job, reply.data.id));
      return;
    }
    tellLate("The job is not saved", reply);
    setProblem({ says: reply.message, stale: job && reply.status === 409 });
    if (reply.errors)
      fail(placed(Object.entries(reply.errors).map(([path, says]) => [path.split("."), says])));
  };
  const sent = job !== undefined && job.state !== "DRAFT";
  const promised = sent ? draftFrom(job).closes : null;
  const part: PartProps = { draft, change, errorOf: (path) => errors[path] };
  return (
    <>
      <PageHeader
        title={job ? `Edit ${job.title}` : "New job"}
        context={
          sent
            ? "Colleges and candidates are told what has changed. Who may apply counts for those who have not applied yet."
            : "A draft until you send it to colleges. Only the title and the kind are needed to keep it."
        }
      />
      <EditorForm
        editor={editor}
        beginning={beginning}
        onSubmit={(event) => void save(event)}
        actions={
          <>
            <Button type="submit" busy={busy} busyLabel="Saving">
              {sent ? "Save changes" : "Save the draft"}
            </Button>
            <Button intent="secondary" asChild>
              <AppLink href={job ? withId(paths.hr.job, job.id) : paths.hr.jobs}>Cancel</AppLink>
            </Button>
          </>
        }
      >
        <EditorPart title="The job">
          <Basics {...part} sent={sent} />
        </EditorPart>
        <EditorPart title="Pay">
          <PayFields {...part} job={job} />
        </EditorPart>
        <EditorPart title="Who may apply">
          <RuleBuilder {...part} />
        </EditorPart>
        <EditorPart title="Rounds">
          <RoundsFields {...part} />
        </EditorPart>
        <EditorPart title="Questions to candidates">
          <QuestionFields {...part} />
        </EditorPart>
        <EditorPart title="Files">
          <AttachmentFields {...part} files={files} />
        </EditorPart>
        <EditorPart title="Dates and contact">
          <DateFields {...part} job={job} promised={promised} />
        </EditorPart>
      </EditorForm>
    </>
  );
}

function wrongIn(body: Body) {
  const { error } = safeParse(jobInput, body);
  return placed((error?.issues ?? []).map(({ path, message }) => [path.map(String), message]));
}

type Body = ReturnType<typeof bodyOf>;
/** Of what is shown as wrong, what still is: a field that was changed is looked at again. */
function stillWrong(shown: Errors, before: Body, after: Body): Errors {
  if (!Object.keys(shown).length) return shown;
  const now = wrongIn(after);
  const kept = (path: string) => {
    const part = path.split(".")[0] as keyof Body;
    return path in now || JSON.stringify(before[part]) === JSON.stringify(after[part]);
  };
  return Object.fromEntries(Object.entries(shown).filter(([path]) => kept(path)));
}

/** What is wrong by the field that shows it; the first word on a field stands. */
function placed(issues: [path: string[], message: string][]): Errors {
  const wrong: Errors = {};
  for (const [path, message] of issues) wrong[placeOf(path)] ??= message;
  return wrong;
}

/** Conditions stand in a list, whatever the rule's shape; what is typed as tags has one field for all. */
function placeOf([first = "", ...rest]: string[]) {
  if (first === "rule") return `rule.${rest.find((part) => /^\d+$/.test(part)) ?? 0}`;
  if (first === "locations" || first === "skills") return first;
  if (first === "questions") return [first, ...rest.slice(0, 2)].join(".");
  return [first, ...rest].join(".");
}
