import type { NoticeType } from "@toran/contract";
import type { Notice } from "../notifications/notify";
import { causes, deadlineMoved, reasonFor } from "./causes";
import { type Happened, isUnseen, type Reader } from "./events";

/** What a notice is about: the job, and whose it is. */
export interface About {
  title: string;
  company: string;
  college: string;
  jobId: string;
  postingId: string;
  companyId: string;
  collegeId: string;
  /** The student, where it is about an application. */
  student?: { id: string; name: string };
}
export interface Told {
  to: Reader;
  type: NoticeType;
  title: Notice["title"];
  groupKey?: string;
}

const office = (text: string): Told => ({ to: "COLLEGE", type: "posting.waiting", title: text });
const firm = (text: string): Told => ({ to: "COMPANY", type: "posting.answered", title: text });

/** Who is told what of each thing that happens to a posting. */
export function ofPosting(
  { command, side, reason }: Happened,
  { title, company, college }: About,
): Told[] {
  switch (command) {
    case "SUBMIT":
      return [office(`${company} sends you ${title}`)];
    case "RESUBMIT":
      return [office(`${company} sends you ${title} once more`)];
    case "ANSWER":
      return [office(`${company} answers your question about ${title}`)];
    case "QUESTION":
      return [firm(`${college} asks you about ${title}`)];
    case "APPROVE":
      return [firm(`${college} approves ${title}`)];
    case "REJECT":
      return [firm(`${college} declines ${title}`)];
    case "CANCEL":
    case "PAUSE":
    case "RESUME": {
      const did = { CANCEL: "cancelled", PAUSE: "paused", RESUME: "opened again" }[command];
      return side === "COLLEGE"
        ? [firm(`${college} has ${did} ${title}`)]
        : [office(`${company} has ${did} ${title}`)];
    }
    // Of what the clock does, whoever reads the dates of the job knows.
    case "CLOSE":
      return side === "COMPANY" ? [office(`${company} has closed ${title}`)] : [];
    case "REOPEN":
      return reason === deadlineMoved ? [] : [office(`${company} has opened again ${title}`)];
    default:
      return [];
  }
}

const moved: Record<string, string> = {
  SHORTLIST: "You are on the short list",
  ADVANCE: "You are in the next round",
  WAITLIST: "You are on the waiting list",
  SELECT: "You are selected",
  REJECT: "You were not taken on",
  DROP: "Your application is closed",
  RELEASE: "Your college has taken your application back",
  REINSTATE: "Your application is back",
  UNDO: "Your application is back where it was",
};
const offered: Record<string, string> = {
  OFFER: "You have an offer",
  OFFER_CONSENT: "You have an offer",
  OFFER_EXPIRE: "The time to answer your offer has run out",
  OFFER_REVOKE: "Your offer was taken back",
  OFFER_RENEGE: "Your offer has ended",
  OFFER_DEFER: "Your joining date has moved",
  OFFER_REOPEN: "Your offer waits for you again",
};
/** How the student of an offer stands to both sides. */
const answered: Record<string, string> = {
  OFFER_ACCEPT: "accepts the offer",
  OFFER_DECLINE: "declines the offer",
  OFFER_EXPIRE: "has let the offer lapse",
  OFFER_REOPEN: "can answer the offer again",
};
/** A company is told what its college does, and a college what the company does. */
const seenByCompany: Record<string, string> = {
  ...answered,
  OFFER_CONSENT: "has the offer, as the college agrees to the time",
  OFFER_RENEGE: "did not join, says the college",
};
const seenByCollege: Record<string, string> = {
  ...answered,
  OFFER_DEFER: "joins later",
  OFFER: "has an offer",
  OFFER_DRAFT: "has an offer that waits for your consent",
  OFFER_REVOKE: "has lost the offer",
  OFFER_RENEGE: "did not join",
};

const unanswered = new Set(["SUBMITTED", "UNDER_REVIEW"]);
/** Whether an application counts as read is for the company alone, also where it takes that back. */
const isOfReading = ({ from, to }: Happened) => unanswered.has(from ?? "") && unanswered.has(to);

/** What a candidate becomes to the company by what it has not done itself. */
const standing: Record<string, string> = { DROP: "no longer", REINSTATE: "again" };
/** Of a cancelled posting a company hears as a whole, and who came to a slot stands there. */
const toldOtherwise = new Set<string | null>([causes.postingCancelled, causes.cameAfterAll]);

/** Who is told what of each thing that happens to an application or its offer. */
export function ofApplication(
  event: Happened,
  { title, company, student, jobId }: About,
  all: Happened[],
): Told[] {
  const { side } = event;
  const command =
    isUnseen(event) && event.command === "OFFER_REOPEN" ? "OFFER_DRAFT" : event.command;
  const name = student?.name ?? "A student";
  const said: Told[] = [];
  const at = `${title}, ${company}`;
  if (moved[command] && !isOfReading(event))
    said.push({ to: "STUDENT", type: "application.moved", title: `${moved[command]}: ${at}` });
  if (offered[command] && !isUnseen(event)) {
    const closed = all.some((each) => isOf(event, each) && each.command === "DROP");
    const says = closed ? `${offered[command]} and your application closed` : offered[command];
    said.push({ to: "STUDENT", type: "offer.changed", title: `${says}: ${at}` });
  }
  const byPolicy = command === "OFFER_DECLINE" && side === "SYSTEM";
  if (byPolicy)
    said.push({
      to: "STUDENT",
      type: "offer.changed",
      title: `An offer is declined by your college's policy: ${at}`,
    });
  if (command === "SUBMIT")
    said.push({
      to: "COMPANY",
      type: "application.new",
      title: (many) =>
        many === 1 ? `${name} applies for ${title}` : `${many} new applications for ${title}`,
      groupKey: `applications:${jobId}`,
    });
  if (command === "WITHDRAW" || command === "RELEASE")
    said.push({
      to: "COMPANY",
      type: "application.left",
      title: `${name} is no longer a candidate for ${title}`,
    });
  if (command === "UNDO" && side === "COLLEGE" && event.from === "WITHDRAWN")
    said.push({
      to: "COMPANY",
      type: "application.left",
      title: `${name} is again a candidate for ${title}`,
    });
  const cause = reasonFor(event, "COMPANY");
  if (standing[command] && !toldOtherwise.has(cause))
    said.push({
      to: "COMPANY",
      type: "application.left",
      title: (many) =>
        many === 1
          ? `${name} is ${standing[command]} a candidate for ${title}`
          : `${many} students are ${standing[command]} candidates for ${title}`,
      groupKey: `${command}:${jobId}:${cause}`,
    });
  const toCompany = byPolicy
    ? "may not accept the offer, by the college's policy"
    : seenByCompany[command];
  if (toCompany)
    said.push({ to: "COMPANY", type: "offer.answered", title: `${name} ${toCompany}: ${title}` });
  if (command === "OFFER" && side === "COLLEGE")
    said.push({
      to: "COMPANY",
      type: "offer.answered",
      title: `${name} has an offer, which the college has made for you: ${title}`,
    });
  const toCollege = byPolicy ? "may not accept the offer, by your policy" : seenByCollege[command];
  if (toCollege)
    said.push({ to: "COLLEGE", type: "offer.answered", title: `${name} ${toCollege}: ${at}` });
  return said;
}

const isOf = (one: Happened, other: Happened) => one.subjectId === other.subjectId;

/** What says nothing new beside something else that happens to the same at once. */
const toldWith: Record<string, string[]> = {
  // A posting that was approved by the rules of its college waits for nobody.
  SUBMIT: ["APPROVE"],
  // An offer that is taken, or that waits again, is the news of its application.
  DROP: ["OFFER_DECLINE", "OFFER_REVOKE"],
  REINSTATE: ["OFFER_REOPEN"],
};
export const isToldWith = (event: Happened, all: Happened[]) =>
  all.some(
    (each) =>
      isOf(event, each) && !isUnseen(each) && toldWith[event.command]?.includes(each.command),
  );
