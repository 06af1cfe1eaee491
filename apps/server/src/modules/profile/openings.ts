import { createHash } from "node:crypto";
import { limits } from "@toran/contract";
import type { accessLogQuery, OpenedThing } from "@toran/contract/schemas/profile";
import { and, desc, eq, gt, isNull, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { refused } from "../../http/failures";
import { spend } from "../accounts/counters";
import { holdUser } from "../accounts/modes";
import { whoLeft } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { collegeBy } from "../colleges/college";
import { companyBy } from "../companies/company";
import { notify } from "../notifications/notify";
import { openings } from "./tables";

const minute = 60_000;
const oneVisit = 60 * minute;
const justNow = 10 * minute;
/** Lines that strangers of one address leave with one student in an hour: each may call themselves what they like. */
const strangers = { most: 20, window: 60 * minute };

interface Opening {
  studentId: string;
  what: OpenedThing;
  viewer: SignedIn | null;
  call: Pick<Call, "address" | "device">;
}

/** Notes who opened something of a student; one visit is one line, however often a page is loaded. */
export async function noteOpening(deps: Deps, { studentId, what, viewer, call }: Opening) {
  const { db } = deps;
  const at = deps.now();
  const visitor = visitorMark(deps, studentId, call, at);
  const since = (span: number) => gt(openings.at, new Date(at.getTime() - span));
  const same = and(
    eq(openings.studentId, studentId),
    eq(openings.what, what),
    eq(openings.visitor, visitor),
  );
  const nobody = and(isNull(openings.viewerId), isNull(openings.viewerName));
  if (viewer?.id === studentId) {
    // The page came before its owner was known; their own look is no visit.
    await db.delete(openings).where(and(same, since(justNow), nobody));
    return;
  }
  const who = viewer ? eq(openings.viewerId, viewer.id) : undefined;
  const known = async (from: Executor, span: number, whose: SQL | undefined) => {
    const [row] = await from
      .select({ id: openings.id })
      .from(openings)
      .where(and(same, since(span), whose))
      .limit(1);
    return row;
  };
  if (await known(db, oneVisit, who)) return;
  const named: Partial<Awaited<ReturnType<typeof nameOf>>> = viewer ? await nameOf(db, viewer) : {};
  const noted = await db.transaction(async (tx) => {
    // Who asks for every part of a page at once has come once.
    await holdUser(tx, { id: studentId });
    if (await known(tx, oneVisit, who)) return false;
    const from = { ...strangers, key: `opening:${studentId}:${call.address}` };
    if (!viewer && !(await spend(tx, from, at)).allowed) return false;
    // The page came before the person was known; the line is theirs.
    const unnamed = viewer && (await known(tx, justNow, nobody));
    if (unnamed) await tx.update(openings).set(named).where(eq(openings.id, unnamed.id));
    else await tx.insert(openings).values({ studentId, what, at, visitor, ...named });
    return true;
  });
  if (noted && viewer?.role === "HUMAN_RESOURCE")
    await db.transaction((tx) => tellOfOpening(tx, deps, studentId, named.viewerOrganisation));
}

export const companyOpened = (company: string) => `${company} has opened your profile`;

/** A student is told which company has looked; of visitors without a name, and of their college, they are not. */
const tellOfOpening = (tx: Executor, deps: Deps, studentId: string, company?: string | null) =>
  notify(tx, deps, {
    to: [studentId],
    type: "profile.opened",
    title: (many) =>
      many === 1
        ? companyOpened(company ?? "A company")
        : `Companies have opened your profile ${many} times`,
    link: "/student/access-log",
    groupKey: "profile.opened",
  });

/** The same for two visits of one device on one day, and of no use for anything else. */
function visitorMark(
  { tokens }: Pick<Deps, "tokens">,
  studentId: string,
  call: Opening["call"],
  at: Date,
) {
  const day = at.toISOString().slice(0, 10);
  return createHash("sha256")
    .update([tokens.secret, studentId, day, call.address, call.device].join("\0"))
    .digest("base64url")
    .slice(0, 22);
}

async function nameOf(db: Executor, viewer: SignedIn) {
  const college = await collegeBy(db, viewer.collegeId);
  const company = await companyBy(db, viewer.companyId);
  return {
    viewerId: viewer.id,
    viewerName: `${viewer.firstName} ${viewer.lastName}`.trim(),
    viewerRole: viewer.role,
    viewerOrganisation: company?.name ?? college?.name ?? null,
  };
}

/** Who opened what of a student, the newest first. */
export async function openingsOf(
  db: Executor,
  studentId: string,
  { what, next }: z.output<typeof accessLogQuery>,
) {
  const { pageSize } = limits.list;
  const from = next ? placeOf(next) : undefined;
  const rows = await db
    .select()
    .from(openings)
    .where(
      and(
        eq(openings.studentId, studentId),
        what && eq(openings.what, what),
        from &&
          or(lt(openings.at, from.at), and(eq(openings.at, from.at), lt(openings.id, from.id))),
      ),
    )
    .orderBy(desc(openings.at), desc(openings.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items: items.map((row) => ({
      id: row.id,
      what: row.what,
      at: row.at.toISOString(),
      viewer:
        row.viewerName && row.viewerRole
          ? { name: row.viewerName, role: row.viewerRole, organisation: row.viewerOrganisation }
          : null,
    })),
    next: last ? `${last.at.getTime()}.${last.id}` : null,
  };
}

/** What somebody opened of students, without whose it is. */
export const openedBy = (db: Executor, viewerId: string) =>
  db
    .select({ what: openings.what, at: openings.at })
    .from(openings)
    .where(eq(openings.viewerId, viewerId))
    .orderBy(openings.at);

/** A student still sees for which college or company somebody came who has left. */
export const forgetViewer = (tx: Executor, viewerId: string) =>
  tx
    .update(openings)
    .set({ viewerId: null, viewerName: whoLeft })
    .where(eq(openings.viewerId, viewerId));

/** The whole log of a student, for them to take along. */
export const allOpeningsOf = (db: Executor, studentId: string) =>
  db
    .select({
      what: openings.what,
      at: openings.at,
      viewerName: openings.viewerName,
      viewerRole: openings.viewerRole,
      viewerOrganisation: openings.viewerOrganisation,
    })
    .from(openings)
    .where(eq(openings.studentId, studentId))
    .orderBy(desc(openings.at));

/** Where a window ended. It carries no authority: whose list it is, the token says. */
function placeOf(next: string) {
  const [, at, id] =
    /^(\d{1,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(next) ?? [];
  if (!at || !id) throw refused({ next: "Start the list again." });
  return { at: new Date(Number(at)), id };
}
