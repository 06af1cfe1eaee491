import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { forbidden, notFound } from "../../../http/failures";
import { implement } from "../../../http/implement";
import { companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { collegeBy } from "../../colleges/college";
import { mayViewStudents } from "../../connections/may-view-students";
import { isBlocked, ownOf } from "../../connections/standing";
import { pageFor } from "../../profile/find";
import { noteOpening } from "../../profile/openings";
import { studentOf } from "../personal";
import { listCandidates } from "./list";

interface Caller {
  user: SignedIn;
  call: Call;
}

/** Students as companies see them: through a connection, and as far as each student has opened their profile. */
export function companyStudentRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  /** A college that shows its students to the company; a refusal is written down where its leads can read it. */
  async function showingCollege({ user, call }: Caller, collegeId: string, entity: string) {
    const college = await collegeBy(db, collegeId);
    if (!college?.name || (await isBlocked(db, ownOf(user), college.id)))
      throw notFound("The college");
    if (await mayViewStudents(db, college.id, companyIdOf(user)))
      return { id: college.id, name: college.name };
    await record(
      db,
      { user, call },
      { action: "students.refused", entity, reason: "NOT_CONNECTED" },
      deps.now(),
    );
    throw forbidden(
      `${college.name} does not show you its students. You need a connection that lets you see them.`,
    );
  }

  const { list, read } = api.hr.students;
  const rows = { list, read };
  implement(app, deps, rows, {
    list: async ({ user, query, call }) => {
      if (query.collegeId) await showingCollege({ user, call }, query.collegeId, query.collegeId);
      return listCandidates(db, companyIdOf(user), query);
    },
    read: async ({ user, params, call }) => {
      const student = await studentOf(db, params);
      const { accountStatus, archived, collegeId } = student ?? {};
      // What a company could not see with any connection is not there.
      const there = accountStatus === "ACTIVE" && !archived && collegeId;
      const found = there ? await pageFor(deps, params.id, "COMPANY") : undefined;
      if (!found || !collegeId) throw notFound("The student");
      const college = await showingCollege({ user, call }, collegeId, params.id);
      await noteOpening(deps, { studentId: params.id, what: "PROFILE", viewer: user, call });
      return { college, page: found.page };
    },
  });
}
