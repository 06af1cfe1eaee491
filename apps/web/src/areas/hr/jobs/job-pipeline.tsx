import type { Job } from "@toran/contract/schemas/job";
import { useCallback } from "react";
import type { BoardStore } from "@/features/hiring/pipeline/board-store";
import { Pipeline } from "@/features/hiring/pipeline/pipeline";
import { ExportMenu } from "@/features/list-export/export-menu";
import type { SheetAsked } from "@/features/list-export/preset-calls";
import { SearchBox } from "@/features/search/search-box";
import { useStores } from "@/stores/use-stores";
import { useCandidateActions } from "./use-candidate-actions";

type View = Partial<Record<"college" | "search" | "candidate", string>>;
interface JobPipelineProps {
  job: Job;
  board: BoardStore;
  view: View;
  change: (view: View, options?: { replace?: boolean }) => void;
  onChanged: () => void;
}

/** The candidates of a job, at their stages. */
export function JobPipeline({ job, board, view, change, onChanged }: JobPipelineProps) {
  const { calls } = useStores();
  const { college = "", search = "", candidate } = view;
  const onSearch = useCallback(
    (next: string) => change({ search: next }, { replace: true }),
    [change],
  );
  const { said, ...sheetOf } = useCandidateActions(job);
  const take = async (asked: SheetAsked<"applicants">, given?: { signal: AbortSignal }) => {
    const { applications } = await calls.hr();
    const query = { ...asked, ...(college && { collegeId: college }), ...(search && { search }) };
    return applications.export({ params: { id: job.id }, query }, given);
  };
  return (
    <>
      <Pipeline
        area="hr"
        store={board}
        label={`Applicants for ${job.title}`}
        collegeId={college}
        onCollege={(id) => change({ college: id })}
        openId={candidate}
        onOpen={(id) => change({ candidate: id ?? "" }, { replace: candidate !== undefined })}
        {...sheetOf}
        onChanged={onChanged}
        tools={
          <>
            <SearchBox
              label="Search candidates"
              placeholder="Name of the candidate"
              search={search}
              onSearch={onSearch}
            />
            <ExportMenu area="hr" list="applicants" name="applications" take={take} />
          </>
        }
      />
      <output className="sr-only">{said}</output>
    </>
  );
}
