import { type Role, steps } from "@toran/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure, refused, tooMany } from "../../http/failures";
import { said } from "../../http/implement";
import { securityEvent } from "../../http/security-event";
import { sendMail } from "../../mail/send-mail";
import { checkCode } from "./codes";
import { giveBack, spend } from "./counters";
import { passwordChanged } from "./letters";
import { signIn, stampOf, userBy } from "./log-in";
import { hashPassword, passwordFits, weakness } from "./passwords";
import { endSessionsOf } from "./sessions";
import type { SignedIn } from "./signed-in";
import { type User, users } from "./tables";
import { codeRefusal, ticketFor } from "./verify-otp";

const usedUp = () =>
  new Failure(400, {
    message: "This step was used already, or has run out. Start again from the log-in page.",
  });

async function acceptable(password: string, email: string) {
  const weak = weakness(password, email);
  if (weak) throw refused({ password: weak });
  return hashPassword(password);
}

/** Replaces a password, if it is still the one that `stamp` names; of two replacements at once, one wins. */
async function replace(tx: Executor, deps: Deps, user: User, stamp: string, passwordHash: string) {
  if (stampOf(user.passwordHash) !== stamp) throw usedUp();
  const at = deps.now();
  const first = user.passwordHash === null;
  // Who was invited to a college or company that stands finds it set up.
  const invited = user.role !== "STUDENT" && (user.collegeId ?? user.companyId) !== null;
  const start = invited ? "DASHBOARD" : steps[user.role][0];
  const [changed] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: at,
      mustChangePassword: false,
      validFrom: at,
      ...(first && { mode: start, furthest: start, createdAt: at }),
    })
    .where(
      and(
        eq(users.id, user.id),
        first ? isNull(users.passwordHash) : eq(users.passwordHash, user.passwordHash ?? ""),
      ),
    )
    .returning();
  if (!changed) throw usedUp();
  if (!first) await sendMail(tx, { to: user.email, ...passwordChanged(user.firstName) }, at);
  return changed;
}

/** Sets the first password, or the one a forced change asks for, and signs in. */
export async function createPassword(
  deps: Deps,
  role: Role,
  given: { ticket: string; password: string },
  call: Call,
) {
  const ticket = await ticketFor(deps, role, given.ticket, ["create-password", "change-password"]);
  const passwordHash = await acceptable(given.password, ticket.email);
  return deps.db.transaction(async (tx) => {
    const user = await userBy(tx, role, ticket.email);
    if (!user) throw usedUp();
    const changed = await replace(tx, deps, user, ticket.subject, passwordHash);
    await endSessionsOf(tx, deps, user.id);
    return signIn(tx, deps, changed, call);
  });
}

/** Checks the code of a forgotten password; the ticket it gives may set a new one, once. */
export async function resetOtp(
  deps: Deps,
  role: Role,
  given: { ticket: string; otp: string },
  call: Call,
) {
  const { email } = await ticketFor(deps, role, given.ticket, ["reset"]);
  const verdict = await checkCode(
    deps.db,
    deps,
    { role, email, purpose: "reset", subject: "" },
    given.otp,
  );
  const user = await userBy(deps.db, role, email);
  if (verdict !== "fits" || !user)
    throw codeRefusal(verdict === "gone" ? "gone" : "wrong", given.ticket, call, role);
  const subject = stampOf(user.passwordHash);
  return { ticket: await deps.tokens.ticket({ role, email, purpose: "new-password", subject }) };
}

/** Sets a new password after its code. It signs nobody in, and every session ends. */
export async function newPassword(
  deps: Deps,
  role: Role,
  given: { ticket: string; password: string },
  call: Call,
) {
  const ticket = await ticketFor(deps, role, given.ticket, ["new-password"]);
  const passwordHash = await acceptable(given.password, ticket.email);
  await deps.db.transaction(async (tx) => {
    const user = await userBy(tx, role, ticket.email);
    if (!user) throw usedUp();
    await replace(tx, deps, user, ticket.subject, passwordHash);
    await endSessionsOf(tx, deps, user.id);
    securityEvent(call.log, "password-reset", { actor: user.id, role });
  });
  return said(undefined, "Your new password is set. Log in with it.");
}

const quarter = 15 * 60 * 1000;

/** Asks for the present password again, with few tries. */
export async function proveAgain(deps: Deps, user: SignedIn, password: string, field: string) {
  const key = `prove:${user.id}`;
  const tries = await spend(deps.db, { key, most: 10, window: quarter }, deps.now());
  const often = "That was tried too often. Wait a few minutes.";
  if (!tries.allowed) throw tooMany(often, tries.retryAfter, { errors: { [field]: often } });
  const account = await userBy(deps.db, user.role, user.email);
  if (!account || !(await passwordFits(password, account.passwordHash)))
    throw refused({ [field]: "That is not your present password." });
  await giveBack(deps.db, key);
  return account;
}

/** Changes the password of the signed-in user; their other sessions end. */
export async function changePassword(
  deps: Deps,
  user: SignedIn,
  given: { currentPassword: string; password: string },
  call: Call,
) {
  const account = await proveAgain(deps, user, given.currentPassword, "currentPassword");
  if (given.password === given.currentPassword)
    throw refused({ password: "Choose a password that differs from the present one." });
  const passwordHash = await acceptable(given.password, user.email);
  await deps.db.transaction(async (tx) => {
    await replace(tx, deps, account, stampOf(account.passwordHash), passwordHash);
    await endSessionsOf(tx, deps, user.id, user.sessionId);
  });
  securityEvent(call.log, "password-changed", { actor: user.id, role: user.role });
  return said(undefined, "Your password is changed. Other devices have been signed out.");
}
