import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import type { Deps } from "../../../deps";
import { namesOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { collegeBy } from "../../colleges/college";
import { readNoticesAbout } from "../../notifications/read-about";
import { officeMessages, officeMessageStudents } from "./tables";

/** A message that went to the student, who has opened it from now on; anybody else's does not exist. */
export const openMessage = (deps: Deps, user: SignedIn, id: string) =>
  deps.db.transaction(async (tx) => {
    const own = and(
      eq(officeMessageStudents.studentId, user.id),
      eq(officeMessageStudents.messageId, id),
    );
    const { message } = await one(
      tx
        .select({ message: officeMessages })
        .from(officeMessageStudents)
        .innerJoin(officeMessages, eq(officeMessages.id, officeMessageStudents.messageId))
        .where(own),
      "The message",
    );
    const now = deps.now();
    const first = await tx
      .update(officeMessageStudents)
      .set({ openedAt: now })
      .where(and(own, isNull(officeMessageStudents.openedAt)))
      .returning({ id: officeMessageStudents.messageId });
    if (first.length)
      await tx
        .update(officeMessages)
        .set({ opened: sql`${officeMessages.opened} + 1` })
        .where(eq(officeMessages.id, id));
    await readNoticesAbout(tx, user.id, id, now);
    return shown(tx, message);
  });

async function shown(db: Executor, message: typeof officeMessages.$inferSelect) {
  const { id, subject, text, by, collegeId, at } = message;
  const names = await namesOf(db, [by]);
  const college = await collegeBy(db, collegeId);
  return {
    id,
    subject,
    text,
    by: names.get(by ?? "") ?? null,
    college: college?.name ?? "Your college",
    at: at.toISOString(),
  };
}

/** Every message that went to a student, and when they opened it. */
export const messagesOfStudent = (db: Executor, studentId: string) =>
  db
    .select({
      subject: officeMessages.subject,
      text: officeMessages.text,
      at: officeMessages.at,
      openedAt: officeMessageStudents.openedAt,
    })
    .from(officeMessageStudents)
    .innerJoin(officeMessages, eq(officeMessages.id, officeMessageStudents.messageId))
    .where(eq(officeMessageStudents.studentId, studentId))
    .orderBy(officeMessages.at);
