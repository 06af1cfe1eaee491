import { api } from "@toran/contract";
import { hrActions, officerActions } from "@toran/contract/actions";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement } from "../../http/implement";
import { listColleges, listCompanies } from "../connections/listings";
import { companyIdOf } from "../accounts/signed-in";
import { listConnections } from "../connections/shown";
import { ownOf } from "../connections/standing";
import { listCandidates } from "../students/company/list";
import { listStudents } from "../students/officer/list";
import { findActions } from "./find-actions";

/** Of each kind, so that no kind hides another. */
const most = 5;
const mostWaiting = 20;

/** What officers and HR users look for by name. */
export function searchRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.search, {
    all: async ({ user, query: { search } }) => {
      const asked = { search, limit: most };
      const students = await listStudents(db, user, asked);
      const companies = await listCompanies(db, ownOf(user), asked);
      return {
        students: students.items.map(
          ({ id, firstName, lastName, rollNumber, department, picture }) => ({
            id,
            name: [firstName, lastName].filter(Boolean).join(" "),
            detail: [rollNumber, department].filter(Boolean).join(" · ") || null,
            type: "STUDENT",
            picture,
          }),
        ),
        companies: companies.items.map(({ id, name, city, picture }) => ({
          id,
          name,
          detail: city,
          type: "COMPANY",
          picture,
        })),
        actions: findActions(officerActions, search),
      };
    },
    actions: async ({ query: { type, search } }) => findActions(officerActions, search, type),
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
  implement(app, deps, api.hr.search, {
    all: async ({ user, query: { search } }) => {
      const asked = { search, limit: most };
      const colleges = await listColleges(db, ownOf(user), asked);
      const students = await listCandidates(db, companyIdOf(user), asked);
      return {
        colleges: colleges.items.map(({ id, name, city, picture }) => ({
          id,
          name,
          detail: city,
          type: "COLLEGE",
          picture,
        })),
        students: students.items.map(({ id, firstName, lastName, department, college }) => ({
          id,
          name: [firstName, lastName].filter(Boolean).join(" "),
          detail: [department, college.name].filter(Boolean).join(" · ") || null,
          type: "STUDENT",
        })),
        actions: findActions(hrActions, search),
      };
    },
  });
}
