import { stagesOf } from "@toran/contract/hiring/stages";
import type { ApplicationSheet, Candidate } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { EmptyState } from "@toran/ui";
import { DataTable } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { CandidateSheet } from "@/features/hiring/pipeline/candidate-sheet";
import { PipelineWork } from "@/features/hiring/pipeline/pipeline-work";
import { useBoardChanges } from "@/features/hiring/pipeline/use-board-changes";
import { useOneMove } from "@/features/hiring/pipeline/use-one-move";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { rowBeside } from "@/lib/row-beside";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { applicantColumns } from "./applicant-columns";
import { ApplicantFilter } from "./applicant-filter";
import { type ApplicantsAsked, useApplicantView } from "./applicant-view";
import { useChosenApplicants } from "./chosen-applicants";
import { useCandidateActions } from "./use-candidate-actions";

interface JobApplicantsProps {
  job: Job;
  /** The applicant that is open beside the list. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChanged: () => void;
}

/** Everybody who applied to a job, in a table; each opens beside it. */
export const JobApplicants = observer(function JobApplicants(props: JobApplicantsProps) {
  const { job, openId, onOpen, onChanged } = props;
  const { calls, feedback } = useStores();
  const { rounds } = job;
  const stages = useMemo(() => stagesOf(rounds), [rounds]);
  const { asked, query, change, searched, view, sorting } = useApplicantView(job);
  const own = useOwnTable("applicants");
  const list = useWindowList<Candidate, ApplicantsAsked>(async (wanted, next, options) => {
    const { applications } = await calls.hr();
    return applications.list({ params: { id: job.id }, query: { ...wanted, next } }, options);
  }, query);
  const [changes, setChanges] = useState(0);
  /** Others than whoever is open stand elsewhere by now, and the list does not show it yet. */
  const [behind, setBehind] = useState(false);
  const [work] = useState(() => {
    const changed = () => setChanges((before) => before + 1);
    const undone = () => setBehind(true);
    return new PipelineWork({ calls, feedback, area: "hr", changed, undone });
  });
  const follow = useEffectEvent(() => {
    onChanged();
    // Whoever is open is read again, and their row with them: the reader's place in the list stays.
    if (!openId && !behind) void list.refresh();
  });
  useEffect(() => {
    if (changes) follow();
  }, [changes]);
  // Others' changes wait until whoever is open is closed, whose row would go.
  useBoardChanges(job.id, true, () => {
    onChanged();
    if (openId) setBehind(true);
    else void list.follow();
  });
  useEffect(() => {
    if (openId || !behind) return;
    setBehind(false);
    void list.refresh();
  }, [openId, behind, list]);
  const { bookmarks, said, ...sheetOf } = useCandidateActions(job);
  const columns = useMemo(() => applicantColumns(rounds, bookmarks), [rounds, bookmarks]);
  const { move, dialog } = useOneMove({ work, places: stages });
  const { bulk, ...choice } = useChosenApplicants({ job, list, query, stages, work, onOpen });
  const at = list.rows.findIndex(({ id }) => id === openId);
  const show = (read: ApplicationSheet) =>
    list.revise(
      ({ id }) => id === read.id,
      () => read,
    );
  return (
    <>
      <DataTable
        label={`Applicants for ${job.title}`}
        one="applicant"
        many="applicants"
        {...tableOf(list, view)}
        {...sorting}
        {...own}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ studentName }) => studentName}
        onOpen={({ id }) => onOpen(id)}
        openId={openId}
        {...choice}
        empty={
          <EmptyState title="Nobody has applied yet">
            Students of the colleges you sent the job to stand here as soon as they apply.
          </EmptyState>
        }
        toolbar={
          <>
            <SearchBox
              label="Search applicants"
              placeholder="Name of the applicant"
              {...searched}
            />
            <ApplicantFilter job={job} asked={asked} change={change} />
          </>
        }
        tools={
          <ExportMenu
            area="hr"
            list="applicants"
            name="applications"
            take={async (sheet, given) => {
              const { applications } = await calls.hr();
              return applications.export(
                { params: { id: job.id }, query: { ...query, ...sheet } },
                given,
              );
            }}
          />
        }
      />
      {openId && (
        <CandidateSheet
          key={openId}
          area="hr"
          id={openId}
          stages={stages}
          again={changes}
          onRead={show}
          onClose={() => onOpen(undefined)}
          onMove={(by) => onOpen(rowBeside(list, at, by)?.id ?? openId)}
          atStart={at <= 0}
          atEnd={at < 0 || at === list.rows.length - 1}
          move={move}
          {...sheetOf}
          onChanged={() => setChanges((before) => before + 1)}
        />
      )}
      {dialog}
      {bulk}
      <output className="sr-only">{said}</output>
    </>
  );
});
