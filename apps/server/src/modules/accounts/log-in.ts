import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { limits, type Role } from "@toran/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure, forbidden, tooMany } from "../../http/failures";
import { securityEvent } from "../../http/security-event";
import { sendMail, sendNothing } from "../../mail/send-mail";
import { notify } from "../notifications/notify";
import { addressMaySend, issueCode } from "./codes";
import { giveBack, spend } from "./counters";
import { deviceName } from "./device-name";
import { logInCode } from "./letters";
import { holdUser } from "./modes";
import { hashPassword, isWeak, passwordFits } from "./passwords";
import { cookieOptions, giveCookie, startSession } from "./sessions";
import { securityPath } from "./paths";
import { registrations, sessions, type User, users } from "./tables";

export const userBy = async (
  db: Executor,
  role: Role,
  email: string,
): Promise<User | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.role, role), eq(users.email, email)));
  return user;
};

/** Signs a user in on this browser: a session, its cookie, and the reply that moves them on. */
export async function signIn(db: Executor, deps: Deps, user: User, call: Call) {
  if (user.disabledAt)
    throw forbidden("This account has been closed. Write to us if you think that is a mistake.");
  // Somebody who was invited and has not come yet: there is nothing to open.
  if (!user.passwordHash)
    throw forbidden("There is no account for this address yet. Sign up with it first.");
  const fresh =
    !knownDevice(deps, user.email, user.role, call) && (await hasSignedInBefore(db, user));
  const session = await startSession(db, deps, user, call);
  if (fresh) await tellOfNewDevice(db, deps, user, call);
  giveCookie(deps, user.role, session.secret, call);
  rememberDevice(deps, user, call);
  securityEvent(call.log, "signed-in", {
    actor: user.id,
    tenant: user.collegeId ?? user.companyId,
    role: user.role,
  });
  const claims = { userId: user.id, role: user.role, sessionId: session.id };
  return { mode: user.mode, accessToken: await deps.tokens.access(claims, user.mode) };
}

const hasSignedInBefore = async (db: Executor, { id }: User) =>
  (await db.$count(sessions, eq(sessions.userId, id))) > 0;

async function tellOfNewDevice(db: Executor, deps: Deps, { id, role }: User, call: Call) {
  await notify(db, deps, {
    to: [id],
    type: "account.sign-in",
    title: `Your account was opened on ${deviceName(call.device)}`,
    body: "If that was you, there is nothing to do. If not, change your password now; that signs everybody else out.",
    link: securityPath(role),
  });
}

/** Checks a password and signs in, or says what stands in between. */
export async function logIn(
  deps: Deps,
  role: Role,
  given: { email: string; password: string },
  call: Call,
) {
  const { db } = deps;
  const { email, password } = given;
  const user = await userBy(db, role, email);
  const known = knownDevice(deps, email, role, call);
  const throttle = await holdBack(deps, role, email, known, call);
  // Asked for in either case, so that both take as long.
  const pending = await newestRegistration(db, role, email);
  const fits = await passwordFits(password, user?.passwordHash ?? pending?.passwordHash);
  if (!fits) {
    securityEvent(call.log, "log-in-refused", { role, address: call.address });
    throw new Failure(401, {
      message: "That email and password do not match. Check both and try again.",
    });
  }
  await giveBack(db, throttle.key);
  await giveBack(db, throttle.ofAccount);
  // A registration proves nothing before its code: an invitation to the same address is not opened by its password.
  if (!user?.passwordHash) {
    const ticket = await deps.tokens.ticket({
      role,
      email,
      purpose: "sign-up",
      subject: pending?.id ?? randomUUID(),
    });
    throw forbidden("Confirm your email address first. We can send you a new code.", {
      mode: "RESEND_MAIL",
      ticket,
    });
  }
  const account = isWeak(user.passwordHash) ? await hashAnew(db, user, password) : user;
  if (account.twoStep) throw await askForSecondStep(deps, account, call);
  if (account.mustChangePassword) throw await forcedChange(deps, account);
  return deps.db.transaction((tx) => letIn(tx, deps, account, call));
}

/** Hashes a password with as much work as we ask for now, unless another one was chosen meanwhile. */
async function hashAnew(db: Executor, user: User, password: string): Promise<User> {
  const [hashed] = await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? "")))
    .returning();
  return hashed ?? user;
}

/** The last gate: in, if the account is still the one that something was proven of. */
export async function letIn(tx: Executor, deps: Deps, user: User, call: Call) {
  // What ends its sessions does not find this one yet.
  const held = await holdUser(tx, user);
  if (held.passwordHash !== user.passwordHash || held.twoStep !== user.twoStep)
    throw forbidden("Your account was changed a moment ago. Log in again.");
  return signIn(tx, deps, held, call);
}

/** A password that must be changed is changed before anything else. */
export async function forcedChange({ tokens }: Deps, { role, email, passwordHash }: User) {
  const ticket = await tokens.ticket({
    role,
    email,
    purpose: "change-password",
    subject: stampOf(passwordHash),
  });
  return forbidden("Choose a new password to go on.", { mode: "CHANGEPASSWORD", ticket });
}

async function askForSecondStep(deps: Deps, user: User, call: Call) {
  const { role, email, passwordHash } = user;
  await sendCode(deps, { role, email, purpose: "two-step", user, call });
  const subject = stampOf(passwordHash);
  const ticket = await deps.tokens.ticket({ role, email, purpose: "two-step", subject });
  return forbidden("Write the code we have sent to your email.", { mode: "2STEP_AUTH", ticket });
}

interface Sending {
  role: Role;
  email: string;
  purpose: "log-in" | "two-step";
  user: User | undefined;
  call: Call;
}

/** Sends a code to log in with; for an address without an account it does the same work and sends none. */
export async function sendCode(deps: Deps, { role, email, purpose, user, call }: Sending) {
  await deps.db.transaction(async (tx) => {
    if (!(await addressMaySend(tx, deps, call.address)).allowed) return;
    const subject = user && purpose === "two-step" ? user.id : "";
    const code = await issueCode(tx, deps, { role, email, purpose, subject });
    if (!code) return;
    const mail = { to: email, ...logInCode(user?.firstName ?? "", code) };
    await (user ? sendMail : sendNothing)(tx, mail, deps.now());
  });
  deps.events.emit("mail-waiting");
}

/** Ties a ticket to the password that it may replace, or was given for: with another one it is over. */
export const stampOf = (passwordHash: string | null) => passwordHash?.slice(-16) ?? "none";

async function newestRegistration(db: Executor, role: Role, email: string) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.role, role),
        eq(registrations.email, email),
        eq(registrations.taken, false),
      ),
    )
    .orderBy(desc(registrations.at))
    .limit(1);
  return row;
}

const patience = 10;
const slowest = 2000;

/** Counts a try before it is made. Too many from one place are refused; an account is slowed, never locked. */
async function holdBack(
  deps: Deps,
  role: Role,
  email: string,
  device: string | undefined,
  call: Call,
) {
  const { db, now } = deps;
  const from = device ?? call.address;
  const key = `log-in:${role}:${email}:${from}`;
  const { wrongPerWindow, window } = limits.logIn;
  const place = await spend(db, { key, most: wrongPerWindow, window }, now());
  if (!place.allowed) {
    securityEvent(call.log, "log-in-throttled", { role, address: call.address });
    throw tooMany(
      "That was tried too often. Wait a few minutes, or choose a new password.",
      place.retryAfter,
    );
  }
  const ofAccount = `log-in:${role}:${email}`;
  const all = await spend(
    db,
    { key: ofAccount, most: Number.MAX_SAFE_INTEGER, window: 24 * 60 * 60 * 1000 },
    now(),
  );
  if (!device && all.count > patience)
    await deps.pause(Math.min(slowest, (all.count - patience) * 25));
  return { key, ofAccount };
}

const deviceCookie = "toran_device";
const deviceMark = ({ tokens }: Deps, role: Role, email: string) =>
  createHmac("sha256", tokens.secret)
    .update(`device\0${role}\0${email}`)
    .digest("base64url")
    .slice(0, 24);

/** A browser that has signed in to this account before is not held back by what others try. */
function rememberDevice(deps: Deps, { role, email }: User, call: Call) {
  const mark = deviceMark(deps, role, email);
  const before = (call.cookie(deviceCookie) ?? "")
    .split(".")
    .filter((each) => each && each !== mark);
  const options = { ...cookieOptions(deps, role), path: "/api/auth", maxAge: 400 * 24 * 60 * 60 };
  call.setCookie(deviceCookie, [mark, ...before].slice(0, 8).join("."), options);
}

function knownDevice(deps: Deps, email: string, role: Role, call: Call) {
  const mark = Buffer.from(deviceMark(deps, role, email));
  const marks = (call.cookie(deviceCookie) ?? "").split(".").map((each) => Buffer.from(each));
  const known = marks.some((each) => each.length === mark.length && timingSafeEqual(each, mark));
  return known ? "known-device" : undefined;
}
