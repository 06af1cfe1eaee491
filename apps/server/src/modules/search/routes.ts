import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement } from "../../http/implement";
import { listConnections } from "../connections/shown";
import { ownOf } from "../connections/standing";
import { findActions } from "./find-actions";

const { all: _later, ...searchRows } = api.po.search;
const most = 8;

/** What an officer looks for by name. */
export function searchRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, searchRows, {
    actions: async ({ query: { type, search } }) => findActions(search, type),
    approvals: async ({ user, query: { search } }) => {
      const asked = { search, limit: most, connectionType: "PENDING_RECEIVED" as const };
      const { items } = await listConnections(db, ownOf(user), asked);
      return items.map(({ id, company }) => ({
        id,
        name: company.name,
        detail: company.city,
        type: "CONNECTION",
      }));
    },
  });
}
