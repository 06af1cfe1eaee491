import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { limits, type Role } from "@toran/contract";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { giveBack, spend } from "./counters";
import { type CodePurpose, codes } from "./tables";

const { otp } = limits;
const hour = 60 * 60 * 1000;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

export interface CodeFor {
  role: Role;
  email: string;
  purpose: CodePurpose;
  subject: string;
}

/** A code of six digits from the secure generator. */
export const newCode = () => String(randomInt(10 ** otp.digits)).padStart(otp.digits, "0");

type Facts = Pick<Deps, "tokens" | "config" | "now">;

const hashOf = (
  tokens: Deps["tokens"],
  id: string,
  { role, email, purpose, subject }: CodeFor,
  code: string,
) =>
  createHmac("sha256", tokens.secret)
    .update([id, role, email, purpose, subject, code].join("\0"))
    .digest("base64url");

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whether this network address may have one more code sent, to whomever. */
export async function addressMaySend(db: Executor, { config, now }: Facts, address: string) {
  // Everyone who works on the product itself shares the loopback address.
  if (!config.production && loopback.test(address)) return { allowed: true, retryAfter: 0 };
  return spend(
    db,
    { key: `sends-from:${address}`, most: otp.perHourFromAddress, window: hour },
    now(),
  );
}

/** Makes the one live code of an account and purpose, or nothing when one was sent too lately or too often. */
export async function issueCode(
  db: Executor,
  { tokens, now }: Facts,
  of: CodeFor,
): Promise<string | undefined> {
  const at = now();
  const key = `sends-to:${of.role}:${of.email}`;
  const { allowed } = await spend(db, { key, most: otp.perHour, window: hour }, at);
  if (!allowed) return undefined;
  const id = randomUUID();
  const code = newCode();
  const fresh = {
    id,
    subject: of.subject,
    hash: hashOf(tokens, id, of, code),
    sentAt: at,
    expiresAt: new Date(at.getTime() + otp.lives),
    tries: 0,
    usedAt: null,
  };
  const issued = await db
    .insert(codes)
    .values({ ...of, ...fresh })
    .onConflictDoUpdate({
      target: [codes.role, codes.email, codes.purpose],
      set: fresh,
      // A code for the same wish waits its minute; a new wish replaces the old one.
      setWhere: sql`${codes.sentAt} <= ${new Date(at.getTime() - otp.resendAfter)} or ${codes.subject} <> ${of.subject} or ${codes.usedAt} is not null`,
    })
    .returning({ id: codes.id });
  if (issued.length) return code;
  await giveBack(db, key);
  return undefined;
}

/** When the code was sent that is out for this wish and works still, or nothing. */
export async function outSince(db: Executor, { now }: Facts, of: CodeFor) {
  const [code] = await db
    .select({ sentAt: codes.sentAt })
    .from(codes)
    .where(and(isLive(of, now()), lt(codes.tries, otp.tries)));
  return code?.sentAt;
}

const isLive = ({ role, email, purpose, subject }: CodeFor, at: Date) =>
  and(
    eq(codes.role, role),
    eq(codes.email, email),
    eq(codes.purpose, purpose),
    eq(codes.subject, subject),
    isNull(codes.usedAt),
    gt(codes.expiresAt, at),
  );

/** `gone`: there is no live code to compare with, and a new one must be asked for. */
export type CodeVerdict = "fits" | "wrong" | "gone";

/** Compares a code. Every comparison is counted before it is made, in one statement. */
export async function checkCode(
  db: Executor,
  { tokens, now }: Facts,
  of: CodeFor,
  given: string,
): Promise<CodeVerdict> {
  const at = now();
  const daily = `code-tries:${of.role}:${of.email}`;
  const budget = await spend(db, { key: daily, most: otp.wrongPerDay, window: 24 * hour }, at);
  if (!budget.allowed) return "gone";
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isLive(of, at), lt(codes.tries, otp.tries)))
    .returning();
  if (!code) return "gone";
  if (!same(code.hash, hashOf(tokens, code.id, of, given))) return "wrong";
  const used = await db
    .update(codes)
    .set({ usedAt: at })
    .where(and(eq(codes.id, code.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (!used.length) return "gone";
  await giveBack(db, daily);
  return "fits";
}
