import { randomUUID } from "node:crypto";
import type { Role } from "@toran/contract";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { refused, tooMany } from "../../http/failures";
import { sendMail } from "../../mail/send-mail";
import { addressMaySend, issueCode } from "./codes";
import { alreadyHere, signUpCode } from "./letters";
import { userBy } from "./log-in";
import { hashPassword, weakness } from "./passwords";
import { logInPath } from "./paths";
import { registrations } from "./tables";

interface SigningUp {
  firstName: string;
  lastName?: string | undefined;
  email: string;
  phone?: string;
  password?: string;
}

/**
 * Takes a registration and mails its code. An address that has an account gets a mail that says so; the answer and
 * the work are the same.
 */
export async function signUp(deps: Deps, role: Role, given: SigningUp, call: Call) {
  const { email, firstName, lastName = "", phone = null, password } = given;
  const weak = password && weakness(password, email);
  if (weak) throw refused({ password: weak });
  const room = await addressMaySend(deps.db, deps, call.address);
  if (!room.allowed)
    throw tooMany(
      "Many people have just signed up from your network. Please try again in an hour.",
      room.retryAfter,
    );
  const id = randomUUID();
  const passwordHash = password ? await hashPassword(password) : null;
  await deps.db.transaction(async (tx) => {
    const user = await userBy(tx, role, email);
    // Someone who proved the address but never chose a password may begin again.
    const taken = Boolean(user?.passwordHash);
    const at = deps.now();
    const code = await issueCode(tx, deps, { role, email, purpose: "sign-up", subject: id });
    if (!code) return;
    await tx
      .insert(registrations)
      .values({ id, role, email, firstName, lastName, phone, passwordHash, taken, at });
    const letter =
      user && taken
        ? alreadyHere(user.firstName, deps.config.PUBLIC_URL + logInPath(role))
        : signUpCode(firstName, code);
    await sendMail(tx, { to: email, ...letter }, at);
  });
  deps.events.emit("mail-waiting");
  return deps.tokens.ticket({ role, email, purpose: "sign-up", subject: id });
}
