import { api, limits } from "@toran/contract";
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { cursorAt, placeAt } from "../../http/cursor";
import { implement, said } from "../../http/implement";
import type { SignedIn } from "../accounts/signed-in";
import { preferencesOf, savePreferences, shownPreferences } from "./preferences";
import { shown } from "./shown";
import { notifications } from "./tables";
import { seenBy, unread, unreadOf, waiting } from "./unread";

const filters = { ALL: waiting, UNREAD: unread, ARCHIVED: isNotNull(notifications.archivedAt) };

/** Brings how many are left unread, and tells the person's other pages that it has changed. */
async function settled({ db, events }: Deps, user: SignedIn) {
  const left = await unreadOf(db, user.id);
  events.emit("happened", user.id, "notification.read", left);
  return left;
}

/** What people were told of, and how they want to be told. */
export function notificationRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(app, deps, api.notifications, {
    list: async ({ user, query }) => {
      const { filter = "ALL", limit = limits.list.pageSize, next } = query;
      const place = next ? placeAt(next) : undefined;
      const after =
        place &&
        or(
          lt(notifications.createdAt, place.at),
          and(eq(notifications.createdAt, place.at), lt(notifications.id, place.id)),
        );
      const rows = await db
        .select()
        .from(notifications)
        .where(and(seenBy(user.id), filters[filter], after))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit + 1);
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return {
        items: items.map(shown),
        next: last ? cursorAt(last.createdAt, last.id) : null,
        ...(await unreadOf(db, user.id)),
      };
    },

    read: async ({ user, body: { ids, all, until, unread: again } }) => {
      const seen = until ? lte(notifications.createdAt, new Date(until)) : undefined;
      const which = all ? and(waiting, seen) : inArray(notifications.id, ids ?? []);
      const state = again ? undefined : isNull(notifications.readAt);
      await db
        .update(notifications)
        .set({ readAt: again ? null : deps.now() })
        .where(and(seenBy(user.id), which, state));
      return settled(deps, user);
    },

    archive: async ({ user, body: { ids, archived = true } }) => {
      // Whether it was read stays with it: taken out again at once, it is unread as it was.
      await db
        .update(notifications)
        .set({ archivedAt: archived ? deps.now() : null })
        .where(and(seenBy(user.id), inArray(notifications.id, ids)));
      return settled(deps, user);
    },

    preferences: async ({ user }) =>
      shownPreferences((await preferencesOf(db, [user.id]))(user.id), user.role),

    savePreferences: async ({ user, body }) => {
      const kept = await db.transaction((tx) => savePreferences(tx, user, body, deps.now()));
      return said(shownPreferences(kept, user.role), "Saved.");
    },
  });
}
