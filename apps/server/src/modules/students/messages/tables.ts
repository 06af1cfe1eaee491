import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../db/moment";
import { users } from "../../accounts/tables";

/** What a placement office has written to students. */
export const officeMessages = pgTable(
  "office_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    collegeId: uuid().notNull(),
    /** Empty once they have left. */
    by: uuid().references(() => users.id, { onDelete: "set null" }),
    subject: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    /** How many it went to, and how many of them have opened it; both stay when one of them is erased. */
    recipients: integer().notNull(),
    opened: integer().notNull().default(0),
    /** Made by the form, so that a form that comes twice is one message. */
    formKey: uuid().notNull(),
    /** Of the words and of whom they are for: the same form with others is another message. */
    print: text().notNull(),
  },
  (table) => [
    unique("office_messages_form").on(table.by, table.formKey),
    index("office_messages_newest").on(table.collegeId, table.at, table.id),
  ],
);

/** Whom a message went to. */
export const officeMessageStudents = pgTable(
  "office_message_students",
  {
    messageId: uuid()
      .notNull()
      .references(() => officeMessages.id, { onDelete: "cascade" }),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    openedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.messageId] }),
    index("office_message_students_message").on(table.messageId),
  ],
);
