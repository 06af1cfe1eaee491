import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement } from "../../http/implement";
import { listCompanies } from "../connections/listings";
import { listConnections } from "../connections/shown";
import { ownOf } from "../connections/standing";
import { listStudents } from "../students/officer/list";
import { findActions } from "./find-actions";

/** Of each kind, so that no kind hides another. */
const most = 5;
const mostWaiting = 20;

/** What an officer looks for by name. */
export function searchRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.search, {
    all: async ({ user, query: { search } }) => {
      const asked = { search, limit: most };
      const students = await listStudents(db, user, asked);
      const companies = await listCompanies(db, ownOf(user), asked);
      return {
        students: students.items.map(({ id, firstName, lastName, rollNumber, department }) => ({
          id,
          name: [firstName, lastName].filter(Boolean).join(" "),
          detail: [rollNumber, department].filter(Boolean).join(" · ") || null,
          type: "STUDENT",
        })),
        companies: companies.items.map(({ id, name, city }) => ({
          id,
          name,
          detail: city,
          type: "COMPANY",
        })),
        actions: findActions(search),
      };
    },
    actions: async ({ query: { type, search } }) => findActions(search, type),
    approvals: async ({ user, query: { search } }) => {
      const asked = { search, limit: mostWaiting, connectionType: "PENDING_RECEIVED" as const };
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
