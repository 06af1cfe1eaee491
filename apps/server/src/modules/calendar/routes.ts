import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import { blockBy, createBlock, shownBlock, updateBlock } from "./blocks";
import { eventFile, windowOf } from "./events";
import { calendarFeed, closeFeed, feedOf, openFeed } from "./feed";
import { moveBlock, removeBlock } from "./repetitions";

/** The calendar of each role: what concerns somebody, what they put in themselves, and its secret address. */
export function calendarRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.calendar> = {
    list: ({ user, query }) => windowOf(deps, user, query),
    download: ({ user, params, query }) =>
      eventFile(deps, user, { id: params.event, day: query.day }),
    createBlock: async ({ user, body }) =>
      said(shownBlock(await createBlock(deps, user.id, body)), "It is in your calendar."),
    readBlock: async ({ user, params }) => shownBlock(await blockBy(db, user.id, params.id)),
    updateBlock: async ({ user, params, body }) =>
      said(shownBlock(await updateBlock(deps, user.id, params.id, body)), "Your change is saved."),
    moveBlock: async ({ user, params, body }) =>
      shownBlock(await moveBlock(deps, user.id, params.id, body)),
    removeBlock: async ({ user, params, query }) => {
      await removeBlock(deps, user.id, params.id, query);
      return said(undefined, "It is no longer in your calendar.");
    },
    feed: ({ user }) => feedOf(db, user),
    openFeed: ({ user, query }) => openFeed(deps, user, query),
    closeFeed: async ({ user, query }) => {
      await closeFeed(deps, user, query);
      return said(undefined, "The address no longer works.");
    },
  };
  implement(app, deps, api.po.calendar, handlers);
  implement(app, deps, api.hr.calendar, handlers);
  implement(app, deps, api.student.calendar, handlers);
  calendarFeed(app, deps);
}
