import { api } from "@toran/contract";
import { accountStatuses } from "@toran/contract/schemas/officer-student";
import { and, count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import { implement } from "../../../http/implement";
import { notFound } from "../../../http/failures";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { departmentsOf } from "../../colleges/college";
import { domainsAmong, skillsAmong } from "../../portfolio/outline";
import { documentOf } from "../personal";
import { students } from "../tables";
import { listStudents } from "./list";
import { setPlacement } from "./placement";
import { setStatus } from "./status";
import { undoChange } from "./undo";

const { list, all, placement, searchPlacement } = api.po.students;
const { setStatus: statusRow, setPlacement: placementRow, undo } = api.po.students;
const { departments, skills, domains, statuses, document } = api.po.students;

const own = (user: SignedIn) => eq(students.collegeId, collegeIdOf(user));

/** What officers read of the students of their college. */
export function officerStudentRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(
    app,
    deps,
    { list, all, placement, searchPlacement },
    {
      list: ({ user, query }) => listStudents(db, user, query),
      all: ({ user, query }) => listStudents(db, user, query, "everyone"),
      placement: ({ user, query }) => listStudents(db, user, query),
      searchPlacement: ({ user, query }) => listStudents(db, user, query),
    },
  );

  implement(
    app,
    deps,
    { setStatus: statusRow, setPlacement: placementRow, undo },
    {
      setStatus: (asking) => setStatus(deps, asking),
      setPlacement: (asking) => setPlacement(deps, asking),
      undo: ({ user, params, call }) => undoChange(deps, user, params.id, call),
    },
  );

  const idsOf = (user: SignedIn) =>
    db.select({ id: students.userId }).from(students).where(own(user));

  implement(
    app,
    deps,
    { departments, skills, domains, statuses },
    {
      departments: async ({ user }) => {
        const taught = await departmentsOf(db, collegeIdOf(user));
        return taught.map(({ id, name }) => ({ id, name }));
      },
      skills: async ({ user, query }) => {
        const found = await skillsAmong(db, idsOf(user), query.skills);
        return found.map(({ name }) => ({ id: name, name }));
      },
      domains: async ({ user }) => {
        const found = await domainsAmong(db, idsOf(user));
        return found.map((name) => ({ id: name, name }));
      },
      statuses: async ({ user }) => {
        const rows = await db
          .select({ status: students.accountStatus, students: count() })
          .from(students)
          .where(own(user))
          .groupBy(students.accountStatus);
        const many = new Map(rows.map((row) => [row.status, row.students]));
        return accountStatuses.map((status) => ({ status, students: many.get(status) ?? 0 }));
      },
    },
  );

  const studentFor = async (user: SignedIn, id: string) => {
    const [student] = await db
      .select()
      .from(students)
      .where(and(own(user), eq(students.userId, id)));
    if (!student) throw notFound("The student");
    return student;
  };

  implement(
    app,
    deps,
    { document },
    {
      document: async ({ user, params }) => documentOf(db, await studentFor(user, params.id)),
    },
  );
}
