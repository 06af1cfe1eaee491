import { api } from "@toran/contract";
import { accountStatuses } from "@toran/contract/schemas/officer-student";
import { count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import { implement, said } from "../../../http/implement";
import { required } from "../../../http/uploads";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { placeWithProof } from "../external/proof";
import { departmentsToPick } from "../../colleges/college";
import { domainsAmong, skillsAmong } from "../../portfolio/outline";
import { documentOf } from "../personal";
import { students } from "../tables";
import { exportStudents } from "./export";
import { exportInvited } from "./export-invited";
import { letGo } from "./let-go";
import { inviteChosen } from "./invite";
import { inviteAgain, listInvited, removeInvited } from "./invited";
import { listStudents } from "./list";
import { setPlacement } from "./placement";
import { sheetOf, studentFor } from "./sheet";
import { setStatus } from "./status";
import { setGapYears } from "../gap-years";
import { setOutcome } from "../outcome";
import { undoChange } from "./undo";

// What a student has studied belongs to the portfolio.
const { education: _education, ...rows } = api.po.students;

const own = (user: SignedIn) => eq(students.collegeId, collegeIdOf(user));

/** The students of a college, as its officers see and change them. */
export function officerStudentRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const idsOf = (user: SignedIn) =>
    db.select({ id: students.userId }).from(students).where(own(user));

  implement(app, deps, rows, {
    list: ({ user, query }) => listStudents(db, user, query),
    all: ({ user, query }) => listStudents(db, user, query, "everyone"),
    placement: ({ user, query }) => listStudents(db, user, query),
    searchPlacement: ({ user, query }) => listStudents(db, user, query),
    read: ({ user, params }) => sheetOf(db, user, params.id, deps.now()),
    document: async ({ user, params }) => documentOf(db, await studentFor(db, user, params.id)),
    export: (asking) => exportStudents(deps, asking),

    setStatus: (asking) => setStatus(deps, asking),
    setPlacement: (asking) => setPlacement(deps, asking),
    placeWithProof: ({ user, call, params, body, files }) =>
      placeWithProof(
        deps,
        { user, call },
        params.id,
        body,
        required(files.proof, "proof", "Add the letter or the mail."),
      ),
    setOutcome: async ({ user, call, params, body }) =>
      said(await setOutcome(deps, { user, call }, params.id, body.outcomeTag), "It is saved."),
    setGapYears: async ({ user, call, params, body }) =>
      said(await setGapYears(deps, { user, call }, params.id, body.gapYears), "It is saved."),
    letGo: (asking) => letGo(deps, asking),
    undo: ({ user, params, call }) => undoChange(deps, user, params.id, call),

    invited: ({ user, query }) => listInvited(db, user, query, deps.now()),
    exportInvited: (asking) => exportInvited(deps, asking),
    invite: async (asking) => {
      const reply = await inviteChosen(deps, asking);
      deps.events.emit("mail-waiting");
      return reply;
    },
    inviteAgain: async ({ user, call, query }) => {
      const reply = await inviteAgain(deps, { user, call }, query.studentId);
      deps.events.emit("mail-waiting");
      return reply;
    },
    removeInvited: ({ user, call, query }) => removeInvited(deps, { user, call }, query.studentId),

    departments: ({ user }) => departmentsToPick(db, collegeIdOf(user)),
    skills: async ({ user, query }) => {
      const found = await skillsAmong(db, idsOf(user), query.skills);
      return found.map(({ name }) => ({ id: name, name }));
    },
    domains: async ({ user }) => {
      const found = await domainsAmong(db, idsOf(user));
      return found.map((name) => ({ id: name, name }));
    },
    statuses: async ({ user }) => {
      const counted = await db
        .select({ status: students.accountStatus, students: count() })
        .from(students)
        .where(own(user))
        .groupBy(students.accountStatus);
      const many = new Map(counted.map((row) => [row.status, row.students]));
      return accountStatuses.map((status) => ({ status, students: many.get(status) ?? 0 }));
    },
  });
}
