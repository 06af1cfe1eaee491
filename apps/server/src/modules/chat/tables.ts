import type { Mentioned } from "@toran/contract/mentions";
import type { conversationSubjects, reportReasons } from "@toran/contract/schemas/chat";
import { sides } from "@toran/contract/schemas/connection";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "../../db/moment";
import { users } from "../accounts/tables";
import { connections } from "../connections/tables";

type SubjectType = (typeof conversationSubjects)[number];

/** What a college and a company write to each other; one without a subject, and one for each subject. */
export const chatConversations = pgTable(
  "chat_conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    connectionId: uuid()
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    collegeId: uuid().notNull(),
    companyId: uuid().notNull(),
    subjectType: text().$type<SubjectType>(),
    subjectId: uuid(),
    subjectTitle: text(),
    /** What it is about in one word; a unique key takes two nulls for different. */
    subjectKey: text().notNull().default(""),
    /** The number of the newest message. */
    lastPlace: integer().notNull().default(0),
    lastAt: moment().notNull(),
    /** Up to which message people were reminded by mail. */
    remindedPlace: integer().notNull().default(0),
    /** A report is being looked at. */
    locked: boolean().notNull().default(false),
  },
  (table) => [
    unique("chat_conversations_subject").on(table.connectionId, table.subjectKey),
    index("chat_conversations_college").on(table.collegeId, table.lastAt, table.id),
    index("chat_conversations_company").on(table.companyId, table.lastAt, table.id),
    index("chat_conversations_unreminded")
      .on(table.lastAt)
      .where(sql`${table.remindedPlace} < ${table.lastPlace}`),
  ],
);
export type ConversationRow = typeof chatConversations.$inferSelect;

const conversationId = () =>
  uuid()
    .notNull()
    .references(() => chatConversations.id, { onDelete: "cascade" });

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: conversationId(),
    /** Its number in the conversation. */
    place: integer().notNull(),
    senderId: uuid().notNull(),
    /** As the person was called then. */
    senderName: text().notNull(),
    side: text({ enum: sides }).notNull(),
    body: text().notNull(),
    replyTo: uuid(),
    /** Whom it mentions, as they were called then. */
    mentions: jsonb().$type<Mentioned[]>().notNull().default([]),
    clientId: uuid().notNull(),
    at: moment().notNull(),
    editedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    unique("chat_messages_place").on(table.conversationId, table.place),
    unique("chat_messages_sent_once").on(table.senderId, table.clientId),
    index("chat_messages_at").on(table.at),
  ],
);
export type MessageRow = typeof chatMessages.$inferSelect;

/** Files that were brought for a conversation; those without a message are forgotten after a day. */
export const chatFiles = pgTable(
  "chat_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: conversationId(),
    messageId: uuid().references(() => chatMessages.id, { onDelete: "cascade" }),
    uploaderId: uuid().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    order: integer().notNull().default(0),
    at: moment().notNull(),
  },
  (table) => [
    index("chat_files_message").on(table.messageId),
    index("chat_files_conversation").on(table.conversationId, table.at),
  ],
);
export type FileRow = typeof chatFiles.$inferSelect;

/** What a conversation is to one person: how far it has reached them, how far they have read, and whether they want to hear of it. */
export const chatReaders = pgTable(
  "chat_readers",
  {
    conversationId: conversationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    side: text({ enum: sides }).notNull(),
    place: integer().notNull().default(0),
    at: moment().notNull(),
    /** How far a page of theirs has the messages; not below `place` in what is shown. */
    delivered: integer().notNull().default(0),
    muted: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index("chat_readers_user").on(table.userId),
  ],
);

export type ReaderRow = typeof chatReaders.$inferSelect;

/** Texts that the people of one college or company write again and again. */
export const chatTemplates = pgTable(
  "chat_templates",
  {
    id: uuid().primaryKey().defaultRandom(),
    side: text({ enum: sides }).notNull(),
    /** The college or the company. */
    ownerId: uuid().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("chat_templates_name").on(table.side, table.ownerId, sql`lower(${table.name})`),
  ],
);

export const chatReports = pgTable(
  "chat_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: conversationId(),
    messageId: uuid().notNull(),
    reporterId: uuid().notNull(),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    text: text(),
    /** What was said, for it may be changed or taken away since. */
    body: text().notNull(),
    at: moment().notNull(),
    reviewedAt: moment(),
    reviewedBy: uuid(),
  },
  (table) => [unique("chat_reports_once").on(table.messageId, table.reporterId)],
);
