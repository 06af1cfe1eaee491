import { isFailure } from "@toran/api-client/failure";
import type { Job, Posting } from "@toran/contract/schemas/job";
import { Alert, Avatar, Button, TextArea } from "@toran/ui";
import { CalendarPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { commandsFrom, endedPostings, isHeldUp, postingMoves } from "@toran/contract/hiring/moves";
import { dayOf } from "@/features/hiring/dates";
import { HeldUpPill, PostingPill } from "@/features/hiring/state-pill";
import { WriteAbout } from "@/features/hiring/write-about";
import { postingReasonWords } from "@/features/hiring/words";
import { AppLink } from "@/lib/app-link";
import { publicFile } from "@/lib/public-file";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { bookingPath } from "@/navigation/booking-path";
import { CancelHere } from "./cancel-here";
import { CompleteHere } from "./complete-here";
import { isKnown, isWorkedOn, takesDates } from "./college-actions";

interface ShowsJob {
  set: (job: Job) => void;
  /** Shows the job as it is by now. */
  reload: () => void;
}
interface JobCollegesProps extends ShowsJob {
  job: Job;
}

const verbs = {
  PAUSE: "Pause",
  RESUME: "Open again",
  CLOSE: "Close",
  REOPEN: "Open again",
  WITHDRAW: "Take back",
  RESUBMIT: "Send once more",
  COMPLETE: "Complete",
  CANCEL: "Cancel here",
} as const;
const begun = { answer: "", read: "" };
type Command = keyof typeof verbs;
const isVerb = (command: string): command is Command => command in verbs;

/** The colleges a job was sent to, and how each has answered. */
export const JobColleges = observer(function JobColleges({ job, ...shows }: JobCollegesProps) {
  return (
    <ul aria-label="Colleges" className="divide-rule divide-y px-6">
      {job.postings.map((posting) => (
        <College key={posting.id} posting={posting} {...shows} />
      ))}
    </ul>
  );
});

function College({ posting, set, reload }: ShowsJob & { posting: Posting }) {
  const { calls, session } = useStores();
  const mayChange = useMayChange("hr");
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [asked, ask] = useState<"CANCEL" | "COMPLETE">();
  const { id, college, state } = posting;
  const question = posting.question ?? undefined;
  const { typed, put, sent } = useTyped(session.draft(`answer-${id}`), begun);
  /** The question that the answer was begun to; the page follows what the college asks meanwhile. */
  const read = typed.read || question;
  const answer = typed.answer.trim();
  const write = (next: string) => {
    const kept = typed.answer ? read : question;
    put(next ? { answer: next, read: kept ?? "" } : begun);
  };
  const send = async (
    command: Command | "ANSWER",
    said?: { answer: string; question?: string | undefined } | { reason: string },
  ) => {
    const { jobs } = await calls.hr();
    const reply = await jobs.posting({ params: { id }, body: { command, ...said } }, toldHere);
    if (!isFailure(reply)) set(reply.data);
    else if (reply.status === 409) reload();
    return reply;
  };
  const give = async (command: Command | "ANSWER") => {
    if (command === "ANSWER" && !answer) return setProblem("Write the answer.");
    setBusy(command);
    const reply = await send(
      command,
      command === "ANSWER" ? { answer, question: read } : undefined,
    );
    setBusy(undefined);
    ask(undefined);
    if (isFailure(reply)) {
      tellLate(`Nothing has changed at ${college.name}`, reply);
      // From here on it answers what the page shows.
      if (reply.status === 409) put({ read: "" });
      // What is wrong with the job itself has no field here.
      return setProblem(reply.reason);
    }
    setProblem(undefined);
    if (command === "ANSWER") sent();
  };
  // Who applies changes no job, so the page does not follow it: what is asked is told of today's.
  const askFor = (command: "CANCEL" | "COMPLETE") => {
    ask(command);
    reload();
  };
  const may = commandsFrom(postingMoves, "COMPANY", state)
    .filter(isVerb)
    // What the college has not let in yet is taken back, not cancelled.
    .filter((command, _, all) => command !== "CANCEL" || !all.includes("WITHDRAW"))
    .filter((command) => command !== "RESUBMIT" || posting.allowResubmit);
  const apart = !posting.mayPost && !endedPostings.includes(state);
  const reason =
    posting.reason && posting.reason !== "UNSPECIFIED" && postingReasonWords[posting.reason];
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar
          decorative
          entity="college"
          size="sm"
          name={college.name}
          src={publicFile(college.picture)}
        />
        <div className="min-w-0">
          <h2 className="font-medium">{college.name}</h2>
          <p className="text-ink-3">
            {[
              college.city,
              posting.applications &&
                `${posting.applications.toLocaleString("en-IN")} ${posting.applications === 1 ? "applicant" : "applicants"}`,
              state === "PENDING" && posting.dueAt && `answer due ${dayOf(posting.dueAt)}`,
              posting.automatic && "approved by its rules",
              apart && "not connected, or it takes no jobs from you",
              !apart && isWorkedOn(posting) && !takesDates(posting) && "takes no bookings from you",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {isHeldUp(posting) ? <HeldUpPill /> : <PostingPill area="hr" state={state} />}
          {mayChange && isKnown(posting) && (
            <WriteAbout area="hr" other={college} about={`posting:${id}`} size="sm" />
          )}
          {mayChange && takesDates(posting) && (
            <Button intent="quiet" size="sm" asChild>
              <AppLink href={bookingPath(college.id, id)}>
                <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.75} />
                Book a date
                <span className="sr-only"> at {college.name}</span>
              </AppLink>
            </Button>
          )}
          {mayChange &&
            may.map((command) => (
              <Button
                key={command}
                size="sm"
                intent="secondary"
                busy={busy === command}
                onClick={() =>
                  command === "CANCEL" || command === "COMPLETE"
                    ? askFor(command)
                    : void give(command)
                }
              >
                {verbs[command]}
                <span className="sr-only"> at {college.name}</span>
              </Button>
            ))}
        </span>
      </div>
      {problem && <Alert tone="bad" title={problem} />}
      {asked === "COMPLETE" && (
        <CompleteHere
          college={college.name}
          waiting={posting.open}
          busy={busy === "COMPLETE"}
          onClose={() => ask(undefined)}
          onComplete={() => void give("COMPLETE")}
        />
      )}
      {asked === "CANCEL" && (
        <CancelHere
          postingId={id}
          college={college.name}
          onClose={() => ask(undefined)}
          onCancel={(why) => send("CANCEL", why ? { reason: why } : undefined)}
        />
      )}
      {state === "REJECTED" && (
        <Alert tone="bad" title="The college has declined the job.">
          {[reason, posting.reasonText].filter(Boolean).join(". ")}
        </Alert>
      )}
      {posting.question && (
        <div className="border-rule grid gap-3 rounded-md border p-4">
          <p className="wrap-break-word whitespace-pre-line">
            <span className="text-ink-3">The college asks: </span>
            {posting.question}
          </p>
          {posting.answer && (
            <p className="wrap-break-word whitespace-pre-line">
              <span className="text-ink-3">You answered: </span>
              {posting.answer}
            </p>
          )}
          {state === "IN_REVIEW" && mayChange && (
            <div className="grid gap-3">
              <TextArea
                label="Your answer"
                rows={3}
                maxLength={2000}
                value={typed.answer}
                onChange={({ target }) => write(target.value)}
              />
              <Button
                className="justify-self-start"
                busy={busy === "ANSWER"}
                busyLabel="Sending"
                onClick={() => void give("ANSWER")}
              >
                Send the answer
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
