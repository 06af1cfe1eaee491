import { isFailure, settle, tooMany } from "@toran/api-client/failure";
import type { Job } from "@toran/contract/schemas/job";
import type { Reach } from "@toran/contract/schemas/posting";
import { Alert, Button, Dialog, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { postingWords } from "@/features/hiring/words";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { paths } from "@/navigation/paths";
import type { HrCalls } from "@/stores/calls";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { CollegeChoice } from "./college-choice";
import { reachWords } from "./reach-words";

const reachOf = ({ rule, ruleReason }: Job) => ({ rule, ...(ruleReason && { ruleReason }) });

type Connected = Reach & { uncounted?: string };
/** The connected colleges with how many could apply; where too many rules were counted, why nobody was. */
async function connectedTo({ jobs }: HrCalls, job: Job) {
  const options = { showLoader: false };
  const reply = await settle(jobs.reach({ body: reachOf(job) }, { ...options, showToast: false }));
  if (!isFailure(reply) || reply.status !== tooMany) return reply;
  const roll = await jobs.reach({ body: { rule: { all: [] } } }, options);
  return isFailure(roll) ? roll : { ...roll, data: { ...roll.data, uncounted: reply.message } };
}

interface SendDialogProps {
  job: Job;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shows the job as it is by now. */
  reload: () => Promise<Job | undefined>;
}

/** Chooses the colleges a job goes to, with how many of their students could apply. */
export const SendDialog = observer(function SendDialog(props: SendDialogProps) {
  const { open, onOpenChange, job } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Send ${job.title} to colleges`}
      description="Each college decides for itself, and its students see the job once it has."
    >
      {open && <Colleges {...props} />}
    </Dialog>
  );
});

const Colleges = observer(function Colleges({ job, onOpenChange, reload }: SendDialogProps) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [found] = useState(
    () => new Loadable<Connected>(async () => connectedTo(await calls.hr(), job)),
  );
  useEffect(() => void found.load(), [found]);
  /** The version that was looked at: the page follows what others do to the job while this is open. */
  const [version, look] = useState(job.version);
  const again = async () => {
    const now = await reload();
    if (now) look(now.version);
  };
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sent = new Map(
    job.postings
      .filter(({ state }) => state !== "WITHDRAWN")
      .map(({ college, state }) => [college.id, postingWords[state].word.toLowerCase()]),
  );
  const nameOf = (id: string) =>
    found.value?.colleges.find(({ college }) => college.id === id)?.college.name;
  const send = async () => {
    if (!chosen.length) return setProblem("Choose at least one college.");
    setProblem(undefined);
    setBusy(true);
    const { jobs } = await calls.hr();
    const body = { collegeIds: [...chosen], version };
    const reply = await jobs.send({ params: { id: job.id }, body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate(`${job.title} is not sent`, reply);
      if (reply.status === 409) void again();
      // What is wrong with the job itself has no field here.
      return setProblem(reply.reason);
    }
    void again();
    const refused = reply.data.results.filter(({ ok }) => !ok);
    if (!refused.length) return onOpenChange(false);
    setChosen([]);
    setProblem(
      refused
        .map(({ collegeId, message = "It was not sent." }) => `${nameOf(collegeId)}: ${message}`)
        .join(" "),
    );
  };
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      <Load of={found}>
        {({ colleges, uncounted }) =>
          colleges.length ? (
            <div className="grid gap-2">
              {uncounted && (
                <p className="text-ink-3">{uncounted} Jobs can be sent all the same.</p>
              )}
              <CollegeChoice
                colleges={colleges}
                isSent={(id) => sent.has(id)}
                hintOf={({ college: { id }, ...counted }) => {
                  if (sent.has(id)) return `Was sent the job: ${sent.get(id)}`;
                  return uncounted ? undefined : `${reachWords(counted)} students could apply`;
                }}
                chosen={chosen}
                onChange={setChosen}
              />
            </div>
          ) : (
            <EmptyState
              title="No connected college yet"
              action={
                <Button asChild>
                  <AppLink href={paths.hr.colleges}>Find colleges</AppLink>
                </Button>
              }
            >
              Jobs go to colleges you are connected to.
            </EmptyState>
          )
        }
      </Load>
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button onClick={() => void send()} busy={busy} busyLabel="Sending">
          {chosen.length > 1 ? `Send to ${chosen.length} colleges` : "Send"}
        </Button>
      </div>
    </div>
  );
});
