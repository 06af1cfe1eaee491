import { createHmac } from "node:crypto";
import { limits, type Mode, type Role, steps } from "@toran/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure, forbidden, refused } from "../../http/failures";
import { securityEvent } from "../../http/security-event";
import { addressMaySend, checkCode, type CodeVerdict, issueCode } from "./codes";
import { spend } from "./counters";
import { resetCode, signUpCode } from "./letters";
import { forcedChange, letIn, sendCode, signIn, stampOf, userBy } from "./log-in";
import { holdUser } from "./modes";
import { sendMail, sendNothing } from "../../mail/send-mail";
import { endSessionsOf } from "./sessions";
import { recoveryCodes, registrations, type User, users } from "./tables";
import type { Ticket } from "./tokens";

const wrongCode = "That code is not right, or it has run out. Check the newest mail from us.";
const wrongRecoveryCode =
  "That recovery code is not right, or was used already: each works once. Try another one, or the code of our mail.";
const isRecoveryCode = (otp: string) => otp.length > limits.otp.digits;
const startAgain = () =>
  new Failure(400, { message: "This step has run out. Start again from the log-in page." });

/** Reads a ticket that must be for this role and one of these purposes. */
export async function ticketFor(
  { tokens }: Deps,
  role: Role,
  text: string,
  purposes: Ticket["purpose"][],
) {
  const ticket = await tokens.readTicket(text);
  if (!ticket || ticket.role !== role || !purposes.includes(ticket.purpose)) throw startAgain();
  return ticket;
}

/** Refuses a code: a wrong one at its field, one that is over with the way to a new one. */
export function codeRefusal(
  verdict: CodeVerdict,
  ticket: string,
  call: Call,
  role: Role,
  says = wrongCode,
) {
  securityEvent(call.log, "code-refused", { role, verdict, address: call.address });
  if (verdict === "gone") return new Failure(400, { message: says, mode: "RESEND_MAIL", ticket });
  return refused({ otp: says });
}

/** Checks the code of a sign-up, a log-in by code, or a second step, and moves the user on. */
export async function verifyOtp(
  deps: Deps,
  role: Role,
  given: { ticket: string; otp: string },
  call: Call,
) {
  const ticket = await ticketFor(deps, role, given.ticket, ["sign-up", "log-in", "two-step"]);
  const { email, purpose } = ticket;
  if (purpose === "sign-up") return endSignUp(deps, ticket, given, call);
  // A code is spent by what it opens alone: a refusal that spends one is given back, and thrown afterwards.
  const outcome = await deps.db.transaction(async (tx) => {
    const user = await userBy(tx, role, email);
    // Whoever began with a password that was changed since has not given the one it has.
    if (purpose === "two-step" && ticket.subject !== stampOf(user?.passwordHash ?? null))
      return startAgain();
    const verdict = await checkStep(tx, deps, ticket, user, given.otp);
    if (verdict !== "fits" || !user)
      return codeRefusal(
        verdict === "gone" ? "gone" : "wrong",
        given.ticket,
        call,
        role,
        purpose === "two-step" && isRecoveryCode(given.otp) ? wrongRecoveryCode : wrongCode,
      );
    // The mailbox is the second factor; alone it must not open an account that asks for two.
    if (user.twoStep && purpose === "log-in")
      return forbidden("Two-step verification is on for this account. Log in with your password.");
    if (user.mustChangePassword) return forcedChange(deps, user);
    return letIn(tx, deps, user, call);
  });
  if (outcome instanceof Failure) throw outcome;
  return outcome;
}

/** Compares the code of a log-in with the one that was mailed, or of a second step with what stands in for it. */
function checkStep(
  tx: Executor,
  deps: Deps,
  { role, email, purpose }: Ticket,
  user: User | undefined,
  otp: string,
) {
  if (purpose !== "two-step")
    return checkCode(tx, deps, { role, email, purpose: "log-in", subject: "" }, otp);
  if (isRecoveryCode(otp)) return spendRecoveryCode(tx, deps, user, otp);
  return checkCode(tx, deps, { role, email, purpose, subject: user?.id ?? "" }, otp);
}

async function endSignUp(
  deps: Deps,
  ticket: Ticket,
  given: { ticket: string; otp: string },
  call: Call,
) {
  const { role, email, subject } = ticket;
  const outcome = await deps.db.transaction(async (tx) => {
    const [registration] = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.id, subject));
    const verdict = await checkCode(
      tx,
      deps,
      { role, email, purpose: "sign-up", subject },
      given.otp,
    );
    if (verdict !== "fits") return { verdict, user: undefined };
    if (!registration || registration.taken) return { verdict: "wrong" as const, user: undefined };
    const user = await becomeUser(tx, deps, registration);
    if (!user) return { verdict: "gone" as const, user };
    // Nobody was in before it was theirs.
    await endSessionsOf(tx, deps, user.id);
    return {
      verdict,
      user,
      reply: user.passwordHash ? await signIn(tx, deps, user, call) : undefined,
    };
  });
  if (!outcome.user) throw codeRefusal(outcome.verdict, given.ticket, call, role);
  securityEvent(call.log, "signed-up", { actor: outcome.user.id, role });
  if (outcome.reply) return outcome.reply;
  const next = await deps.tokens.ticket({
    role,
    email,
    purpose: "create-password",
    subject: stampOf(null),
  });
  return { mode: outcome.user.mode, ticket: next };
}

/** Turns a proven registration into an account. */
async function becomeUser(
  tx: Executor,
  deps: Deps,
  registration: typeof registrations.$inferSelect,
): Promise<User | undefined> {
  const { role, email, firstName, lastName, phone, passwordHash } = registration;
  const mode: Mode = passwordHash ? steps[role][0] : "CREATE_PASSWORD";
  const values = {
    role,
    email,
    firstName,
    lastName,
    phone,
    passwordHash,
    mode,
    furthest: mode,
    createdAt: deps.now(),
  };
  const [user] = await tx
    .insert(users)
    .values({ ...values, passwordChangedAt: passwordHash ? deps.now() : null })
    .onConflictDoUpdate({
      target: [users.role, users.email],
      set: values,
      setWhere: isNull(users.passwordHash),
    })
    .returning();
  return user;
}

export const recoveryHash = ({ tokens }: Pick<Deps, "tokens">, userId: string, code: string) =>
  createHmac("sha256", tokens.secret).update(`recovery\0${userId}\0${code}`).digest("base64url");

const day = 24 * 60 * 60 * 1000;

async function spendRecoveryCode(tx: Executor, deps: Deps, user: User | undefined, code: string) {
  if (!user) return "wrong" as const;
  // Before the codes, as whoever switches the second step does: two that wait for each other would both be refused.
  await holdUser(tx, user);
  const tries = await spend(tx, { key: `recovery:${user.id}`, most: 10, window: day }, deps.now());
  if (!tries.allowed) return "gone" as const;
  const hash = recoveryHash(deps, user.id, code);
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: deps.now() })
    .where(
      and(
        eq(recoveryCodes.userId, user.id),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return used.length ? ("fits" as const) : ("wrong" as const);
}

/** Sends the code of a ticket once more, when it may be; the answer does not tell. */
export async function resendOtp(deps: Deps, role: Role, text: string, call: Call) {
  const ticket = await ticketFor(deps, role, text, ["sign-up", "log-in", "two-step", "reset"]);
  const { email, purpose, subject } = ticket;
  const user = await userBy(deps.db, role, email);
  if (purpose === "log-in" || purpose === "two-step")
    await sendCode(deps, { role, email, purpose, user, call });
  else if (purpose === "sign-up") await resendSignUp(deps, role, email, subject, call);
  else await sendReset(deps, role, email, call);
  const mode =
    purpose === "log-in" && role === "STUDENT"
      ? "LOGIN-OTP"
      : role === "STUDENT"
        ? "VERIFY_SIGNUP"
        : "VERIFY_OTP";
  return { mode: mode as Mode, ticket: text };
}

async function resendSignUp(deps: Deps, role: Role, email: string, subject: string, call: Call) {
  await deps.db.transaction(async (tx) => {
    if (!(await addressMaySend(tx, deps, call.address)).allowed) return;
    const [registration] = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.id, subject));
    const code = await issueCode(tx, deps, { role, email, purpose: "sign-up", subject });
    if (!code) return;
    const mail = { to: email, ...signUpCode(registration?.firstName ?? "", code) };
    await (registration && !registration.taken ? sendMail : sendNothing)(tx, mail, deps.now());
  });
  deps.events.emit("mail-waiting");
}

/** Sends the code of a forgotten password, or does the same work for an address without an account. */
export async function sendReset(deps: Deps, role: Role, email: string, call: Call) {
  await deps.db.transaction(async (tx) => {
    const user = await userBy(tx, role, email);
    if (!(await addressMaySend(tx, deps, call.address)).allowed) return;
    const code = await issueCode(tx, deps, { role, email, purpose: "reset", subject: "" });
    if (!code) return;
    const mail = { to: email, ...resetCode(user?.firstName ?? "", code) };
    await (user ? sendMail : sendNothing)(tx, mail, deps.now());
  });
  deps.events.emit("mail-waiting");
}
