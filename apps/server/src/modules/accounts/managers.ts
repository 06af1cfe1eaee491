import type { OfficerRank } from "@toran/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { conflict, Failure, forbidden } from "../../http/failures";
import { sendMail } from "../../mail/send-mail";
import { managerInvited } from "./letters";
import { userBy } from "./log-in";
import { signOutAll } from "./sessions";
import { collegeIdOf, type SignedIn } from "./signed-in";
import { type User, users } from "./tables";

const role = "PLACEMENT_OFFICER";
// The college is part of every condition: another college's officers do not exist.
const ofCollege = (user: SignedIn) =>
  and(eq(users.role, role), eq(users.collegeId, collegeIdOf(user)), isNull(users.disabledAt));

export const managersOf = (db: Executor, user: SignedIn) =>
  db.select().from(users).where(ofCollege(user)).orderBy(asc(users.createdAt), asc(users.id));

/** All officers of the college, held until the transaction ends, so that there is always a lead left. */
async function held(tx: Executor, user: SignedIn, id: string) {
  const all = await tx
    .select()
    .from(users)
    .where(ofCollege(user))
    .orderBy(asc(users.id))
    .for("update");
  const self = all.find((each) => each.id === user.id);
  if (self?.rank !== "LEAD") throw leadsOnly();
  const found = await one(
    Promise.resolve(all.filter((each) => each.id === id.toLowerCase())),
    "The officer",
  );
  const lastLead = found.rank === "LEAD" && all.filter(({ rank }) => rank === "LEAD").length === 1;
  return { found, lastLead };
}

const leadsOnly = () => forbidden("Only a lead of the college may change who its officers are.");
const needsLead = () =>
  conflict("A college needs a lead. Make another officer a lead first.", {
    errors: { rank: "A college needs a lead." },
  });

/** Invites an officer: the account waits for them, and becomes theirs when they sign up with its address. */
export async function inviteManager(
  deps: Deps,
  user: SignedIn,
  given: { firstName: string; lastName?: string | undefined; email: string; rank: OfficerRank },
): Promise<User> {
  if (user.rank !== "LEAD") throw leadsOnly();
  const invited = await deps.db.transaction(async (tx) => {
    const { firstName, lastName = "", email, rank } = given;
    const collegeId = collegeIdOf(user);
    const at = deps.now();
    const before = await userBy(tx, role, email);
    const free = !before || (before.disabledAt !== null && before.collegeId === collegeId);
    if (!free) throw taken();
    const values = { firstName, lastName, rank, collegeId, disabledAt: null };
    const saved = before
      ? tx.update(users).set(values).where(eq(users.id, before.id)).returning()
      : tx
          .insert(users)
          .values({
            ...values,
            role,
            email,
            mode: "CREATE_PASSWORD",
            furthest: "CREATE_PASSWORD",
            createdAt: at,
          })
          .onConflictDoNothing({ target: [users.role, users.email] })
          .returning();
    const [officer] = await saved;
    if (!officer) throw taken();
    const way = `${deps.config.PUBLIC_URL}/po/${officer.passwordHash ? "login" : "register"}`;
    await sendMail(tx, { to: email, ...managerInvited(firstName, way) }, at);
    return officer;
  });
  deps.events.emit("mail-waiting");
  return invited;
}

const taken = () =>
  new Failure(409, {
    message: "Check the marked fields and try again.",
    errors: { email: "There is an officer with this address already." },
  });

export const changeRank = (deps: Deps, user: SignedIn, id: string, rank: OfficerRank) =>
  deps.db.transaction(async (tx) => {
    const { found, lastLead } = await held(tx, user, id);
    if (lastLead && rank !== "LEAD") throw needsLead();
    return one(
      tx.update(users).set({ rank }).where(eq(users.id, found.id)).returning(),
      "The officer",
    );
  });

/** Takes an officer out of the college; every session of theirs ends. What they have done stays under their name. */
export const removeManager = (deps: Deps, user: SignedIn, id: string) =>
  deps.db.transaction(async (tx) => {
    const { found, lastLead } = await held(tx, user, id);
    if (lastLead) throw needsLead();
    await tx.update(users).set({ disabledAt: deps.now() }).where(eq(users.id, found.id));
    await signOutAll(tx, deps, [found.id]);
  });

export const managerShown = (officer: User, { id }: SignedIn) => ({
  id: officer.id,
  firstName: officer.firstName,
  lastName: officer.lastName,
  email: officer.email,
  designation: officer.designation,
  rank: officer.rank,
  joined: officer.passwordHash !== null,
  since: officer.createdAt.toISOString(),
  self: officer.id === id,
});
