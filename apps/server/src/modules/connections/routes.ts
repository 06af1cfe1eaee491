import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { notFound } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { staffOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { type Acting, record } from "../audit/record";
import { endBookingsBetween } from "../bookings/end-all";
import { collegeBy, collegeDataOf } from "../colleges/college";
import { companyBy, shownCompany } from "../companies/company";
import { domainsAmong, skillsAmong } from "../portfolio/outline";
import { topSkillsByDepartment } from "../portfolio/skills-of-many";
import { endingNext, studentsOf } from "../students/roll";
import { showingStudentsTo } from "./activity";
import { countConnections } from "./counts";
import { exportColleges, exportCompanies, exportConnections } from "./export";
import { listColleges, listCompanies } from "./listings";
import { answerConnection, blockCompany, requestConnection } from "./move";
import { noticeOfConnection } from "./notices";
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

const pairOf = ({ college, company }: { college: { id: string }; company: { id: string } }) => ({
  collegeId: college.id,
  companyId: company.id,
});

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

  const noted = (
    tx: Executor,
    acting: Acting,
    action: "connection.ask" | "connection.answer",
    { id, status, college, company, ...told }: Awaited<ReturnType<typeof connectionOf>>,
    reason?: string,
  ) => {
    const other = ownOf(acting.user).side === "COLLEGE" ? company : college;
    const after = { status, with: other.name, ...told.permissions };
    return record(tx, acting, { action, entity: id, after, reason }, deps.now());
  };

  /** What goes with an answer: the line of the log, the notices, and the end of the dates with who is blocked. */
  const follow = async (
    tx: Executor,
    acting: Acting,
    did: Parameters<typeof noticeOfConnection>[2],
    id: string,
    reason: string | null | undefined,
  ) => {
    const changed = await connectionOf(tx, did.own, id);
    await noted(tx, acting, "connection.answer", changed, reason ?? undefined);
    await noticeOfConnection(tx, deps, did, changed);
    if (changed.status === "BLOCKED")
      await endBookingsBetween(tx, deps, acting.user, pairOf(changed));
    return changed;
  };

  const request = async ({ user, call }: Acting, otherId: string, message: string | undefined) => {
    const own = ownOf(user);
    const moving = { own, user, now: deps.now() };
    const connection = await db.transaction(async (tx) => {
      const { id } = await requestConnection(tx, moving, otherId, message);
      const changed = await connectionOf(tx, own, id);
      await noted(tx, { user, call }, "connection.ask", changed);
      await noticeOfConnection(tx, deps, moving, changed);
      return changed;
    });
    await tell(connection);
    return said(
      connection,
      connection.status === "APPROVED" ? answered.APPROVED : "Your request is sent.",
    );
  };
  const decide = async ({
    user,
    call,
    params,
    body,
  }: Acting & {
    params: { id: string };
    body: Parameters<typeof answerConnection>[3];
  }) => {
    const own = ownOf(user);
    const moving = { own, user, now: deps.now() };
    const { connection, leave } = await db.transaction(async (tx) => {
      const did = await answerConnection(tx, moving, params.id, body);
      const acting = { user, call };
      const changed = await follow(tx, acting, { ...moving, ...did }, params.id, body.reasonText);
      return { connection: changed, ...did };
    });
    await tell(connection);
    return said(connection, leave ? "It is saved." : answered[body.status]);
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
    export: (asking) => exportCompanies(deps, asking),
    exportConnections: (asking) => exportConnections(deps, asking),
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
    connect: async ({ user, call, body: { companyId, message } }) => {
      if (!(await companyBy(db, companyId))) throw notFound("The company");
      return request({ user, call }, companyId, message);
    },
    block: async ({ user, call, body: { companyId, ...why } }) => {
      if (!(await companyBy(db, companyId))) throw notFound("The company");
      const moving = { own: ownOf(user), user, now: deps.now() };
      const connection = await db.transaction(async (tx) => {
        const id = await blockCompany(tx, moving, companyId, why);
        return follow(tx, { user, call }, moving, id, why.reasonText);
      });
      await tell(connection);
      return said(connection, answered.BLOCKED);
    },
    decide,
  });

  const { studentSkills } = api.hr.lookups;
  const { domains } = api.hr.students;
  /** The students of all colleges that show theirs to a company. */
  const shownTo = (user: SignedIn) => {
    const student = studentsOf(db, showingStudentsTo(ownOf(user).id));
    return db.select({ id: student.studentId }).from(student);
  };
  implement(
    app,
    deps,
    { studentSkills, domains },
    {
      domains: async ({ user }) =>
        (await domainsAmong(db, shownTo(user))).map((name) => ({ id: name, name })),
      studentSkills: async ({ user, query: { skills } }) => {
        const found = await skillsAmong(db, shownTo(user), skills);
        return found.map(({ name }) => ({ id: name, name }));
      },
    },
  );

  implement(app, deps, api.hr.colleges, {
    list: ({ user, query }) => listColleges(db, ownOf(user), query),
    export: (asking) => exportColleges(deps, asking),
    exportConnections: (asking) => exportConnections(deps, asking),
    connections: ({ user, query }) => listConnections(db, ownOf(user), query, query.status),
    status: ({ user, query }) => listConnections(db, ownOf(user), query, query.status ?? "PENDING"),
    counts: ({ user }) => countConnections(db, ownOf(user)),
    read: async ({ user, params }) => {
      const college = await openCollege(user, params.id);
      return {
        ...(await collegeDataOf(db, college)),
        connection: await connectionWith(db, ownOf(user), college.id),
        season: await endingNext(db, college.id, deps.now()),
      };
    },
    topSkills: async ({ user, params }) => {
      const { id } = await openCollege(user, params.id);
      return topSkillsByDepartment(db, studentsOf(db, [id]));
    },
    connect: async ({ user, call, body: { collegeId, message } }) => {
      if (!(await collegeBy(db, collegeId))?.name) throw notFound("The college");
      return request({ user, call }, collegeId, message);
    },
    decide,
  });
}
