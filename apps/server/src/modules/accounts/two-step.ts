import { randomInt } from "node:crypto";
import { limits } from "@toran/contract";
import type { twoStepCode } from "@toran/contract/schemas/account";
import { and, count, eq, isNull } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure, refused, tooMany } from "../../http/failures";
import { said } from "../../http/implement";
import { securityEvent } from "../../http/security-event";
import { sendMail } from "../../mail/send-mail";
import { checkCode, issueCode, outSince } from "./codes";
import { recoveryCodesRenewed, twoStepSwitchCode, twoStepSwitched } from "./letters";
import { proveAgain } from "./new-password";
import type { SignedIn } from "./signed-in";
import { codes, recoveryCodes, users } from "./tables";
import { recoveryHash } from "./verify-otp";

const purpose = "two-step-switch" as const;
const hour = 60 * 60 * 1000;

/** Asks to switch two-step verification; the password is asked again, and a code is mailed. */
export async function askToSwitch(
  deps: Deps,
  user: SignedIn,
  given: { enabled: boolean; password: string },
) {
  await proveAgain(deps, user, given.password, "password");
  const { role, email } = user;
  await deps.db.transaction(async (tx) => {
    const subject = given.enabled ? "on" : "off";
    const wish = { role, email, purpose, subject };
    const code = await issueCode(tx, deps, wish);
    if (!code) throw heldBack(await outSince(tx, deps, wish), deps.now());
    await sendMail(tx, { to: email, ...twoStepSwitchCode(user.firstName, code) }, deps.now());
  });
  deps.events.emit("mail-waiting");
  return said(undefined, "We have mailed you a code to confirm this.");
}

/** Why no code was sent: one is out still, which may be entered, or too many were asked for. */
function heldBack(sentAt: Date | undefined, now: Date) {
  const { resendAfter } = limits.otp;
  const often = "You have asked for many codes. Wait an hour before you ask for another.";
  if (!sentAt) return tooMany(often, hour, { errors: { password: often } });
  if (sentAt.getTime() + resendAfter > now.getTime())
    return tooMany(
      "We have just sent you a code. Look for it, or wait a minute for another.",
      resendAfter,
    );
  return tooMany("The last code we sent you still works. Look for it in your mail.", hour);
}

type Confirming = z.output<typeof twoStepCode>;

/** Confirms the switch by its code. */
export async function confirmSwitch(deps: Deps, user: SignedIn, given: Confirming, call: Call) {
  const { role } = user;
  const outcome = await deps.db.transaction((tx) => switchBy(tx, deps, user, given));
  // A refusal must not undo that the try was counted, so it is thrown after the transaction.
  if (outcome instanceof Failure) throw outcome;
  const { enabled, fresh } = outcome;
  deps.events.emit("mail-waiting");
  securityEvent(call.log, enabled ? "two-step-on" : "two-step-off", { actor: user.id, role });
  return said(
    { enabled, ...(enabled && { recoveryCodes: fresh }) },
    `Two-step verification is ${enabled ? "on" : "off"}.`,
  );
}

async function switchBy(
  tx: Executor,
  deps: Deps,
  user: SignedIn,
  { otp, enabled: wish }: Confirming,
) {
  const { role, email } = user;
  const [asked] = await tx
    .select({ subject: codes.subject })
    .from(codes)
    .where(and(eq(codes.role, role), eq(codes.email, email), eq(codes.purpose, purpose)));
  const subject = asked?.subject ?? "";
  if (asked && wish !== undefined && wish !== (subject === "on"))
    return refused({ otp: "Another change was asked for since. Ask for a new code for this one." });
  const verdict = await checkCode(tx, deps, { role, email, purpose, subject }, otp);
  if (verdict === "wrong")
    return refused({ otp: "That code is not right. Check the newest mail from us." });
  if (verdict === "gone")
    return new Failure(400, {
      message: "That code has run out. Ask for a new one.",
      mode: "RESEND_MAIL",
    });
  const enabled = subject === "on";
  const [before] = await tx
    .select({ on: users.twoStep })
    .from(users)
    .where(eq(users.id, user.id))
    .for("update");
  await tx.update(users).set({ twoStep: enabled }).where(eq(users.id, user.id));
  const letter =
    enabled && before?.on
      ? recoveryCodesRenewed(user.firstName)
      : twoStepSwitched(user.firstName, enabled);
  await sendMail(tx, { to: email, ...letter }, deps.now());
  const howMany = enabled ? limits.recoveryCodes : 0;
  return { enabled, fresh: await replaceRecoveryCodes(tx, deps, user.id, howMany) };
}

async function replaceRecoveryCodes(tx: Executor, deps: Deps, userId: string, howMany: number) {
  const fresh = Array.from({ length: howMany }, () =>
    String(randomInt(10 ** 10)).padStart(10, "0"),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (fresh.length)
    await tx
      .insert(recoveryCodes)
      .values(fresh.map((code) => ({ userId, hash: recoveryHash(deps, userId, code) })));
  return fresh;
}

/** How an account is guarded. */
export async function securityOf({ db }: Deps, { id }: SignedIn) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)));
  return {
    email: user?.email ?? "",
    twoStep: user?.twoStep ?? false,
    recoveryCodesLeft: left?.codes ?? 0,
    passwordChangedAt: user?.passwordChangedAt?.toISOString() ?? null,
  };
}
