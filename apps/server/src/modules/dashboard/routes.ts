import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement, said } from "../../http/implement";
import type { SignedIn } from "../accounts/signed-in";
import { collegeDataOf, ownCollege } from "../colleges/college";
import { approvalsOf, connectedOf, connectionGraphOf } from "../connections/activity";
import { ownOf } from "../connections/standing";
import { topSkillsByDepartment } from "../portfolio/skills-of-many";
import { endingYear, rollOf, studentsOf } from "../students/roll";
import { groupOf, groupsOf, isIn } from "./groups";
import { progressOf } from "./profile-progress";
import { pin, pinnedBy, unpin } from "./quick-actions";
import { keepWidgets, widgetsOf } from "./widgets";

const { students: _later, ...dashboardRows } = api.po.dashboard;
const total = <Row>(rows: Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

const collegeIdOf = (user: SignedIn) => ownOf(user).id;

/** The officer's home: figures, what is pinned, and how it is arranged. */
export function dashboardRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const rollFor = async (collegeId: string, id: string) => {
    const group = await groupOf(db, collegeId, id);
    const graduationYear = await endingYear(db, collegeId, deps.now());
    const roll = graduationYear ? await rollOf(db, collegeId, graduationYear) : [];
    const rows = roll.filter(({ department }) => isIn(group, department));
    return { group, graduationYear, rows };
  };

  implement(app, deps, dashboardRows, {
    groups: async ({ user }) =>
      (await groupsOf(db, collegeIdOf(user))).map(({ id, name, departments }) => ({
        id,
        name,
        departments: departments.map((each) => each.name),
      })),
    departments: async ({ user, params }) => {
      const { group, rows } = await rollFor(collegeIdOf(user), params.id);
      return group.departments.map(({ id, name }) => {
        const here = rows.filter((row) =>
          isIn({ ...group, departments: [{ id, name }] }, row.department),
        );
        return {
          id,
          name,
          students: total(here, (row) => row.students),
          placed: total(here, (row) => row.placed),
          placedThisWeek: 0,
          offered: total(here, (row) => row.offered),
          looking: total(here, (row) => row.looking),
        };
      });
    },
    season: async ({ user, params }) => {
      const { graduationYear, rows } = await rollFor(collegeIdOf(user), params.id);
      return {
        graduationYear,
        students: total(rows, (row) => row.students),
        placed: total(rows, (row) => row.placed),
        placedThisWeek: 0,
        offers: 0,
        withSeveral: 0,
        medianPackage: null,
        ...(await connectedOf(db, ownOf(user), deps.now())),
      };
    },
    topSkills: async ({ user, params }) => {
      const collegeId = collegeIdOf(user);
      const group = await groupOf(db, collegeId, params.id);
      const all = await topSkillsByDepartment(db, studentsOf(db, [collegeId]));
      return all.filter(({ department }) => isIn(group, department));
    },
    widgets: ({ user }) => widgetsOf(db, user.id),
    saveWidgets: async ({ user, body }) =>
      said(await keepWidgets(db, user.id, body.widgets), "Your home is arranged."),
    progress: async ({ user }) => progressOf(await collegeDataOf(db, await ownCollege(db, user))),
    connectionGraph: ({ user }) => connectionGraphOf(db, ownOf(user), deps.now()),
    approvals: ({ user, query }) => approvalsOf(db, ownOf(user), query),
  });

  implement(app, deps, api.po.quickAccess, {
    create: ({ user, body }) =>
      db.transaction(async (tx) => said(await pin(tx, user, body, deps.now()), "Pinned.")),
    list: ({ user }) => pinnedBy(db, user),
    remove: async ({ user, params }) => {
      await unpin(db, user, params.id);
    },
  });
}
