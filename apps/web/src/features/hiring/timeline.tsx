import { limits } from "@toran/contract/limits";
import { reasonSaid } from "@toran/contract/hiring/reasons";
import type { Job } from "@toran/contract/schemas/job";
import { Timeline } from "@toran/ui";
import { moment } from "./dates";
import { applicationWords, jobWords, offerWords, postingWords } from "./words";

type Event = Job["timeline"][number];
const states: Record<string, { word: string }> = {
  ...jobWords,
  ...postingWords,
  ...offerWords,
  ...applicationWords,
};
const commands: Record<string, string> = {
  CREATE: "Draft begun",
  EDIT: "Changed",
  SEND: "Sent to colleges",
  SUBMIT: "Sent",
  RESUBMIT: "Sent once more",
  RESEND: "Sent anew",
  QUESTION: "Question asked",
  ANSWER: "Question answered",
  APPROVE: "Approved",
  REJECT: "Declined",
  OPEN: "Opened",
  PAUSE: "Paused",
  RESUME: "Open again",
  CLOSE: "Closed",
  REOPEN: "Open again",
  COMPLETE: "Completed",
  WITHDRAW: "Taken back",
  CANCEL: "Cancelled",
  MARK_UNREAD: "Marked as unread",
  SHORTLIST: "Shortlisted",
  WAITLIST: "Put on the waiting list",
  RANK: "Another place on the waiting list",
  SELECT: "Selected",
  RELEASE: "Taken back by the college",
  DROP: "Closed by the rules",
  REINSTATE: "Brought back",
  UNDO: "Move taken back",
  REQUEST: "The college was asked",
  CONFIRM: "Confirmed",
  COUNTER_PROPOSE: "Another time offered",
  ACCEPT: "The other time accepted",
  RETRACT: "The other time taken back",
  DECLINE: "Declined",
  RESCHEDULE: "Another time asked for",
  KEEP: "The old time kept",
  LAPSE_HOLD: "The places are held no longer",
  PUBLISH: "Slots published",
  UNPUBLISH: "Slots taken back",
  NO_SHOW: "The company did not come",
  OFFER: "Offer made",
  OFFER_DRAFT: "Offer waits for the college",
  OFFER_CONSENT: "Offer made",
  OFFER_ACCEPT: "Offer accepted",
  OFFER_DECLINE: "Offer declined",
  OFFER_EXPIRE: "The time to answer ran out",
  OFFER_REVOKE: "Offer taken back",
  OFFER_JOIN: "Joined",
  OFFER_DEFER: "Joining later",
  OFFER_RENEGE: "Did not join",
  OFFER_REOPEN: "Offer waits again",
};
const by: Record<string, string> = {
  COMPANY: "the company",
  COLLEGE: "the college",
  STUDENT: "the student",
  SYSTEM: "the rules",
};

const titleOf = ({ command, round, to, college }: Event) => {
  if (command === "ADVANCE" && round) return `Moved into ${round}`;
  const title = commands[command] ?? states[to]?.word ?? to;
  return college ? `${title}: ${college}` : title;
};

interface HistoryProps {
  label: string;
  events: readonly Event[];
}

const { story } = limits.hiring;

/** What happened, the newest first, and on whose side; of a long story its end. */
export function History({ label, events }: HistoryProps) {
  if (!events.length) return <p className="text-ink-3">Nothing has happened yet.</p>;
  return (
    <div className="grid gap-4">
      <Timeline
        label={label}
        entries={events.map((event, place) => ({
          id: event.id,
          title: titleOf(event),
          when: `${moment(event.at)}, by ${event.who ?? by[event.side] ?? "somebody"}`,
          dateTime: event.at,
          tone: place ? "idle" : "now",
          detail: reasonSaid(event.reason),
        }))}
      />
      {events.length >= story && (
        <p className="text-ink-3">The latest {story} are told here. What came before is kept.</p>
      )}
    </div>
  );
}
