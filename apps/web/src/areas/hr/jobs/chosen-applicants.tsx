import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { Candidate } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { countSelected, nothing, type Selection } from "@toran/ui/data-table";
import { useState } from "react";
import type { NamedPlace } from "@/features/hiring/pipeline/moves";
import type { PipelineWork } from "@/features/hiring/pipeline/pipeline-work";
import { useCandidateBulk } from "@/features/hiring/pipeline/use-candidate-bulk";
import { toldHere } from "@/lib/told-here";
import type { WindowStore } from "@/lib/window-store";
import type { Calls } from "@/stores/calls";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import type { ApplicantsAsked } from "./applicant-view";

interface ChosenApplicants {
  job: Job;
  list: WindowStore<Candidate, ApplicantsAsked>;
  query: ApplicantsAsked;
  stages: readonly NamedPlace[];
  work: PipelineWork;
  onOpen: (id: string) => void;
}
const most = limits.hiring.bulk;

/** Which applicants of the table are chosen, and what can be done with all of them. */
export function useChosenApplicants(props: ChosenApplicants) {
  const { job, list, query, stages, work, onOpen } = props;
  const { calls, feedback } = useStores();
  const selectable = useMayChange("hr");
  const [selection, setSelection] = useState<Selection>(nothing);
  const filter = JSON.stringify({ ...query, sort: undefined });
  const [filtered, setFiltered] = useState(filter);
  if (filtered !== filter) {
    setFiltered(filter);
    // Everybody who matches is somebody else under another filter.
    if (selection.all) setSelection(nothing);
  }
  const count = countSelected(selection, list.total ?? list.rows.length);
  const { actions, dialog } = useCandidateBulk<Selection>({
    area: "hr",
    stages,
    work,
    count,
    idsOf: async (chosen) => {
      const ids = await idsOf(calls, job.id, query, chosen);
      if (!isFailure(ids)) return ids;
      // What was pressed does nothing then, and a call that only reads is not told of by itself.
      if (ids.kind !== "ended") feedback.toast("error", ids.message);
      return [];
    },
    nameOf: (id) => list.rows.find((each) => each.id === id)?.studentName,
    onOpen,
    onMoved: () => {
      setSelection(nothing);
      void list.refresh();
    },
  });
  return {
    selectable,
    selection,
    onSelectionChange: setSelection,
    bulkActions: actions,
    bulk: dialog,
  };
}

/** The ids of those who are chosen, or of at least as many as one move may take; or why they do not come. */
async function idsOf(
  calls: Calls,
  jobId: string,
  asked: ApplicantsAsked,
  { all, ids: named }: Selection,
): Promise<string[] | ApiFailure> {
  if (!all) return [...named];
  const { applications } = await calls.hr();
  const ids: string[] = [];
  let next: string | undefined;
  do {
    const query = { ...asked, next, limit: limits.list.maxPageSize };
    const reply = await settle(applications.list({ params: { id: jobId }, query }, toldHere));
    if (isFailure(reply)) return reply;
    ids.push(...reply.data.items.map(({ id }) => id).filter((id) => !named.has(id)));
    next = reply.data.next ?? undefined;
  } while (next && ids.length < most);
  return ids;
}
