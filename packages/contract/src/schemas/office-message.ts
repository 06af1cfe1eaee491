import { z } from "zod/mini";
import { limits } from "../limits";
import { id, ids, longText, maybe, moment, text } from "./fields";
import { sheetFields } from "./list-sheet";
import { page, windowKeys, windowQuery } from "./page";

const { subject, text: words, students } = limits.officeMessage;
const askSubject = `Write a subject of at least ${subject.shortest} characters.`;
const askText = `Write at least ${words.shortest} characters.`;

/** What is written; its paragraphs stay as they were typed. */
export const officeWords = z.object({
  subject: text(askSubject, subject.longest).check(z.minLength(subject.shortest, askSubject)),
  text: longText(askText, words.longest, words.shortest),
  /** Made by the form, so that a form that is sent twice is one message. */
  formKey: id,
});
export type OfficeWords = z.output<typeof officeWords>;

/** For whom it is stands in the query, or, where many are named, in the body. A dry run asks before anything is written; a message without its words is refused at their fields. */
export const messageInput = z.object({
  subject: maybe(officeWords.shape.subject),
  text: maybe(officeWords.shape.text),
  formKey: maybe(id),
  studentId: z.optional(ids(students)),
});

/** Who gets a message; a dry run names no message. */
export const messageOutcome = z.object({
  id: z.nullable(id),
  recipients: z.number(),
  /** Who does not get it, by the reason, and the first of them by name. */
  left: z.array(z.object({ why: z.string(), students: z.number(), names: z.array(z.string()) })),
});
export type MessageOutcome = z.output<typeof messageOutcome>;

export const sentMessage = z.object({
  id,
  subject: z.string(),
  /** Who wrote it; nobody when they have left. */
  by: z.nullable(z.string()),
  at: moment,
  recipients: z.number(),
  opened: z.number(),
});
export type SentMessage = z.output<typeof sentMessage>;
export const sentMessages = page(sentMessage);
/** Found by words of the subject. */
export const sentMessagesQuery = z.object(windowQuery);
export const sentMessagesSheetQuery = z.object({
  ...z.omit(sentMessagesQuery, windowKeys).shape,
  ...sheetFields("messages"),
});
export const wholeMessage = z.object({ ...sentMessage.shape, text: z.string() });
export type WholeMessage = z.output<typeof wholeMessage>;

/** A message as its student reads it. */
export const receivedMessage = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  by: z.nullable(z.string()),
  college: z.string(),
  at: moment,
});
export type ReceivedMessage = z.output<typeof receivedMessage>;
