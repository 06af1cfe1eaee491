import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement, said } from "../../http/implement";
import { collegeIdOf } from "../accounts/signed-in";
import { collegeDataOf, ownCollege } from "../colleges/college";
import { approvalsOf, connectedOf, connectionGraphOf } from "../connections/activity";
import { ownOf } from "../connections/standing";
import { topSkillsByDepartment } from "../portfolio/skills-of-many";
import { listStudents } from "../students/officer/list";
import { endingYear, rollOf, seasonOf, studentsOf } from "../students/roll";
import { groupOf, groupsOf, isIn } from "./groups";
import { progressOf } from "./profile-progress";
import { pin, pinnedBy, unpin } from "./quick-actions";
import { keepWidgets, widgetsOf } from "./widgets";

const total = <Row>(rows: Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The figures of some departments together. */
const figuresOf = (rows: Awaited<ReturnType<typeof rollOf>>) => ({
  students: total(rows, (row) => row.students),
  notSeeking: total(rows, (row) => row.notSeeking),
  placed: total(rows, (row) => row.placed),
  placedThisWeek: total(rows, (row) => row.placedThisWeek),
  offered: total(rows, (row) => row.offered),
  inProcess: total(rows, (row) => row.inProcess),
});

const noFigures = {
  students: 0,
  notSeeking: 0,
  placed: 0,
  placedThisWeek: 0,
  offers: 0,
  withSeveral: 0,
  medianPackage: null,
};

/** The officer's home: figures, what is pinned, and how it is arranged. */
export function dashboardRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  /** A group of departments, and the year in which its students end. */
  const seasonFor = async (collegeId: string, id: string) => {
    const group = await groupOf(db, collegeId, id);
    const year = await endingYear(db, collegeId, deps.now());
    return { group, year };
  };

  implement(app, deps, api.po.dashboard, {
    groups: async ({ user }) =>
      (await groupsOf(db, collegeIdOf(user))).map(({ id, name, departments }) => ({
        id,
        name,
        departments: departments.map((each) => each.name),
      })),
    departments: async ({ user, params }) => {
      const collegeId = collegeIdOf(user);
      const { group, year } = await seasonFor(collegeId, params.id);
      const roll = year ? await rollOf(db, collegeId, year, deps.now()) : [];
      const rows = group.departments.map((department) => ({
        ...department,
        ...figuresOf(roll.filter((row) => isIn([department], row.department))),
      }));
      const elsewhere =
        group.id === collegeId
          ? roll.filter((row) => !isIn(group.departments, row.department))
          : [];
      return elsewhere.length
        ? [...rows, { id: null, name: "Other departments", ...figuresOf(elsewhere) }]
        : rows;
    },
    students: async ({ user, params, query }) => {
      const { departments } = await groupOf(db, collegeIdOf(user), params.id);
      const wanted = query.department ?? departments.map(({ name }) => name);
      const department = wanted.filter((name) => isIn(departments, name));
      return department.length
        ? listStudents(db, user, { ...query, department })
        : { items: [], next: null };
    },
    season: async ({ user, params }) => {
      const collegeId = collegeIdOf(user);
      const { group, year } = await seasonFor(collegeId, params.id);
      // That of the college counts those of no department, or of one that it has no more, as its list shows them.
      const names = group.id === collegeId ? undefined : group.departments.map(({ name }) => name);
      const figures = year ? await seasonOf(db, collegeId, year, names, deps.now()) : noFigures;
      const connected = await connectedOf(db, ownOf(user), deps.now());
      return { graduationYear: year, ...figures, ...connected };
    },
    topSkills: async ({ user, params }) => {
      const collegeId = collegeIdOf(user);
      const group = await groupOf(db, collegeId, params.id);
      const all = await topSkillsByDepartment(db, studentsOf(db, [collegeId]));
      return all.filter(({ department }) => isIn(group.departments, department));
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
