import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { notFound } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { staffOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { collegeBy, collegeDataOf } from "../colleges/college";
import { companyBy, shownCompany } from "../companies/company";
import { skillsAmong } from "../portfolio/outline";
import { topSkillsByDepartment } from "../portfolio/skills-of-many";
import { studentsOf } from "../students/roll";
import { showingStudentsTo } from "./activity";
import { countConnections } from "./counts";
import { listColleges, listCompanies } from "./listings";
import { answerConnection, requestConnection } from "./move";
import { connectionOf, connectionWith, listConnections } from "./shown";
import { isBlocked, ownOf } from "./standing";
import type { Answer } from "./transitions";

const answered: Record<Answer, string> = {
  APPROVED: "You are connected now.",
  REJECTED: "The request is declined.",
  WITHDRAWN: "Your request is taken back.",
  DISCONNECTED: "The connection has ended.",
  BLOCKED: "The company is blocked.",
};

/** How colleges and companies find each other and connect: one row for each pair, whoever looks. */
export function connectionRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  /** Tells the people of both sides that something changed; what it is, each reads as their side may. */
  const tell = async (connection: {
    id: string;
    status: string;
    college: { id: string };
    company: { id: string };
  }) => {
    const college = await staffOf(db, { collegeId: connection.college.id });
    // A company is not told that it was blocked.
    const company =
      connection.status === "BLOCKED"
        ? []
        : await staffOf(db, { companyId: connection.company.id });
    for (const { id } of [...college, ...company])
      deps.events.emit("happened", id, "connection.changed", { id: connection.id });
  };

  const request = async (user: SignedIn, otherId: string, message: string | undefined) => {
    const own = ownOf(user);
    const moving = { own, user, now: deps.now() };
    const connection = await db.transaction(async (tx) => {
      const { id } = await requestConnection(tx, moving, otherId, message);
      return connectionOf(tx, own, id);
    });
    await tell(connection);
    return said(
      connection,
      connection.status === "APPROVED" ? answered.APPROVED : "Your request is sent.",
    );
  };
  const decide = async ({
    user,
    params,
    body,
  }: {
    user: SignedIn;
    params: { id: string };
    body: Parameters<typeof answerConnection>[3];
  }) => {
    const own = ownOf(user);
    const moving = { own, user, now: deps.now() };
    const connection = await db.transaction(async (tx) => {
      await answerConnection(tx, moving, params.id, body);
      return connectionOf(tx, own, params.id);
    });
    await tell(connection);
    return said(connection, answered[body.status]);
  };

  /** A college that is there for the company that looks. */
  const openCollege = async (user: SignedIn, id: string) => {
    const college = await collegeBy(db, id);
    if (!college?.name || (await isBlocked(db, ownOf(user), college.id)))
      throw notFound("The college");
    return college;
  };

  implement(app, deps, api.po.companies, {
    list: ({ user, query }) => listCompanies(db, ownOf(user), query),
    connections: ({ user, query }) => listConnections(db, ownOf(user), query, query.status),
    status: ({ user, query }) => listConnections(db, ownOf(user), query, query.status ?? "PENDING"),
    read: async ({ user, params }) => {
      const company = await companyBy(db, params.id);
      if (!company) throw notFound("The company");
      return {
        ...(await shownCompany(db, company)),
        connection: await connectionWith(db, ownOf(user), company.id),
      };
    },
    connect: async ({ user, body: { companyId, message } }) => {
      if (!(await companyBy(db, companyId))) throw notFound("The company");
      return request(user, companyId, message);
    },
    decide,
  });

  const { studentSkills } = api.hr.lookups;
  implement(
    app,
    deps,
    { studentSkills },
    {
      studentSkills: async ({ user, query: { skills } }) => {
        const student = studentsOf(db, showingStudentsTo(ownOf(user).id));
        const ids = db.select({ id: student.studentId }).from(student);
        const found = await skillsAmong(db, ids, skills);
        return found.map(({ name }) => ({ id: name, name }));
      },
    },
  );

  implement(app, deps, api.hr.colleges, {
    list: ({ user, query }) => listColleges(db, ownOf(user), query),
    connections: ({ user, query }) => listConnections(db, ownOf(user), query, query.status),
    status: ({ user, query }) => listConnections(db, ownOf(user), query, query.status ?? "PENDING"),
    counts: ({ user }) => countConnections(db, ownOf(user)),
    read: async ({ user, params }) => {
      const college = await openCollege(user, params.id);
      return {
        ...(await collegeDataOf(db, college)),
        connection: await connectionWith(db, ownOf(user), college.id),
      };
    },
    topSkills: async ({ user, params }) => {
      const { id } = await openCollege(user, params.id);
      return topSkillsByDepartment(db, studentsOf(db, [id]));
    },
    connect: async ({ user, body: { collegeId, message } }) => {
      if (!(await collegeBy(db, collegeId))?.name) throw notFound("The college");
      return request(user, collegeId, message);
    },
    decide,
  });
}
