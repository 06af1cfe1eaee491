import { limits, type OfficerRank } from "@toran/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, Failure, forbidden, tooMany } from "../../http/failures";
import { sendMail } from "../../mail/send-mail";
import { leavingOf } from "../account-data/leaving";
import { type Acting, record } from "../audit/record";
import { requirePlaceForOfficer } from "../billing/room";
import { spend } from "./counters";
import { managerInvited } from "./letters";
import { userBy } from "./log-in";
import { signOutAll } from "./sessions";
import { collegeIdOf, companyIdOf, type SignedIn } from "./signed-in";
import { type User, users } from "./tables";

/** The house that people share: officers their college, HR users their company. */
function houseOf(user: SignedIn) {
  if (user.role === "PLACEMENT_OFFICER") {
    const collegeId = collegeIdOf(user);
    const own = eq(users.collegeId, collegeId);
    return { kind: "college", area: "po", id: collegeId, row: { collegeId }, own } as const;
  }
  const companyId = companyIdOf(user);
  const own = eq(users.companyId, companyId);
  return { kind: "company", area: "hr", id: companyId, row: { companyId }, own } as const;
}

// The house is part of every condition: another one's people do not exist.
const ofHouse = (user: SignedIn) =>
  and(eq(users.role, user.role), houseOf(user).own, isNull(users.disabledAt));

export const managersOf = (db: Executor, user: SignedIn) =>
  db.select().from(users).where(ofHouse(user)).orderBy(asc(users.createdAt), asc(users.id));

/** All people of the house, held until the transaction ends, so that there is always a lead left. */
const heldHouse = (tx: Executor, user: SignedIn) =>
  tx.select().from(users).where(ofHouse(user)).orderBy(asc(users.id)).for("update");

/** The leads among these people who are not about to leave. */
async function leadsWhoStay(db: Executor, all: User[]) {
  const leads = all.filter(({ rank }) => rank === "LEAD");
  const leaving = await leavingOf(
    db,
    leads.map(({ id }) => id),
  );
  return leads.filter(({ id }) => !leaving.has(id));
}

/** The leads beside one who can be relied on: who was only invited may never come. */
const otherLeads = async (db: Executor, all: User[], id: string) =>
  (await leadsWhoStay(db, all)).filter((lead) => lead.id !== id && lead.passwordHash);

async function held(tx: Executor, user: SignedIn, id: string) {
  const all = await heldHouse(tx, user);
  const self = all.find((each) => each.id === user.id);
  if (self?.rank !== "LEAD") throw leadsOnly(user);
  const found = await one(
    Promise.resolve(all.filter((each) => each.id === id.toLowerCase())),
    "The colleague",
  );
  const others = await otherLeads(tx, all, found.id);
  const lastLead = found.rank === "LEAD" && !others.length;
  return { found, lastLead };
}

const leadsOnly = (user: SignedIn) =>
  forbidden(`Only a lead of the ${houseOf(user).kind} may change who belongs to it.`);
const needsLead = (user: SignedIn) => {
  const { kind } = houseOf(user);
  return conflict(
    `A ${kind} needs a lead. Make a colleague a lead first, who has logged in before.`,
    {
      errors: { rank: `A ${kind} needs a lead.` },
    },
  );
};

/** Why somebody cannot leave their house for good: it would be without a lead who has ever been there. */
async function hindering(db: Executor, user: SignedIn, all: User[]): Promise<string | null> {
  if (user.rank !== "LEAD") return null;
  if ((await otherLeads(db, all, user.id)).length) return null;
  const { kind } = houseOf(user);
  const tab = kind === "college" ? "Officers" : "Colleagues";
  return `You are the last lead of your ${kind}, and it needs one. Under ${tab}, make a colleague a lead who has logged in before, or invite one; then you can delete your account. To close the whole ${kind}, write to us under Support.`;
}

/** Somebody who has not come to a college or company yet leaves nobody behind. */
const hasHouse = (user: SignedIn) => Boolean(user.collegeId ?? user.companyId);

export const hindersLeaving = async (db: Executor, user: SignedIn) =>
  hasHouse(user) ? hindering(db, user, await managersOf(db, user)) : null;

/** Refuses the last lead who would leave; of two leads who leave at once, the second. */
export async function requireLeadBehind(tx: Executor, user: SignedIn) {
  const why = hasHouse(user) ? await hindering(tx, user, await heldHouse(tx, user)) : null;
  if (why) throw conflict(why);
}

/** Invites a colleague: the account waits for them, and becomes theirs when they sign up with its address. */
export async function inviteManager(
  deps: Deps,
  { user, call }: Acting,
  given: { firstName: string; lastName?: string | undefined; email: string; rank: OfficerRank },
): Promise<User> {
  if (user.rank !== "LEAD") throw leadsOnly(user);
  const invited = await deps.db.transaction(async (tx) => {
    const { firstName, lastName = "", email, rank } = given;
    const { kind, id, row } = houseOf(user);
    const { role } = user;
    const at = deps.now();
    if (kind === "college") await requirePlaceForOfficer(tx, id, at);
    const before = await userBy(tx, role, email);
    const isOurs = (found?: User) => (found?.collegeId ?? found?.companyId) === id;
    const free = !before || (before.disabledAt !== null && isOurs(before));
    if (!free) throw taken(isOurs(before));
    const values = { rank, ...row, disabledAt: null };
    // Who was here before is called as they said themselves.
    const saved = before
      ? tx.update(users).set(values).where(eq(users.id, before.id)).returning()
      : tx
          .insert(users)
          .values({
            ...values,
            firstName,
            lastName,
            role,
            email,
            mode: "CREATE_PASSWORD",
            furthest: "CREATE_PASSWORD",
            createdAt: at,
          })
          .onConflictDoNothing({ target: [users.role, users.email] })
          .returning();
    const [colleague] = await saved;
    // Somebody was quicker: a colleague who invited the same person, or that person.
    if (!colleague) throw taken(isOurs(await userBy(tx, role, email)));
    await mailInvitation(tx, deps, { user, call }, colleague);
    return colleague;
  });
  deps.events.emit("mail-waiting");
  return invited;
}

/** Mails an invitation, and writes down that it was sent. */
async function mailInvitation(tx: Executor, deps: Deps, by: Acting, colleague: User) {
  const { id, email, rank, firstName, passwordHash } = colleague;
  const { kind, area } = houseOf(by.user);
  const way = `${deps.config.PUBLIC_URL}/${area}/${passwordHash ? "login" : "register"}`;
  const at = deps.now();
  await record(tx, by, { action: "colleague.invite", entity: id, after: { email, rank } }, at);
  await sendMail(tx, { to: email, ...managerInvited(firstName, { email, way, kind }) }, at);
}

/** Mails the invitation again of a colleague who has not come: the first one may have been lost. */
export async function inviteAgain(deps: Deps, acting: Acting, id: string): Promise<User> {
  const invited = await deps.db.transaction(async (tx) => {
    const { found } = await held(tx, acting.user, id);
    if (found.passwordHash) throw conflict(`${found.firstName} has come already.`);
    const { invitedAgain: most, invitation: window } = limits;
    const room = await spend(tx, { key: `invite:${found.id}`, most, window }, deps.now());
    if (!room.allowed)
      throw tooMany(
        `${found.firstName} was mailed ${most} times again already. Wait some days.`,
        room.retryAfter,
      );
    await mailInvitation(tx, deps, acting, found);
    return found;
  });
  deps.events.emit("mail-waiting");
  return invited;
}

const taken = (ours: boolean) =>
  new Failure(409, {
    message: "Check the marked fields and try again.",
    errors: {
      email: ours
        ? "Somebody with this address is here already."
        : "Somebody with this address has an account of their own already. Ask them for another address.",
    },
  });

export async function changeRank(deps: Deps, acting: Acting, id: string, rank: OfficerRank) {
  const { found, changed } = await withRank(deps, acting, id, rank);
  // Their pages show what they may do.
  if (changed) deps.events.emit("happened", found.id, "rank.changed", { rank });
  return found;
}

const withRank = (deps: Deps, acting: Acting, id: string, rank: OfficerRank) =>
  deps.db.transaction(async (tx) => {
    const { user } = acting;
    const { found, lastLead } = await held(tx, user, id);
    if (lastLead && rank !== "LEAD") throw needsLead(user);
    // Sent again, as after an answer that was lost, it is no deed.
    if (found.rank === rank) return { found, changed: false };
    const told = { before: { rank: found.rank }, after: { email: found.email, rank } };
    const deed = { action: "colleague.rank", entity: found.id } as const;
    await record(tx, acting, { ...deed, ...told }, deps.now());
    const saved = tx.update(users).set({ rank }).where(eq(users.id, found.id)).returning();
    return { found: await one(saved, "The colleague"), changed: true };
  });

/** Takes a colleague out of the house; every session of theirs ends. What they have done stays under their name. */
export const removeManager = (deps: Deps, acting: Acting, id: string) =>
  deps.db.transaction(async (tx) => {
    const { user } = acting;
    const { found, lastLead } = await held(tx, user, id);
    if (lastLead) throw needsLead(user);
    // Nobody has come: the address is free again, for a house of its own or another one's invitation.
    if (!found.passwordHash) await tx.delete(users).where(eq(users.id, found.id));
    else await tx.update(users).set({ disabledAt: deps.now() }).where(eq(users.id, found.id));
    await signOutAll(tx, deps, [found.id]);
    const deed = { action: "colleague.remove", entity: found.id } as const;
    await record(tx, acting, { ...deed, before: { email: found.email } }, deps.now());
  });

export const managerShown = (shown: User, { id }: SignedIn) => ({
  id: shown.id,
  firstName: shown.firstName,
  lastName: shown.lastName,
  email: shown.email,
  designation: shown.designation,
  rank: shown.rank,
  joined: shown.passwordHash !== null,
  since: shown.createdAt.toISOString(),
  self: shown.id === id,
});
