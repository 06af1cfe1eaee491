import type { Role } from "./roles";

export const channels = ["IN_APP", "EMAIL"] as const;
export type Channel = (typeof channels)[number];
export const priorities = ["CRITICAL", "NORMAL", "LOW"] as const;
export type Priority = (typeof priorities)[number];

/** One kind of thing that people are told of. */
interface NoticeRule {
  /** How the settings name it. */
  says: string;
  priority: Priority;
  /** Whether its mails leave soon, or wait for the digest of the day. */
  mail: "SOON" | "DAILY";
  /** Who is told, and by which channels unless they choose otherwise. */
  to: Partial<Record<Role, readonly Channel[]>>;
}

const inApp = ["IN_APP"] as const;
const both = ["IN_APP", "EMAIL"] as const;

/** Everything people are told of. The settings, the centre and the mails come from this table. */
export const noticeTypes = {
  "account.status": {
    says: "Your account is approved, sent back or suspended",
    priority: "CRITICAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "account.sign-in": {
    says: "Somebody signs in to your account from a new device",
    priority: "CRITICAL",
    mail: "SOON",
    to: { STUDENT: both, PLACEMENT_OFFICER: both, HUMAN_RESOURCE: both },
  },
  "message.office": {
    says: "Your placement office writes to you",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "posting.new": {
    says: "A job you are eligible for",
    priority: "NORMAL",
    mail: "DAILY",
    to: { STUDENT: both },
  },
  "posting.closing": {
    says: "A job you have not applied to closes soon",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "posting.changed": {
    says: "A job you applied to is changed",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "posting.waiting": {
    says: "A job waits for your answer, or is changed or sent again",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "posting.answered": {
    says: "A college approves, questions or declines a job",
    priority: "NORMAL",
    mail: "SOON",
    to: { HUMAN_RESOURCE: both },
  },
  "application.moved": {
    says: "Your application moves on",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "application.new": {
    says: "New applications",
    priority: "NORMAL",
    mail: "DAILY",
    to: { HUMAN_RESOURCE: both },
  },
  "application.left": {
    says: "A candidate withdraws, declines, does not appear, or is back",
    priority: "NORMAL",
    mail: "SOON",
    to: { HUMAN_RESOURCE: inApp },
  },
  "application.withdrawal": {
    says: "A student asks to withdraw after the deadline",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "application.place": {
    says: "A place is free, and somebody is on the waiting list",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: inApp },
  },
  "application.unanswered": {
    says: "Applicants who wait for an answer, each week",
    priority: "NORMAL",
    mail: "SOON",
    to: { HUMAN_RESOURCE: both },
  },
  "round.changed": {
    says: "A round is changed, or gets another time or place",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "slot.changed": {
    says: "Interview slots: invitations, lapses and swaps",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "offer.changed": {
    says: "Your offers: extended, about to lapse, lapsed or taken back",
    priority: "CRITICAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "offer.answered": {
    says: "Offers are extended, accepted, declined or taken back",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: both },
  },
  "offer.external": {
    says: "Offers from elsewhere are sent, verified or turned down",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both, PLACEMENT_OFFICER: both },
  },
  "absence.counted": {
    says: "An absence counts against you, or is pardoned",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: both },
  },
  "decision.disputed": {
    says: "A student says that the data of a decision are wrong",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "support.answered": {
    says: "Support answers a question of yours",
    priority: "NORMAL",
    mail: "SOON",
    // The answer itself is mailed at once, whatever is chosen here.
    to: { STUDENT: inApp, PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: inApp },
  },
  "evidence.checked": {
    says: "Your proof is verified or sent back, or no longer counts",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: inApp },
  },
  "profile.opened": {
    says: "Your profile is opened",
    priority: "LOW",
    mail: "DAILY",
    to: { STUDENT: inApp },
  },
  "connection.requested": {
    says: "Somebody asks to connect",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both, HUMAN_RESOURCE: both },
  },
  "connection.answered": {
    says: "Your request to connect is answered, or a connection ends",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both, HUMAN_RESOURCE: both },
  },
  "booking.requested": {
    says: "A company asks for a date on campus",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "booking.answered": {
    says: "A college answers a booking",
    priority: "NORMAL",
    mail: "SOON",
    to: { HUMAN_RESOURCE: both },
  },
  "calendar.reminder": {
    says: "Something you have put into your calendar is about to begin",
    priority: "NORMAL",
    mail: "SOON",
    to: { STUDENT: inApp, PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: inApp },
  },
  "todo.assigned": {
    says: "A colleague gives you something to do",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: inApp },
  },
  "todo.reminder": {
    says: "A to-do that you wished to be reminded of",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: inApp, HUMAN_RESOURCE: inApp },
  },
  "student.registered": {
    says: "Students register, or ask you to look again",
    priority: "LOW",
    mail: "DAILY",
    to: { PLACEMENT_OFFICER: inApp },
  },
  "import.finished": {
    says: "A class list is taken in",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: inApp },
  },
  "clock.missed": {
    says: "Something waits longer than was promised",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "plan.ending": {
    says: "Your plan is about to end",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "payment.failed": {
    says: "A payment fails",
    priority: "CRITICAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "payment.refunded": {
    says: "A payment is paid back",
    priority: "CRITICAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
  "chat.unread": {
    says: "Chat messages you have not read for a while",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both, HUMAN_RESOURCE: both },
  },
  "chat.mentioned": {
    says: "Somebody mentions you in a chat",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both, HUMAN_RESOURCE: both },
  },
  "chat.reported": {
    says: "A chat message is reported",
    priority: "NORMAL",
    mail: "SOON",
    to: { PLACEMENT_OFFICER: both },
  },
} as const satisfies Record<string, NoticeRule>;

export type NoticeType = keyof typeof noticeTypes;
export const noticeTypeNames = Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]];

export const noticeRule = (type: NoticeType): NoticeRule => noticeTypes[type];

/** What a role is told of. */
export const noticeTypesOf = (role: Role) =>
  noticeTypeNames.filter((type) => noticeRule(type).to[role]);

/** What a critical notice says in the product cannot be switched off. */
export const isFixed = (type: NoticeType, channel: Channel) =>
  channel === "IN_APP" && noticeRule(type).priority === "CRITICAL";
