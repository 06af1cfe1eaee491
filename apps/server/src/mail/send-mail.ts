import type { Executor } from "../db/database";
import { outbox } from "./tables";

export interface Mail {
  /** Where somebody asks what became of it. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** How long it is of use, in milliseconds; for ever, where it is left out. */
  worthFor?: number;
}

const rowOf = ({ worthFor, ...mail }: Mail, now: Date) => ({
  ...mail,
  at: now,
  nextAt: now,
  ...(worthFor && { lapsesAt: new Date(now.getTime() + worthFor) }),
});

/** Puts a mail into the outbox; inside a transaction it leaves only if the change is kept. */
export async function sendMail(db: Executor, mail: Mail, now: Date) {
  await db.insert(outbox).values(rowOf(mail, now));
}

const atOnce = 500;
/** Puts many mails into the outbox. */
export async function sendMails(tx: Executor, mails: Mail[], now: Date) {
  for (let from = 0; from < mails.length; from += atOnce)
    await tx
      .insert(outbox)
      .values(mails.slice(from, from + atOnce).map((mail) => rowOf(mail, now)));
}

/** Writes a mail that nobody gets, so that an unknown address costs the same work as a known one. */
export async function sendNothing(db: Executor, mail: Mail, now: Date) {
  await db.insert(outbox).values({ ...rowOf(mail, now), to: "", text: "", sentAt: now });
}
