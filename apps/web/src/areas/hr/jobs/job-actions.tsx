import { isFailure } from "@toran/api-client/failure";
import type { Job } from "@toran/contract/schemas/job";
import { Button, ConfirmDialog, IconButton, Menu } from "@toran/ui";
import { Ellipsis } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { WhyDialog } from "@/features/hiring/why-dialog";
import { AppLink } from "@/lib/app-link";
import { useIsHere } from "@/lib/use-is-here";
import { paths, withId } from "@/navigation/paths";
import { toldHere } from "@/lib/told-here";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { CollegeActions, isWorkedOn } from "./college-actions";
import { SendDialog } from "./send-dialog";
import { stillOpen, takenBack } from "./still-open";

interface JobActionsProps {
  job: Job;
  set: (job: Job) => void;
  /** Shows the job as it is by now. */
  reload: () => Promise<Job | undefined>;
}
type Asked = "CLOSE" | "COMPLETE" | "CANCEL" | "REMOVE";
const texts: Record<Asked, { title: string; follows: string; verb: string; bad?: true }> = {
  CLOSE: {
    title: "Close this job?",
    follows:
      "Nobody can apply any more. The candidates stay where they are, and you go on with them.",
    verb: "Close the job",
  },
  COMPLETE: {
    title: "Complete this job?",
    follows: "All its postings are closed and put away. Candidates and offers stay to be read.",
    verb: "Complete the job",
  },
  CANCEL: {
    title: "Cancel this job?",
    follows:
      "Every posting is cancelled: open applications close, offers that nobody has joined by end, and dates that are still to come are cancelled. Colleges and students are told.",
    verb: "Cancel the job",
    bad: true,
  },
  REMOVE: {
    title: "Delete this draft?",
    follows: "It is gone for good.",
    verb: "Delete",
    bad: true,
  },
};

const overWords: Partial<Record<Job["state"], string>> = {
  COMPLETED: "The job was completed meanwhile",
  CANCELLED: "The job was cancelled meanwhile",
};

/** What can be done with a job as a whole. */
export const JobActions = observer(function JobActions({ job, set, reload }: JobActionsProps) {
  const { calls, feedback } = useStores();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const mayChange = useMayChange("hr");
  const [asked, setAsked] = useState<Asked>();
  /** The job as it was when its deletion was asked for: the page follows what others do to it. */
  const [looked, look] = useState(job);
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const { state } = job;
  const over = overWords[state];
  /** By this page itself. */
  const ending = useRef(false);
  const asking = asked !== undefined || sending;
  // What was being asked goes with a job that somebody else ends, and not without a word.
  useEffect(() => {
    if (!over || !asking) return;
    setAsked(undefined);
    setSending(false);
    if (!ending.current) feedback.toast("warning", over);
  }, [over, asking, feedback]);
  if (!mayChange || over) return null;
  const command = async (name: "CLOSE" | "COMPLETE" | "CANCEL", why = "") => {
    const { jobs } = await calls.hr();
    const body = { command: name, ...(why && { reason: why }) };
    ending.current = name !== "CLOSE";
    // Why it is cancelled is asked in a dialog, which tells why it is not.
    const manner = name === "CANCEL" ? toldHere : undefined;
    const reply = await jobs.command({ params: { id: job.id }, body }, manner);
    if (isFailure(reply)) {
      ending.current = false;
      void reload();
    } else set(reply.data);
    return reply;
  };
  const remove = () => {
    look(job);
    setAsked("REMOVE");
  };
  // Who applies changes no job, so the page does not follow it: what is asked is told of today's.
  const ask = (next: Asked) => () => {
    setAsked(next);
    void reload();
  };
  const act = async () => {
    if (!asked || asked === "CANCEL") return;
    setBusy(true);
    if (asked === "REMOVE") {
      const { id, version } = looked;
      const gone = await (await calls.hr()).jobs.remove({ params: { id }, query: { version } });
      setBusy(false);
      setAsked(undefined);
      if (isFailure(gone)) void reload();
      else if (isHere.current) void navigate(paths.hr.jobs);
      return;
    }
    await command(asked);
    setBusy(false);
    setAsked(undefined);
  };
  const text = asked && texts[asked];
  const waiting = job.postings.reduce((sum, { open }) => sum + open, 0);
  const edit = withId(paths.hr.editJob, job.id);
  const maySend = state !== "CLOSED";
  const unsendable = Object.keys(job.missing).length > 0;
  const underWay = job.postings.some(isWorkedOn);
  return (
    <>
      {underWay ? (
        <CollegeActions job={job} />
      ) : (
        <>
          <Button intent="secondary" asChild>
            <AppLink href={edit}>Edit</AppLink>
          </Button>
          {maySend && (
            <Button onClick={() => setSending(true)} disabled={unsendable}>
              Send to colleges
            </Button>
          )}
        </>
      )}
      <Menu
        align="end"
        link={AppLink}
        trigger={
          <IconButton label="More for this job">
            <Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        }
        entries={
          state === "DRAFT"
            ? [{ label: "Delete the draft", onSelect: remove }]
            : [
                ...(underWay ? [{ label: "Edit the job", href: edit }] : []),
                ...(underWay && maySend
                  ? [
                      {
                        label: "Send to more colleges",
                        onSelect: () => setSending(true),
                        disabled: unsendable,
                      },
                    ]
                  : []),
                ...(state === "ACTIVE" ? [{ label: "Close the job", onSelect: ask("CLOSE") }] : []),
                { label: "Complete the job", onSelect: ask("COMPLETE") },
                "rule" as const,
                { label: "Cancel the job", onSelect: ask("CANCEL") },
              ]
        }
      />
      <SendDialog job={job} open={sending} onOpenChange={setSending} reload={reload} />
      {asked === "CANCEL" && (
        <WhyDialog
          draft={`cancel-${job.id}`}
          title={texts.CANCEL.title}
          description={texts.CANCEL.follows}
          confirmLabel={texts.CANCEL.verb}
          cancelLabel="Leave it"
          hint="Colleges and students read it."
          destructive
          failed={`${job.title} is not cancelled`}
          onClose={() => setAsked(undefined)}
          onConfirm={(why) => command("CANCEL", why)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && asked !== "CANCEL"}
        onOpenChange={() => setAsked(undefined)}
        title={text?.title ?? ""}
        description={[
          text?.follows,
          asked !== "REMOVE" && takenBack(job.postings),
          asked === "COMPLETE" && stillOpen(waiting),
        ]
          .filter(Boolean)
          .join(" ")}
        confirmLabel={text?.verb ?? ""}
        cancelLabel="Leave it"
        destructive={text?.bad}
        busy={busy}
        onConfirm={() => void act()}
      />
    </>
  );
});
