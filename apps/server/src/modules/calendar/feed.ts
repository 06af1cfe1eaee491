import { createHash, randomBytes } from "node:crypto";
import { type calendarFeedSeen, noFeed } from "@toran/contract/schemas/calendar";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { conflict, notFound, tooMany } from "../../http/failures";
import { spend } from "../accounts/counters";
import { holdUser } from "../accounts/modes";
import { userOf } from "../accounts/profile";
import { isOpenMode, type SignedIn } from "../accounts/signed-in";
import { iCalendar } from "./ical";
import { entriesOf } from "./sources";
import { calendarFeeds } from "./tables";
import { versionsOf } from "./versions";

const day = 24 * 60 * 60 * 1000;
/** What a feed holds, around the present moment. */
const reach = { back: 60 * day, ahead: 400 * day };
/** Readings of one feed; and what one address may guess. */
const readings = { most: 60, window: 10 * 60_000 };
const guesses = { most: 60, window: 10 * 60_000 };

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
const secretShape = /^[\w-]{43}$/;

/** Whether somebody's calendar can be read from outside, and when it last was. */
export async function feedOf(db: Executor, { id }: SignedIn) {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id));
  return {
    since: feed?.since.toISOString() ?? null,
    readAt: feed?.readAt?.toISOString() ?? null,
  };
}

/** Gives somebody's calendar a secret address; the one it had before is worth nothing from now on. */
export async function openFeed({ db, now, config }: Deps, user: SignedIn, seen: Seen) {
  const secret = randomBytes(32).toString("base64url");
  const values = { secretHash: hashOf(secret), since: now(), readAt: null };
  await db.transaction(async (tx) => {
    await requireSeen(tx, user, seen);
    await tx
      .insert(calendarFeeds)
      .values({ userId: user.id, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
  });
  const url = `${config.PUBLIC_URL}/calendar/${secret}.ics`;
  return { url, since: values.since.toISOString() };
}

export const closeFeed = ({ db }: Deps, user: SignedIn, seen: Seen) =>
  db.transaction(async (tx) => {
    await requireSeen(tx, user, seen);
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id));
  });

type Seen = z.output<typeof calendarFeedSeen>;

/** Refuses what was meant for another address than the one there is: another tab has handed out its secret. */
async function requireSeen(tx: Executor, user: SignedIn, { of }: Seen) {
  await holdUser(tx, user);
  if (!of) return;
  const current = await feedOf(tx, user);
  if (of === (current.since ?? noFeed)) return;
  throw conflict(
    current.since
      ? "Another tab has made an address meanwhile. Nothing was changed; look at it first."
      : "Another tab has ended the address meanwhile. Nothing was changed; look again.",
    { current },
  );
}

interface Asked {
  Params: { file: string };
}

/** The calendar under its secret address, for programs that nobody signs in to. */
export function calendarFeed(app: FastifyInstance, deps: Deps) {
  app.get<Asked>("/calendar/:file", async (request, reply) => {
    reply.headers({ "x-robots-tag": "noindex", "cache-control": "private, no-store" });
    const owner = await ownerBehind(deps, request);
    const now = deps.now();
    const span = {
      from: new Date(now.getTime() - reach.back),
      to: new Date(now.getTime() + reach.ahead),
      now,
    };
    const entries = await entriesOf(deps.db, owner, span);
    const events = await versionsOf(deps.db, owner.role, entries, now);
    const text = iCalendar(events, { name: "Toran", publicUrl: deps.config.PUBLIC_URL });
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    reply.headers({ etag, "cache-control": "private, max-age=300" });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply
      .header("content-disposition", 'inline; filename="calendar.ics"')
      .type("text/calendar; charset=utf-8")
      .send(text);
  });
}

/** Whose calendar a secret opens. One that is unknown, ended or of a closed account is the same. */
async function ownerBehind({ db, now: clock }: Deps, { params, ip }: FastifyRequest<Asked>) {
  const now = clock();
  const [secret = "", ending, ...more] = params.file.split(".");
  const looksRight = ending === "ics" && !more.length && secretShape.test(secret);
  const [feed] = looksRight
    ? await db
        .select()
        .from(calendarFeeds)
        .where(eq(calendarFeeds.secretHash, hashOf(secret)))
    : [];
  const user = feed && (await userOf(db, { id: feed.userId }));
  const limit = feed
    ? { key: `calendar-feed:${feed.userId}`, ...readings }
    : { key: `calendar-guess:${ip}`, ...guesses };
  const { allowed, retryAfter } = await spend(db, limit, now);
  if (!allowed) throw tooMany("That was a lot of calls. Please wait a few minutes.", retryAfter);
  if (!feed || !user || user.disabledAt || !isOpenMode(user.role, user.mode))
    throw notFound("The calendar");
  await db.update(calendarFeeds).set({ readAt: now }).where(eq(calendarFeeds.userId, feed.userId));
  return user;
}
