import { limits } from "@toran/contract";
import type { BulkResults, InvitedQuery } from "@toran/contract/schemas/officer-student";
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { asPattern } from "../../../db/contains";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { conflict, notFound, refused } from "../../../http/failures";
import { said } from "../../../http/implement";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { spend } from "../../accounts/counters";
import { type Acting, record } from "../../audit/record";
import { collegeBy } from "../../colleges/college";
import { sendInvitations } from "../invitations";
import { invitations, students } from "../tables";

type Invitation = typeof invitations.$inferSelect;

const pending: readonly Invitation["state"][] = ["SENT", "OPENED", "BOUNCED"];

/** How an invitation stands: one that was left lying for two weeks has run out. */
const stateOf = ({ state, sentAt }: Invitation, now: Date) =>
  pending.includes(state) && now.getTime() - sentAt.getTime() > limits.invitation
    ? "EXPIRED"
    : state;

/** The same for a query: what is pending runs out by its age alone. */
function isIn(state: Invitation["state"] | "EXPIRED", now: Date) {
  const { state: kept, sentAt } = invitations;
  const oldest = new Date(now.getTime() - limits.invitation);
  if (state === "EXPIRED") return and(inArray(kept, [...pending]), lt(sentAt, oldest));
  return and(eq(kept, state), pending.includes(state) ? gte(sentAt, oldest) : undefined);
}

/** Who was invited, the newest first. */
export async function listInvited(db: Executor, officer: SignedIn, query: InvitedQuery, now: Date) {
  const { search, state, next, limit = limits.list.pageSize } = query;
  const where = and(
    eq(invitations.collegeId, collegeIdOf(officer)),
    state && isIn(state, now),
    ...(search ?? "").split(/\s+/).filter(Boolean).map(foundBy),
  );
  if (query.count) return { items: [], next: null, total: await db.$count(invitations, where) };
  const rows = await db
    .select()
    .from(invitations)
    .where(and(where, next ? after(next) : undefined))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      state: stateOf(row, now),
      sentAt: row.sentAt.toISOString(),
    })),
    next: last ? cursorOf(last) : null,
  };
}

/** Whether an invitation is found by a word: the beginning of its address, or of a name, as students are. */
function foundBy(word: string) {
  const begins = `${asPattern(word.toLowerCase())}%`;
  return or(
    sql`lower(${invitations.email}) like ${begins}`,
    sql`' ' || lower(${invitations.name}) like ${`% ${begins}`}`,
  );
}

const cursorOf = ({ sentAt, id }: Invitation) =>
  Buffer.from(`${sentAt.getTime()} ${id}`).toString("base64url");

function after(cursor: string): SQL {
  const told = Buffer.from(cursor, "base64url").toString();
  const [, time, id] = /^(\d{1,14}) ([0-9a-f-]{36})$/.exec(told) ?? [];
  if (!time || !id || !uuid.test(id))
    throw refused({ next: "Start the list again from its beginning." });
  const at = new Date(Number(time)).toISOString();
  return sql`(${invitations.sentAt}, ${invitations.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The invitations that an officer names, held; one that is not of the college refuses them all. */
async function holdInvited(tx: Executor, officer: SignedIn, given: string[]) {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const own = and(eq(invitations.collegeId, collegeIdOf(officer)), among(invitations.id, ids));
  const rows = await tx
    .select()
    .from(invitations)
    .where(own)
    .orderBy(asc(invitations.id))
    .for("update");
  if (rows.length < ids.length) throw notFound("One of these invitations");
  return rows;
}

/** What becomes of each; a call that can do nothing is refused with the first reason. */
function judgedBy(results: BulkResults["results"]) {
  const able = results.filter(({ ok }) => ok).map(({ id }) => id);
  const [first] = results;
  if (!able.length) throw conflict(first?.message ?? "Nothing was changed.");
  const many = able.length === 1 ? "1 invitation is" : `${able.length} invitations are`;
  return { able, many };
}

/** Takes invitations back, each as long as nobody has come by it. */
export const removeInvited = ({ db, now }: Deps, acting: Acting, given: string[]) =>
  db.transaction(async (tx) => {
    const rows = await holdInvited(tx, acting.user, given);
    const results: BulkResults["results"] = rows.map((row) => {
      if (pending.includes(row.state)) return { id: row.id, ok: true };
      const message =
        row.state === "ACCEPTED"
          ? `${row.name ?? row.email} has joined already.`
          : `The invitation of ${row.name ?? row.email} was taken back already.`;
      return { id: row.id, ok: false, message };
    });
    const { able, many } = judgedBy(results);
    await tx.update(invitations).set({ state: "REVOKED" }).where(among(invitations.id, able));
    const deed = { action: "students.uninvite", after: { students: able.length } } as const;
    await record(tx, acting, deed, now());
    return said({ results }, `${many} taken back.`);
  });

/** Why an invitation is not sent again, or nothing; what is sent is counted. */
async function obstacleTo(tx: Executor, { id, name, email, userId, state }: Invitation, now: Date) {
  const who = name ?? email;
  if (state === "ACCEPTED") return `${who} has joined already.`;
  if (!userId) return `${who} is no longer in your class.`;
  const most = limits.invitedAgain;
  const room = await spend(tx, { key: `invite:${id}`, most, window: limits.invitation }, now);
  return room.allowed ? undefined : `${who} was mailed ${most} times already. Wait some days.`;
}

/** Mails invitations again, also such as have run out or were taken back. Nobody is mailed without end. */
export const inviteAgain = (deps: Deps, acting: Acting, given: string[]) =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    const rows = await holdInvited(tx, acting.user, given);
    const results: BulkResults["results"] = [];
    for (const row of rows) {
      const message = await obstacleTo(tx, row, now);
      results.push({ id: row.id, ok: !message, ...(message && { message }) });
    }
    const { able, many } = judgedBy(results);
    await mailAgain(tx, deps, collegeIdOf(acting.user), able);
    const deed = { action: "students.invite", after: { students: able.length } } as const;
    await record(tx, acting, deed, now);
    return said({ results }, `${many} sent again.`);
  });

async function mailAgain(tx: Executor, deps: Deps, collegeId: string, ids: string[]) {
  const people = await tx
    .select({
      userId: students.userId,
      email: invitations.email,
      firstName: students.firstName,
      lastName: students.lastName,
    })
    .from(invitations)
    .innerJoin(students, eq(students.userId, invitations.userId))
    .where(and(eq(students.collegeId, collegeId), among(invitations.id, ids)));
  await invitePeople(tx, deps, collegeId, people);
}

const atOnce = 500;

/** Invites people who have an account in the class of a college. */
export async function invitePeople(
  tx: Executor,
  deps: Deps,
  collegeId: string,
  people: { userId: string; email: string; firstName: string; lastName: string }[],
) {
  const college = { id: collegeId, name: (await collegeBy(tx, collegeId))?.name ?? "Your college" };
  const signUp = `${deps.config.PUBLIC_URL}/student/register`;
  for (let from = 0; from < people.length; from += atOnce) {
    const part = people.slice(from, from + atOnce);
    await sendInvitations(tx, college, { signUp, people: part }, deps.now());
  }
}
