import { limits, type Mode, type OfficerRank, openModes, type Role } from "@toran/contract";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared";
import { sharedReading } from "../../db/shared-reading";
import type { Deps } from "../../deps";
import { Failure, notFound, signedOut } from "../../http/failures";
import { sessions, users } from "./tables";

/** Who is calling, as the database knows them at this moment. */
export interface SignedIn {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  mode: Mode;
  furthest: Mode;
  sessionId: string;
  collegeId: string | null;
  companyId: string | null;
  rank: OfficerRank;
}

/** What is read for each call: no more than is needed, for every call waits for it, and never the password's hash. */
const caller = {
  user: {
    id: users.id,
    role: users.role,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    mode: users.mode,
    furthest: users.furthest,
    sessionId: sessions.id,
    collegeId: users.collegeId,
    companyId: users.companyId,
    rank: users.rank,
  },
  disabledAt: users.disabledAt,
  validFrom: users.validFrom,
  usedAt: sessions.usedAt,
  startedAt: sessions.startedAt,
  endedAt: sessions.endedAt,
  tokensFrom: sessions.tokensFrom,
};

const callerOf = prepared((db) =>
  db
    .select(caller)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder("session")), eq(users.id, sql.placeholder("user"))))
    .prepare("caller"),
);

/** For calls that only look: those of one page come together. */
const callerSeen = sharedReading(
  (db, of: { session: string; user: string }) => callerOf(db, of),
  ({ session, user }) => `${session} ${user}`,
);

/** Asks for a refresh: the token is not good, the session may still be. */
const stale = () => new Failure(401, { message: "Please login again to continue." });

/**
 * The user a token speaks for, or the refusal. Read anew at each call; one that only `looks` may be answered by what was
 * read for the call beside it.
 */
export async function signedInBy(
  token: string,
  { db, tokens, now }: Pick<Deps, "db" | "tokens" | "now">,
  { looks = false } = {},
): Promise<SignedIn> {
  const claims = await tokens.readAccess(token);
  if (!claims) throw stale();
  const read = looks ? callerSeen : callerOf;
  const [row] = await read(db, { session: claims.sessionId, user: claims.userId });
  if (!row || row.user.role !== claims.role) throw stale();
  if (row.endedAt || row.disabledAt || ranOut(row, now())) throw signedOut();
  const from = Math.max(row.validFrom?.getTime() ?? 0, row.tokensFrom?.getTime() ?? 0);
  if (claims.at < from) throw stale();
  return { ...row.user };
}

/** Whether a session was left unused for too long, or has lasted as long as one may. */
export function ranOut({ usedAt, startedAt }: { usedAt: Date; startedAt: Date }, now: Date) {
  const time = now.getTime();
  return (
    time - usedAt.getTime() > limits.session.idle ||
    time - startedAt.getTime() > limits.session.absolute
  );
}

export const isOpenMode = (role: Role, mode: Mode) =>
  (openModes[role] as readonly Mode[]).includes(mode);

/** Whether somebody has come through onboarding: a step they save once more is a change like any other. */
export const isSetUp = ({ role, mode }: Pick<SignedIn, "role" | "mode">) => isOpenMode(role, mode);

/** The company an HR user works for; every call that is open to them asks for one. */
export function companyIdOf({ companyId }: Pick<SignedIn, "companyId">): string {
  if (!companyId) throw notFound("The company");
  return companyId;
}

/** The college an officer works for; every call that is open to them asks for one. */
export function collegeIdOf({ collegeId }: Pick<SignedIn, "collegeId">): string {
  if (!collegeId) throw notFound("The college");
  return collegeId;
}
