import { endedPostings, isHeldUp } from "@toran/contract/hiring/moves";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import type { PostingReview } from "@toran/contract/schemas/posting";
import { Alert, Avatar, EmptyState, Meter, Tabs } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { closing, dayOf } from "@/features/hiring/dates";
import { JobFacts } from "@/features/hiring/job-facts";
import { payWords } from "@/features/hiring/pay";
import { Pipeline } from "@/features/hiring/pipeline/pipeline";
import { useBoard } from "@/features/hiring/pipeline/use-board";
import { HeldUpPill, PostingPill } from "@/features/hiring/state-pill";
import { WriteAbout } from "@/features/hiring/write-about";
import { History } from "@/features/hiring/timeline";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SentResume } from "@/features/resume/sent-resume";
import { SearchBox } from "@/features/search/search-box";
import { TodoAbout } from "@/features/todos/todo-about";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { publicFile } from "@/lib/public-file";
import { useAddressView } from "@/lib/use-address-view";
import { usePageTitle } from "@/lib/use-page-title";
import { companyPath } from "@/navigation/paths";
import { useFresh } from "@/stores/use-fresh";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { CandidateActions } from "./candidate-actions";
import { PostingActions } from "./posting-actions";

const tabs = ["job", "pipeline", "activity"] as const;
type Tab = (typeof tabs)[number];
const titles: Record<Tab, string> = {
  job: "The job",
  pipeline: "Candidates",
  activity: "Activity",
};
const filters = ["search", "candidate"] as const;

/** One job at the college: to be answered, and then its candidates. */
export const PostingScreen = observer(function PostingScreen() {
  const { id = "" } = useParams();
  return <OnePosting key={id} id={id} />;
});

const OnePosting = observer(function OnePosting({ id }: { id: string }) {
  const { calls } = useStores();
  const [posting] = useState(
    () =>
      new Loadable<PostingReview>(async () => (await calls.po()).postings.read({ params: { id } })),
  );
  useFresh(posting, { on: ["job.changed", "connection.changed"] });
  usePageTitle(posting.value?.title);
  if (posting.failure?.status === 404)
    return (
      <div className="px-6 py-5">
        <h1 className="sr-only">Job not found</h1>
        <EmptyState title="There is no such job">
          The link may be old, or the company has taken the job back.
        </EmptyState>
      </div>
    );
  return (
    <Load of={posting} toEdges>
      {(found) => <Opened posting={found} source={posting} />}
    </Load>
  );
});

interface OpenedProps {
  posting: PostingReview;
  /** Where it came from, and comes anew. */
  source: Loadable<PostingReview>;
}
const resumeOf = ({ id, resume }: ApplicationSheet) => <SentResume key={id} resume={resume} />;

const Opened = observer(function Opened({ posting, source }: OpenedProps) {
  const { calls } = useStores();
  const set = (next: PostingReview) => source.set(next);
  const reload = () => void source.load();
  const mayChange = useMayChange("po");
  const { tab: asked, asked: view, change } = useAddressView(tabs, filters);
  const { search = "", candidate } = view;
  const approved = !["PENDING", "IN_REVIEW", "REJECTED"].includes(posting.state);
  const tab = asked === "pipeline" && !approved ? "job" : asked;
  const held = isHeldUp(posting);
  const filter = useMemo(() => ({ ...(search && { search }) }), [search]);
  const { jobId, job, mayPost } = posting;
  const actionsOf = useCallback(
    (sheet: ApplicationSheet, changed: () => void) => (
      <CandidateActions sheet={sheet} job={job} isApart={!mayPost} onChanged={changed} />
    ),
    [job, mayPost],
  );
  const board = useBoard({
    area: "po",
    jobId,
    filter,
    offered: approved,
    looking: tab === "pipeline",
    beside: source,
  });
  const onSearch = useCallback(
    (next: string) => change({ search: next }, { replace: true }),
    [change],
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-start gap-4 px-6 pt-5 pb-3">
        <Avatar
          decorative
          entity="company"
          size="lg"
          name={posting.company.name}
          src={publicFile(posting.company.picture)}
        />
        <div className="min-w-0">
          <h1 className="title-2xl flex flex-wrap items-center gap-3">
            {posting.title}
            {held ? <HeldUpPill /> : <PostingPill area="po" state={posting.state} />}
          </h1>
          <p className="text-ink-2">
            <AppLink href={companyPath(posting.company.id)} className="link">
              {posting.company.name}
            </AppLink>
            {` · ${payWords(posting)} · ${closing(posting.closesAt)}`}
            {posting.state === "PENDING" &&
              posting.dueAt &&
              ` · answer due ${dayOf(posting.dueAt)}`}
          </p>
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <TodoAbout area="po" type="JOB" id={posting.id} name={posting.title} />
          {mayChange && (
            <WriteAbout area="po" other={posting.company} about={`posting:${posting.id}`} />
          )}
          <PostingActions posting={posting} set={set} reload={reload} />
        </div>
      </header>
      {!posting.mayPost && !(endedPostings as readonly string[]).includes(posting.state) && (
        <div className="px-6 pb-3">
          <Alert
            tone="warn"
            title={`${posting.company.name} may post no jobs at your college, so nobody can apply`}
          >
            {approved
              ? "You are not connected, or its leave is taken away. Who has applied can be read on."
              : "You are not connected, or its leave is taken away. Decline the job, or let the company post again."}
          </Alert>
        </div>
      )}
      <Tabs<Tab>
        label="Parts of the job"
        tabs={(approved ? tabs : (["job", "activity"] as const)).map((value) => ({
          value,
          label: titles[value],
          ...(value === "pipeline" && { count: posting.applications }),
        }))}
        value={tab}
        onValueChange={(next) => {
          if (next === "pipeline") board.ahead(filter);
          change({ tab: next });
        }}
        className="px-6"
      />
      {tab === "job" && (
        <div className="max-w-page wide:grid-cols-[minmax(0,1fr)_22rem] grid gap-8 px-6 py-5">
          <JobFacts job={posting.job} area="po" />
          <Around posting={posting} />
        </div>
      )}
      {tab === "pipeline" && (
        <Pipeline
          area="po"
          store={board}
          label={`Candidates for ${posting.title}`}
          collegeId=""
          onCollege={() => undefined}
          openId={candidate}
          onOpen={(id) => change({ candidate: id ?? "" }, { replace: candidate !== undefined })}
          resumeOf={resumeOf}
          actionsOf={actionsOf}
          onChanged={reload}
          tools={
            <>
              <SearchBox
                label="Search candidates"
                placeholder="Name of the candidate"
                search={search}
                onSearch={onSearch}
              />
              <ExportMenu
                area="po"
                list="applicants"
                name="applications"
                take={async (sheet, given) =>
                  (await calls.po()).applications.export(
                    {
                      params: { id: jobId },
                      query: { ...filter, ...sheet },
                    },
                    given,
                  )
                }
              />
            </>
          }
        />
      )}
      {tab === "activity" && (
        <div className="max-w-read px-6 py-5">
          <History label="What happened" events={posting.timeline} />
        </div>
      )}
    </div>
  );
});

/** What an officer weighs beside the job itself: whom it reaches, and what was asked. */
function Around({ posting }: { posting: PostingReview }) {
  const { eligible, students, question, answer, reasonText, state, mayPost } = posting;
  const does = mayPost ? "could apply" : "meet its conditions";
  return (
    <aside aria-label="For your decision" className="grid content-start gap-5">
      <div className="border-rule grid gap-2 rounded-md border p-4">
        <p className="text-base">
          {students === 0
            ? "You have no active students yet."
            : `${eligible.toLocaleString("en-IN")} of ${students.toLocaleString("en-IN")} active students ${does}.`}
        </p>
        <Meter label={`Students who ${does}`} value={eligible / Math.max(1, students)} />
      </div>
      {question && (
        <div className="border-rule grid gap-2 rounded-md border p-4">
          <p className="wrap-break-word whitespace-pre-line">
            <span className="text-ink-3">You asked: </span>
            {question}
          </p>
          <p className="wrap-break-word whitespace-pre-line">
            <span className="text-ink-3">{answer ? "They answered: " : "No answer yet."}</span>
            {answer}
          </p>
        </div>
      )}
      {state === "REJECTED" && (
        <Alert tone="info" title="You have declined this job.">
          {reasonText}
        </Alert>
      )}
    </aside>
  );
}
