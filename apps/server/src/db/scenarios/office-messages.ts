import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { notifications } from "../../modules/notifications/tables";
import { officeMessages, officeMessageStudents } from "../../modules/students/messages/tables";
import { titleOf } from "../../modules/students/messages/whole-words";
import type { Executor } from "../database";

const hour = 60 * 60_000;
const written = [
  {
    subject: "Bring your marksheets before Friday",
    text: "The office checks the marks of everybody who seeks a place this season.\n\nBring the marksheets of all semesters to room 12, between ten and four. If you are away on an internship, put scans into your documents and answer the mail of your department.",
    days: 3,
  },
  {
    subject: "How interviews on campus go",
    text: "Come twenty minutes early, in the clothes you would work in, with two printed résumés.\n\nWhoever does not appear without a word is kept from the next two drives. Give the slot back as soon as you know.",
    days: 12,
  },
];

interface People {
  officer: { id: string; firstName: string; lastName: string };
  /** Has read all of it. */
  student: string;
  collegeId: string;
}

/** What the office has written to its students this season; most of them have opened it. */
export async function addOfficeMessages(
  tx: Executor,
  { officer, student, collegeId }: People,
  now: Date,
) {
  for (const { subject, text, days } of written) {
    const id = randomUUID();
    const at = new Date(now.getTime() - days * 24 * hour);
    const opened = new Date(at.getTime() + hour);
    await tx.insert(officeMessages).values({
      id,
      collegeId,
      by: officer.id,
      subject,
      text,
      at,
      recipients: 0,
      formKey: randomUUID(),
      print: id,
    });
    // The older a message is, the more have come by.
    const openedAt = sql`case when user_id = ${student}::uuid or row_number() over (order by user_id) % 20 < ${10 + Math.round(days / 2)}::int then ${opened.toISOString()}::timestamptz end`;
    await tx
      .insert(officeMessageStudents)
      .select(
        sql`select ${id}::uuid, user_id, ${openedAt} from students where college_id = ${collegeId}::uuid and account_status = 'ACTIVE'`,
      );
    const counted = (which: string) =>
      sql`(select count(${sql.raw(which)}) from office_message_students where message_id = ${id}::uuid)`;
    await tx
      .update(officeMessages)
      .set({ recipients: counted("*"), opened: counted("opened_at") })
      .where(eq(officeMessages.id, id));
    await tx.insert(notifications).values({
      userId: student,
      type: "message.office",
      title: titleOf(subject),
      body: text,
      link: `/student/notifications/messages/${id}`,
      actor: `${officer.firstName} ${officer.lastName}`,
      entity: { type: "message", id },
      priority: "NORMAL",
      since: at,
      createdAt: at,
      readAt: opened,
      inApp: true,
    });
  }
}
