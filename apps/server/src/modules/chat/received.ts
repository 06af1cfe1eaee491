import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Deps } from "../../deps";
import type { Staff } from "../../events";
import { Failure } from "../../http/failures";
import { staffOf } from "../accounts/profile";
import { isBlocked, ownOf } from "../connections/standing";
import { requireConversation } from "./conversations";
import { shownReader } from "./shown";
import { chatReaders } from "./tables";

type Places = readonly (readonly [id: string, place: number])[];
/** What some people of one side have of one conversation. */
interface Mark {
  id: string;
  user: Staff;
  places: Map<string, number>;
}

const mostAtOnce = 50;
const gatherFor = 200;
const place = z.number().check(z.int(), z.gte(1), z.lte(1_000_000_000));
const said = z.tuple([z.uuid(), place]);

/** What a page says it has; what it says otherwise is left out. */
export const placesOf = (told: unknown): Places =>
  Object.entries(Object(told) as object)
    .slice(0, mostAtOnce)
    .flatMap((entry) => {
      const { success, data } = said.safeParse(entry);
      return success ? [data] : [];
    });

/**
 * Keeps how far messages have reached the pages of people, and tells their writers. What comes within a moment
 * is kept at once, so that a message which reaches many pages costs one write; nobody who sends waits for it.
 */
export function startKeepingReceived(deps: Pick<Deps, "db" | "events" | "now" | "log">) {
  let waiting = new Map<string, Mark>();
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  const keepAll = async () => {
    const marks = [...waiting.values()];
    waiting = new Map();
    for (const mark of marks)
      await keep(deps, mark).catch((error: unknown) => {
        // A page may name what its person can no longer see; there is nothing to keep of it.
        if (!(error instanceof Failure))
          deps.log.error({ err: error }, "what has reached a page could not be kept");
      });
  };
  const work = () => {
    timer = undefined;
    busy = busy.then(keepAll);
  };
  const gather = (user: Staff, places: Places) => {
    for (const [id, reached] of places) {
      const key = `${id} ${user.collegeId ?? user.companyId}`;
      const mark = waiting.get(key) ?? { id, user, places: new Map<string, number>() };
      mark.places.set(user.id, Math.max(reached, mark.places.get(user.id) ?? 0));
      waiting.set(key, mark);
    }
    if (places.length) timer ??= setTimeout(work, gatherFor);
  };
  deps.events.on("chat-received", gather);
  return async () => {
    deps.events.off("chat-received", gather);
    clearTimeout(timer);
    work();
    await busy;
  };
}

/** Keeps the places of people of one side; one that is behind what is known changes nothing. */
async function keep({ db, events, now }: Pick<Deps, "db" | "events" | "now">, mark: Mark) {
  const { id, user, places } = mark;
  const { side } = ownOf(user);
  const { lastPlace, collegeId, companyId } = await requireConversation(db, user, id);
  const at = now();
  // Always in the same order, so that two nodes wait for each other and never block.
  const values = [...places]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([userId, reached]) => ({
      conversationId: id,
      userId,
      side,
      at,
      delivered: Math.min(reached, lastPlace),
    }));
  const moved = await db
    .insert(chatReaders)
    .values(values)
    .onConflictDoUpdate({
      target: [chatReaders.conversationId, chatReaders.userId],
      set: { delivered: sql`excluded.delivered` },
      setWhere: sql`greatest(${chatReaders.place}, ${chatReaders.delivered}) < excluded.delivered`,
    })
    .returning();
  if (!moved.length) return;
  // A company that was blocked does not see the conversation any more.
  if (side === "COLLEGE" && (await isBlocked(db, { side: "COMPANY", id: companyId }, collegeId)))
    return;
  const writers = await staffOf(db, side === "COLLEGE" ? { companyId } : { collegeId });
  for (const reader of moved)
    for (const writer of writers)
      events.emit("happened", writer.id, "chat.delivered", {
        conversationId: id,
        ...shownReader(reader),
      });
}
