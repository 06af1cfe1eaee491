import type { connectionAnswer } from "@toran/contract/schemas/connection";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { Failure } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { addBusinessDays } from "./business-days";
import { connectionOf } from "./shown";
import { type Own, ownedBy } from "./standing";
import { type ConnectionRow, connectionEvents, connections } from "./tables";
import { judgeAnswer, judgeRequest, type Side } from "./transitions";

type Given = z.output<typeof connectionAnswer>;
interface Why {
  reason?: Given["reason"];
  reasonText?: string | null | undefined;
}
interface Moving {
  own: Own;
  user: SignedIn;
  now: Date;
}

const daysToAnswer = 5;
const everything = { postJobs: true, requestBookings: true, viewStudents: true, chat: true };
const whyOf = ({ reason = "UNSPECIFIED", reasonText = null }: Why) => ({ reason, reasonText });
const asksWhy: readonly string[] = ["REJECTED", "DISCONNECTED", "BLOCKED"];

async function note(
  tx: Executor,
  { own, user, now }: Moving,
  before: ConnectionRow["status"] | null,
  { id, status, reason, reasonText }: ConnectionRow,
) {
  const userName = `${user.firstName} ${user.lastName}`.trim();
  const who = { side: own.side, userId: user.id, userName };
  await tx
    .insert(connectionEvents)
    .values({ connectionId: id, before, status, ...who, reason, reasonText, at: now });
}

/** Refuses, and shows how the connection stands where it does. */
async function refuse(
  tx: Executor,
  { own }: Moving,
  id: string,
  { refusal, says }: { refusal: 403 | 404 | 409; says: string },
): Promise<never> {
  const current = refusal === 409 ? await connectionOf(tx, own, id) : undefined;
  throw new Failure(refusal, { message: says, ...(current && { current }) });
}

const change = (tx: Executor, id: string, values: Partial<ConnectionRow>) =>
  one(
    tx.update(connections).set(values).where(eq(connections.id, id)).returning(),
    "The connection",
  );

const pairOf = ({ side, id }: Own, otherId: string) =>
  side === "COLLEGE"
    ? { collegeId: id, companyId: otherId }
    : { collegeId: otherId, companyId: id };

const ofPair = ({ collegeId, companyId }: ReturnType<typeof pairOf>) =>
  and(eq(connections.collegeId, collegeId), eq(connections.companyId, companyId));

const asked = (side: Side, message: string | undefined, now: Date) => ({
  status: "PENDING" as const,
  initiatedBy: side,
  message: message ?? null,
  reason: null,
  reasonText: null,
  allowReRequest: true,
  permissions: null,
  requestedAt: now,
  respondedAt: null,
  respondedBy: null,
  dueAt: addBusinessDays(now, daysToAnswer),
});
const approved = (userId: string, now: Date) => ({
  status: "APPROVED" as const,
  respondedAt: now,
  respondedBy: userId,
  refusals: 0,
});

const kept = new Set<ConnectionRow["status"]>(["REJECTED", "WITHDRAWN"]);

/** Asks to connect. There is one row for each pair, so two who ask at once meet in it. */
export async function requestConnection(
  tx: Executor,
  moving: Moving,
  otherId: string,
  message: string | undefined,
) {
  const { own, user, now } = moving;
  const pair = pairOf(own, otherId);
  const [fresh] = await tx
    .insert(connections)
    .values({ ...pair, ...asked(own.side, message, now) })
    .onConflictDoNothing()
    .returning();
  if (fresh) {
    await note(tx, moving, null, fresh);
    return fresh;
  }
  const before = await one(
    tx.select().from(connections).where(ofPair(pair)).for("update"),
    "The connection",
  );
  const verdict = judgeRequest(own.side, before);
  if ("refusal" in verdict) return refuse(tx, moving, before.id, verdict);
  // A request that is taken back between two refusals does not make the first one undone.
  const stays = kept.has(before.status) && before.initiatedBy === own.side;
  const values =
    verdict.to === "APPROVED"
      ? { ...approved(user.id, now), permissions: everything }
      : { ...asked(own.side, message, now), refusals: stays ? before.refusals : 0 };
  const after = await change(tx, before.id, values);
  await note(tx, moving, before.status, after);
  return after;
}

/** Blocks a company from whatever state there is, or from none: then the pair begins with it. */
export async function blockCompany(
  tx: Executor,
  moving: Moving,
  companyId: string,
  given: Pick<Given, "reason" | "reasonText">,
) {
  const { own, user, now } = moving;
  const pair = pairOf(own, companyId);
  const [fresh] = await tx
    .insert(connections)
    .values({
      ...pair,
      ...asked(own.side, undefined, now),
      ...whyOf(given),
      status: "BLOCKED",
      dueAt: null,
      respondedAt: now,
      respondedBy: user.id,
    })
    .onConflictDoNothing()
    .returning();
  if (fresh) {
    await note(tx, moving, null, fresh);
    return fresh.id;
  }
  const { id } = await one(
    tx.select({ id: connections.id }).from(connections).where(ofPair(pair)),
    "The connection",
  );
  await answerConnection(tx, moving, id, { status: "BLOCKED", ...given });
  return id;
}

/** What a connected company may do is the college's to say as long as they are connected. */
const changesLeave = ({ side }: Own, before: ConnectionRow, { status, permissions }: Given) =>
  side === "COLLEGE" &&
  before.status === "APPROVED" &&
  status === "APPROVED" &&
  Object.keys(permissions ?? {}).length > 0;

/** Answers a request, takes one back, ends a connection, blocks, or says anew what a company may do. Of two who answer at once one wins. */
export async function answerConnection(tx: Executor, moving: Moving, id: string, given: Given) {
  const { own, user, now } = moving;
  const visible = own.side === "COMPANY" ? ne(connections.status, "BLOCKED") : undefined;
  const before = await one(
    tx
      .select()
      .from(connections)
      .where(and(eq(connections.id, id), ownedBy(own), visible))
      .for("update"),
    "The connection",
  );
  const { status, allowReRequest = true } = given;
  if (changesLeave(own, before, given)) {
    const permissions = { ...everything, ...before.permissions, ...given.permissions };
    await note(tx, moving, before.status, await change(tx, id, { permissions }));
    return { leave: true };
  }
  const verdict = judgeAnswer(status, own.side, before);
  if ("refusal" in verdict) return refuse(tx, moving, id, verdict);
  const why = asksWhy.includes(status) ? whyOf(given) : { reason: null, reasonText: null };
  // A company cannot give itself leave to anything.
  const leave = own.side === "COLLEGE" ? { ...everything, ...given.permissions } : everything;
  const answered = { respondedAt: now, respondedBy: user.id };
  const after = await change(tx, id, {
    ...(status === "APPROVED" ? approved(user.id, now) : { status, ...answered }),
    ...why,
    permissions: status === "APPROVED" ? leave : null,
    ...(status === "REJECTED" && { allowReRequest, refusals: before.refusals + 1 }),
  });
  await note(tx, moving, before.status, after);
  return { leave: false };
}
