import { z } from "zod/mini";
import type { BookingCommand } from "../hiring/booking-moves";
import type { PostingCommand } from "../hiring/moves";
import { limits } from "../limits";
import { choice, day, flag, id, longText, maybe, moment, number, text } from "./fields";
import { sides } from "./connection";
import { page, windowQuery } from "./page";

/** OPEN is written in; READ_ONLY stays readable after the connection, or while the college allows no chat; LOCKED waits for the look at a report. */
export const conversationStates = ["OPEN", "READ_ONLY", "LOCKED"] as const;
export const reportReasons = [
  "SPAM",
  "ABUSE",
  "FEES_OR_DEPOSIT",
  "PERSONAL_DATA",
  "OTHER",
] as const;
export const conversationSubjects = ["posting", "booking"] as const;
const { messageLength, attachments, ...most } = limits.chat;

export const chatFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type ChatFile = z.output<typeof chatFile>;

export const chatMessage = z.object({
  id,
  conversationId: id,
  /** Its number in the conversation; the next message has the next one. */
  place: z.number(),
  /** The id its writer gave it, by which a message that is sent twice is one. */
  clientId: z.string(),
  sender: z.object({ id, name: z.string(), side: z.enum(sides) }),
  /** Empty once it is deleted. */
  body: z.string(),
  attachments: z.array(chatFile),
  replyTo: z.nullable(z.object({ id, place: z.number(), name: z.string(), body: z.string() })),
  /** Whom its words mention, by "@" and their names. */
  mentions: z.array(z.object({ id, name: z.string() })),
  at: moment,
  editedAt: z.nullable(moment),
  deletedAt: z.nullable(moment),
});
export type ChatMessage = z.output<typeof chatMessage>;

const subject = z.object({ type: choice(conversationSubjects), id });
export const conversation = z.object({
  id,
  connectionId: id,
  state: z.enum(conversationStates),
  /** Whether the two are connected; then it is the college's leave that may be missing. */
  connected: z.boolean(),
  /** The college or company on the other side. */
  other: z.object({
    id,
    name: z.string(),
    city: z.nullable(z.string()),
    picture: z.nullable(z.string()),
  }),
  subject: z.nullable(z.object({ ...subject.shape, title: z.string() })),
  last: z.nullable(chatMessage),
  lastPlace: z.number(),
  /** How far the reader has read. */
  readPlace: z.number(),
  unread: z.number(),
  muted: z.boolean(),
  archived: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

export const chatPerson = z.object({
  id,
  name: z.string(),
  designation: z.nullable(z.string()),
  side: z.enum(sides),
});
export const openConversation = z.extend(conversation, {
  people: z.array(chatPerson),
  /** The newest files of the conversation. */
  files: z.array(chatFile),
  connectedSince: z.nullable(moment),
  /** What the company has open at the college now; what closes first stands first. */
  openings: z.array(
    z.object({
      /** The posting, which is what a college opens. */
      id,
      jobId: id,
      title: z.string(),
      closesAt: z.nullable(moment),
      applications: z.number(),
    }),
  ),
  /** The bookings that the two have agreed on and that are still to come, the next one first. */
  dates: z.array(z.object({ id, title: z.string(), startsAt: moment, endsAt: moment })),
  /** How many students of the college have said yes to the company, in the last seasons in which any did. */
  hired: z.array(z.object({ season: z.string(), many: z.number() })),
});
export type OpenConversation = z.output<typeof openConversation>;

export const conversationQuery = z.object({ ...windowQuery, archived: z.optional(flag) });
export const conversations = z.extend(page(conversation), { unread: z.number() });
export const conversationInput = z.object({
  /** The college or company to write to. */
  withId: id,
  /** A posting or a booking of the two; it is called as it is called there. */
  subject: z.optional(subject),
});

const place = number("Name a message.", 0, 1_000_000_000);
export const messageQuery = z.object({
  before: z.optional(place),
  after: z.optional(place),
  /** The messages from this day on. */
  day: maybe(day("Choose a day.")),
  /** The messages around this one. */
  around: z.optional(place),
  limit: z.optional(number("Ask for 1 to 100 messages.", 1, limits.list.maxPageSize)),
});

/**
 * What is worth a word between two messages, and how it is told: before the name of the posting or booking, and behind
 * it. That a day has come or gone is not.
 */
export const eventWords = {
  SUBMIT: ["sent"],
  RESUBMIT: ["sent", "once more"],
  QUESTION: ["asked about"],
  ANSWER: ["answered about"],
  APPROVE: ["approved"],
  REJECT: ["declined"],
  PAUSE: ["paused"],
  RESUME: ["opened", "again"],
  CLOSE: ["closed"],
  REOPEN: ["opened", "again"],
  WITHDRAW: ["took back"],
  CANCEL: ["called off"],
  REQUEST: ["asked for"],
  CONFIRM: ["confirmed"],
  COUNTER_PROPOSE: ["proposed another time for"],
  DECLINE: ["declined"],
  RETRACT: ["took back the time offered for"],
  ACCEPT: ["accepted the time of"],
  RESCHEDULE: ["asked to move"],
  KEEP: ["kept the time of"],
  NO_SHOW: ["noted that nobody came to"],
} as const satisfies Partial<
  Record<PostingCommand | BookingCommand, readonly [before: string, behind?: string]>
>;
export type EventCommand = keyof typeof eventWords;
export const eventCommands = Object.keys(eventWords) as [EventCommand, ...EventCommand[]];

/** What the college or the company did with a posting or a booking of theirs, told between the messages. */
export const chatEvent = z.object({
  id,
  at: moment,
  /** Whose doing it was; the rules' where it was nobody's. */
  side: z.enum([...sides, "SYSTEM"]),
  command: z.enum(eventCommands),
  subject: z.object({
    ...subject.shape,
    title: z.string(),
    /** The job of a posting. */
    jobId: z.nullable(id),
  }),
  /** The time that was agreed on, while it stands. */
  agreed: z.nullable(z.object({ startsAt: moment, endsAt: moment })),
});
export type ChatEvent = z.output<typeof chatEvent>;

export const messages = z.object({
  /** When this was told, by the clock of the server. */
  now: moment,
  /** The newest last. */
  items: z.array(chatMessage),
  /** What happened from the first of them to the one after the last, the earliest first. */
  events: z.array(chatEvent),
  older: z.boolean(),
  newer: z.boolean(),
  /** How far each of the others has read, and how far a page of theirs has the messages; never less than read. */
  read: z.array(
    z.object({
      userId: id,
      side: z.enum(sides),
      place: z.number(),
      at: moment,
      delivered: z.number(),
    }),
  ),
});
export type Messages = z.output<typeof messages>;

const mentions = z.optional(
  z
    .array(id, { error: "Choose the people again." })
    .check(z.maxLength(most.mentions, `Mention at most ${most.mentions} people.`)),
);
const body = maybe(longText("Write a message.", messageLength));
export const messageInput = z
  .object({
    clientId: id,
    body,
    attachments: z.optional(
      z
        .array(id, { error: "Choose the files again." })
        .check(z.maxLength(attachments, `Send at most ${attachments} files at a time.`)),
    ),
    replyTo: maybe(id),
    /** Whom it mentions; their names stand in its words. */
    mentions,
  })
  .check(
    z.refine(({ body: written, attachments: files }) => !!written || !!files?.length, {
      error: "Write a message, or choose a file.",
      path: ["body"],
    }),
  );
export type MessageInput = z.input<typeof messageInput>;
export const messageEdit = z.object({
  body: longText("Write a message.", messageLength),
  /** Whom it mentions now; left out, those of before who still stand in its words. */
  mentions,
});
export const readPlace = z.object({ place });
export const conversationMine = z.object({
  muted: z.optional(flag),
  archived: z.optional(flag),
});
export const reportInput = z
  .object({
    reason: choice(reportReasons, "Choose what is wrong with it."),
    text: maybe(longText("Write what happened.", 1000)),
  })
  .check(
    z.refine(({ reason, text: why }) => reason !== "OTHER" || !!why, {
      error: "Write what happened.",
      path: ["text"],
    }),
  );
export type ReportInput = z.input<typeof reportInput>;
export const chatSearch = z.object({
  search: text("Write what you look for.", limits.search.longest),
  conversationId: maybe(id),
  next: windowQuery.next,
});
export const chatHits = page(z.extend(chatMessage, { other: z.object({ id, name: z.string() }) }));
export type ChatHits = z.output<typeof chatHits>;
export const chatUnread = z.object({ unread: z.number() });
