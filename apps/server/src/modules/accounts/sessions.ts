import { createHash, createHmac, randomBytes } from "node:crypto";
import { authRootOf, limits, type Role, roots } from "@toran/contract";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { afterCommit } from "../../db/transaction-guard";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { Failure, signedOut } from "../../http/failures";
import { securityEvent } from "../../http/security-event";
import { sendMail } from "../../mail/send-mail";
import { refreshReplayed } from "./letters";
import { ranOut } from "./signed-in";
import { refreshSecrets, sessions, type User, users } from "./tables";

const cookieOf = (role: Role) => `toran_${role.toLowerCase()}`;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

export const cookieOptions = (deps: Pick<Deps, "config">, role: Role) => ({
  httpOnly: true,
  sameSite: "strict" as const,
  secure: deps.config.secure,
  path: roots[authRootOf[role]],
});

export function giveCookie(deps: Pick<Deps, "config">, role: Role, secret: string, call: Call) {
  const maxAge = limits.session.absolute / 1000;
  call.setCookie(cookieOf(role), secret, { ...cookieOptions(deps, role), maxAge });
}

export const dropCookie = (deps: Pick<Deps, "config">, role: Role, call: Call) =>
  call.setCookie(cookieOf(role), "", { ...cookieOptions(deps, role), maxAge: 0 });

export interface StartedSession {
  id: string;
  /** The refresh secret, known to the browser alone. */
  secret: string;
}

/** Begins a session for a user, in the place of the one this browser had. */
export async function startSession(
  db: Executor,
  deps: Deps,
  user: User,
  call: Call,
): Promise<StartedSession> {
  await endByCookie(db, deps, user.role, call);
  const at = deps.now();
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      device: call.device,
      address: call.address,
      startedAt: at,
      usedAt: at,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("A session was not stored.");
  const secret = randomBytes(32).toString("base64url");
  await db.insert(refreshSecrets).values({ hash: hashOf(secret), sessionId: session.id });
  return { id: session.id, secret };
}

/** Ends the session that this browser's cookie stands for, if it has one. */
export async function endByCookie(db: Executor, deps: Deps, role: Role, call: Call) {
  const secret = call.cookie(cookieOf(role));
  if (!secret) return;
  const [known] = await db
    .select()
    .from(refreshSecrets)
    .where(eq(refreshSecrets.hash, hashOf(secret)));
  if (known) await endSessions(db, deps, [known.sessionId]);
}

/** Ends these sessions; their tokens die with the next call, their sockets within a second. */
export async function endSessions(db: Executor, deps: Deps, ids: string[]) {
  if (!ids.length) return;
  const ended = await db
    .update(sessions)
    .set({ endedAt: deps.now() })
    .where(and(inArray(sessions.id, ids), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  const gone = ended.map(({ id }) => id);
  // Sooner, a page could come back by the session that still stands, and would stay.
  afterCommit(() => deps.events.emit("sessions-ended", gone));
}

/** Ends every session of a user, or every other one. */
export async function endSessionsOf(db: Executor, deps: Deps, userId: string, except?: string) {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    );
  await endSessions(
    db,
    deps,
    rows.map(({ id }) => id),
  );
}

/** Signs people out wherever they are; tokens they still hold are dead. */
export async function signOutAll(tx: Executor, deps: Deps, userIds: string[]) {
  if (!userIds.length) return;
  await tx.update(users).set({ validFrom: deps.now() }).where(among(users.id, userIds));
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(among(sessions.userId, userIds), isNull(sessions.endedAt)));
  await endSessions(
    tx,
    deps,
    rows.map(({ id }) => id),
  );
}

type Outcome = { user: User; sessionId: string; secret: string } | { refusal: Failure };

/** Exchanges a refresh secret for its successor. Sent twice at once, it brings the same one both times. */
export async function rotate(deps: Deps, role: Role, call: Call) {
  const given = call.cookie(cookieOf(role));
  if (!given) throw signedOut();
  // A refusal must not undo what it brings about, so it is thrown after the transaction.
  const outcome = await deps.db.transaction((tx) => exchange(tx, deps, role, given, call));
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function exchange(
  tx: Executor,
  deps: Deps,
  role: Role,
  given: string,
  call: Call,
): Promise<Outcome> {
  const at = deps.now();
  const [row] = await tx
    .select({ secret: refreshSecrets, session: sessions, user: users })
    .from(refreshSecrets)
    .innerJoin(sessions, eq(sessions.id, refreshSecrets.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(refreshSecrets.hash, hashOf(given)), eq(users.role, role)))
    .for("update", { of: refreshSecrets });
  if (!row || row.session.endedAt || row.user.disabledAt) return { refusal: signedOut() };
  const { secret, session, user } = row;
  if (ranOut(session, at)) {
    await endSessions(tx, deps, [session.id]);
    return { refusal: signedOut() };
  }
  if (secret.usedAt && at.getTime() - secret.usedAt.getTime() > limits.session.reuse) {
    await endSessions(tx, deps, [session.id]);
    await sendMail(tx, { to: user.email, ...refreshReplayed(user.firstName) }, at);
    securityEvent(call.log, "refresh-replayed", { actor: user.id, session: session.id });
    return { refusal: signedOut() };
  }
  const next = createHmac("sha256", deps.tokens.secret)
    .update(`refresh\0${given}`)
    .digest("base64url");
  if (!secret.usedAt) {
    await tx.update(refreshSecrets).set({ usedAt: at }).where(eq(refreshSecrets.hash, secret.hash));
    await tx
      .insert(refreshSecrets)
      .values({ hash: hashOf(next), sessionId: session.id })
      .onConflictDoNothing();
    await tx.update(sessions).set({ usedAt: at }).where(eq(sessions.id, session.id));
  }
  return { user, sessionId: session.id, secret: next };
}

/** Where and when somebody was signed in, as far as it is still known. */
export const sessionsOf = (db: Executor, userId: string) =>
  db
    .select({
      device: sessions.device,
      address: sessions.address,
      startedAt: sessions.startedAt,
      usedAt: sessions.usedAt,
      endedAt: sessions.endedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
