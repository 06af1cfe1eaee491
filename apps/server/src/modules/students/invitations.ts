import { createHash, randomBytes, randomUUID } from "node:crypto";
import { limits } from "@toran/contract";
import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { run } from "../../db/run";
import { greeting, letter, productName } from "../../mail/letter";
import { sendMails } from "../../mail/send-mail";
import { invitations } from "./tables";

interface Inviting {
  /** Where an invited student signs up. */
  signUp: string;
  people: { userId: string; email: string; firstName: string; lastName: string }[];
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Mails students of a college that their account waits for them. Who is invited again has one invitation, a fresh one. */
export async function sendInvitations(
  tx: Executor,
  college: { id: string; name: string },
  { signUp, people }: Inviting,
  now: Date,
) {
  if (!people.length) return;
  const secrets = people.map((person) => ({
    ...person,
    secret: randomBytes(32).toString("base64url"),
    mailId: randomUUID(),
  }));
  await tx
    .insert(invitations)
    .values(
      secrets.map(({ userId, email, firstName, lastName, secret, mailId }) => ({
        collegeId: college.id,
        userId,
        email,
        name: `${firstName} ${lastName}`.trim(),
        state: "SENT" as const,
        sentAt: now,
        secretHash: hashOf(secret),
        mailId,
      })),
    )
    .onConflictDoUpdate({
      target: [invitations.collegeId, invitations.email],
      set: {
        userId: sql`excluded.user_id`,
        state: "SENT",
        sentAt: now,
        secretHash: sql`excluded.secret_hash`,
        mailId: sql`excluded.mail_id`,
      },
    });
  const mails = secrets.map(({ email, firstName, secret, mailId }) => ({
    id: mailId,
    to: email,
    subject: `${college.name} invites you to ${productName}`,
    text: letter(
      greeting(firstName),
      `The placement office of ${college.name} has prepared an account for you.`,
      `Sign up with this address, and your class and marks are there already: ${signUp}?invited=${secret}`,
      "If this is not your college, you can leave this mail alone.",
    ),
  }));
  await sendMails(tx, mails, now);
}

const pending = ["SENT", "OPENED", "BOUNCED"] as const;

/** The link of an invitation was opened; only the first time counts, and only while it waits. */
export const openInvitation = (db: Executor, secret: string, now: Date) =>
  db
    .update(invitations)
    .set({ state: "OPENED", secretHash: null })
    .where(
      and(
        eq(invitations.secretHash, hashOf(secret)),
        inArray(invitations.state, ["SENT", "BOUNCED"]),
        gte(invitations.sentAt, new Date(now.getTime() - limits.invitation)),
      ),
    );

/**
 * Lets invitations of students follow the addresses of their accounts: sent again, they go to where the account waits. One that
 * was accepted stays as it was sent.
 */
export async function readdressInvitations(tx: Executor, collegeId: string, studentIds: string[]) {
  const those = sql`s.user_id = any(${sql.param(studentIds)}::uuid[])`;
  // What the address was sent for somebody who is gone would stand in the way.
  await run(
    tx,
    sql`delete from invitations o using students s
    where o.college_id = ${collegeId} and o.user_id is null and o.email = s.email and ${those}`,
  );
  await run(
    tx,
    sql`update invitations i set email = s.email from students s
    where s.user_id = i.user_id and i.college_id = ${collegeId} and i.email <> s.email and i.state <> 'ACCEPTED'
      and ${those}
      and not exists (select 1 from invitations o where o.college_id = i.college_id and o.email = s.email)`,
  );
}

/** The mail of an invitation came back; what was sent since counts more. */
export const bounceInvitation = (tx: Executor, mailId: string) =>
  tx
    .update(invitations)
    .set({ state: "BOUNCED" })
    .where(and(eq(invitations.mailId, mailId), eq(invitations.state, "SENT")));

/** A student who was invited has come, be it by a mail that was taken back since. */
export const acceptInvitation = (tx: Executor, { id }: { id: string }) =>
  tx.update(invitations).set({ state: "ACCEPTED" }).where(eq(invitations.userId, id));

/** Takes the invitations of students back who are taken out of the class again. */
export const revokeInvitations = (tx: Executor, studentIds: string[]) =>
  tx
    .update(invitations)
    .set({ state: "REVOKED" })
    .where(and(among(invitations.userId, studentIds), inArray(invitations.state, [...pending])));

/** Who of these students was ever invited. */
export async function invitedAmong(db: Executor, studentIds: string[]) {
  const rows = await db
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(among(invitations.userId, studentIds));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Forgets the invitations of somebody whose account is erased: they hold a name and an address. */
export const forgetInvitations = (tx: Executor, { id, email }: { id: string; email: string }) =>
  tx.delete(invitations).where(or(eq(invitations.userId, id), eq(invitations.email, email)));
