import { and, eq, inArray, or, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { greeting, letter, productName } from "../../mail/letter";
import { sendMails } from "../../mail/send-mail";
import { invitations } from "./tables";

interface Inviting {
  /** Where an invited student signs up. */
  signUp: string;
  people: { userId: string; email: string; firstName: string; lastName: string }[];
}

/** Mails students of a college that their account waits for them. Who is invited again has one invitation, a fresh one. */
export async function sendInvitations(
  tx: Executor,
  college: { id: string; name: string },
  { signUp, people }: Inviting,
  now: Date,
) {
  if (!people.length) return;
  await tx
    .insert(invitations)
    .values(
      people.map(({ userId, email, firstName, lastName }) => ({
        collegeId: college.id,
        userId,
        email,
        name: `${firstName} ${lastName}`.trim(),
        state: "SENT" as const,
        sentAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [invitations.collegeId, invitations.email],
      set: { userId: sql`excluded.user_id`, state: "SENT", sentAt: now },
    });
  const mails = people.map(({ email, firstName }) => ({
    to: email,
    subject: `${college.name} invites you to ${productName}`,
    text: letter(
      greeting(firstName),
      `The placement office of ${college.name} has prepared an account for you.`,
      `Sign up with this address, and your class and marks are there already: ${signUp}`,
      "If this is not your college, you can leave this mail alone.",
    ),
  }));
  await sendMails(tx, mails, now);
}

const pending = ["SENT", "OPENED", "BOUNCED"] as const;

/** A student who was invited has come. */
export const acceptInvitation = (tx: Executor, { id }: { id: string }) =>
  tx
    .update(invitations)
    .set({ state: "ACCEPTED" })
    .where(and(eq(invitations.userId, id), inArray(invitations.state, [...pending])));

/** Takes the invitations of students back who are taken out of the class again. */
export const revokeInvitations = (tx: Executor, studentIds: string[]) =>
  tx
    .update(invitations)
    .set({ state: "REVOKED" })
    .where(and(among(invitations.userId, studentIds), inArray(invitations.state, [...pending])));

/** Forgets the invitations of somebody whose account is erased: they hold a name and an address. */
export const forgetInvitations = (tx: Executor, { id, email }: { id: string; email: string }) =>
  tx.delete(invitations).where(or(eq(invitations.userId, id), eq(invitations.email, email)));
