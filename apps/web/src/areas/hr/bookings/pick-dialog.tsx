import { isFailure } from "@toran/api-client/failure";
import { chosen, type ScheduleCandidates } from "@toran/contract/schemas/slot";
import { seenOf } from "@toran/contract/seen";
import { Alert, Button, Dialog, EmptyState, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { OpenSchedule } from "@/features/hiring/slots/drawn-slots";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

/** Chooses who is invited first, and in which order the others move up. */
export const PickDialog = observer(function PickDialog(
  props: OpenSchedule & { onClose: () => void },
) {
  const { calls } = useStores();
  const { schedule, onClose } = props;
  const [found] = useState(
    () =>
      new Loadable<ScheduleCandidates>(async () =>
        (await calls.hr()).schedules.candidates({ params: { id: schedule.id } }),
      ),
  );
  useEffect(() => void found.load(), [found]);
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title="Choose whom to invite"
      description="Those chosen first are invited when you publish. When one declines or does not answer, the next alternate moves up."
    >
      <Load of={found}>
        {(candidates) =>
          candidates.length ? (
            <Choice {...props} candidates={candidates} />
          ) : (
            <EmptyState title="No candidate is in this round">
              Move candidates into it in the pipeline of the job.
            </EmptyState>
          )
        }
      </Load>
    </Dialog>
  );
});

type Ranks = Record<string, string>;
const first = "FIRST";

function Choice({
  schedule,
  set,
  onClose,
  candidates,
}: OpenSchedule & { onClose: () => void; candidates: ScheduleCandidates }) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [ranks, setRanks] = useState<Ranks>(() => {
    // Who is no candidate any more leaves no gap among those who are to move up.
    const there = new Set(candidates.map(({ applicationId }) => applicationId));
    const of = (alternates: boolean) =>
      schedule.picks
        .filter((each) => each.alternate === alternates && there.has(each.applicationId))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ applicationId }) => applicationId);
    return ranked(of(false), of(true));
  });
  // A colleague may choose meanwhile: theirs is not written over unseen.
  const [seen] = useState(() => seenOf(chosen, schedule.picks));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const alternates = candidates
    .filter(({ applicationId }) => ranks[applicationId] && ranks[applicationId] !== first)
    .toSorted((a, b) => Number(ranks[a.applicationId]) - Number(ranks[b.applicationId]))
    .map(({ applicationId }) => applicationId);
  const primary = candidates
    .map(({ applicationId }) => applicationId)
    .filter((id) => ranks[id] === first);
  /** Puts one among the alternates at a place; the others make room. */
  const put = (id: string, rank: string) => {
    setProblem(undefined);
    if (!rank || rank === first) {
      const others = alternates.filter((each) => each !== id);
      return setRanks(ranked(primary, others, rank === first ? id : undefined, id));
    }
    const others = alternates.filter((each) => each !== id);
    others.splice(Number(rank) - 1, 0, id);
    setRanks(
      ranked(
        primary.filter((each) => each !== id),
        others,
      ),
    );
  };
  const save = async () => {
    if (!primary.length) return setProblem("Choose at least one to invite first.");
    setBusy(true);
    const { schedules } = await calls.hr();
    const body = { primary, alternates, seen };
    const reply = await schedules.pick({ params: { id: schedule.id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("The choice is not saved", reply);
      return setProblem(reply.reason);
    }
    set(reply.data);
    onClose();
  };
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      <p className="text-ink-2">
        {primary.length} of {schedule.slots.length} slots would be filled, with {alternates.length}{" "}
        to move up.
      </p>
      <ul className="divide-rule max-h-90 divide-y overflow-y-auto pe-1">
        {candidates.map(({ applicationId, name, department }) => (
          <li key={applicationId} className="flex items-center gap-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="text-ink-3 block truncate text-xs">{department}</span>
            </span>
            <Select
              label={name}
              labelHidden
              options={[
                { value: "", label: "Not invited" },
                { value: first, label: "Invited first" },
                ...places(alternates.length, alternates.includes(applicationId)),
              ]}
              value={ranks[applicationId] ?? ""}
              onChange={({ target }) => put(applicationId, target.value)}
              className="w-44"
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} busyLabel="Saving" onClick={() => void save()}>
          Save the choice
        </Button>
      </div>
    </div>
  );
}

const places = (many: number, among: boolean) =>
  Array.from({ length: among ? many : many + 1 }, (_, place) => ({
    value: String(place + 1),
    label: `Alternate ${place + 1}`,
  }));

function ranked(primary: string[], alternates: string[], added?: string, moved?: string): Ranks {
  const firsts = primary.filter((id) => id !== moved);
  return Object.fromEntries([
    ...[...firsts, ...(added ? [added] : [])].map((id) => [id, first] as const),
    ...alternates.map((id, place) => [id, String(place + 1)] as const),
  ]);
}
