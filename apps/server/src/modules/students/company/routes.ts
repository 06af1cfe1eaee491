import { api } from "@toran/contract";
import type { BookmarkChanged } from "@toran/contract/schemas/candidate";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { forbidden, notFound } from "../../../http/failures";
import { implement } from "../../../http/implement";
import { staffOf } from "../../accounts/profile";
import { companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { collegeBy } from "../../colleges/college";
import { mayViewStudents } from "../../connections/may-view-students";
import { isBlocked, ownOf } from "../../connections/standing";
import { pageFor } from "../../profile/find";
import { noteOpening } from "../../profile/openings";
import { studentOf } from "../personal";
import { addBookmark, bookmarkOf, removeBookmark } from "./bookmarks";
import { exportCandidates } from "./export";
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

  /** A student who is open to the company at this moment, or the refusal. */
  async function openStudent({ user, call }: Caller, params: { id: string }) {
    const student = await studentOf(db, params);
    const { accountStatus, archived, collegeId } = student ?? {};
    // What a company could not see with any connection is not there.
    const there = accountStatus === "ACTIVE" && !archived && collegeId;
    const found = there ? await pageFor(deps, params.id, "COMPANY") : undefined;
    if (!found || !collegeId) throw notFound("The student");
    const college = await showingCollege({ user, call }, collegeId, params.id);
    return { college, page: found.page };
  }

  /** Tells the open pages of the company's people, so that they show the same. */
  async function tellBookmark(companyId: string, changed: BookmarkChanged) {
    for (const { id } of await staffOf(db, { companyId }))
      deps.events.emit("happened", id, "bookmark.changed", changed);
  }

  const { list, export: out, read, bookmark, removeBookmark: remove } = api.hr.students;
  const rows = { list, export: out, read, bookmark, removeBookmark: remove };
  implement(app, deps, rows, {
    list: async ({ user, query, call }) => {
      if (query.collegeId) await showingCollege({ user, call }, query.collegeId, query.collegeId);
      return listCandidates(db, companyIdOf(user), query);
    },
    export: async ({ user, query, call }) => {
      if (query.collegeId) await showingCollege({ user, call }, query.collegeId, query.collegeId);
      return exportCandidates(deps, { user, query, call });
    },
    read: async ({ user, params, call }) => {
      const opened = await openStudent({ user, call }, params);
      await noteOpening(deps, { studentId: params.id, what: "PROFILE", viewer: user, call });
      return { ...opened, bookmark: await bookmarkOf(db, companyIdOf(user), params.id) };
    },
    bookmark: async ({ user, params, call }) => {
      await openStudent({ user, call }, params);
      const put = await db.transaction((tx) => addBookmark(tx, user, params.id, deps.now()));
      const changed = { studentId: params.id, bookmark: put.bookmark };
      if (put.added) await tellBookmark(companyIdOf(user), changed);
      return put.bookmark;
    },
    removeBookmark: async ({ user, params, call }) => {
      const companyId = companyIdOf(user);
      if (await removeBookmark(db, companyId, params.id))
        await tellBookmark(companyId, { studentId: params.id, bookmark: null });
      // A bookmark that a colleague took away a moment ago is gone as it was wished.
      else await openStudent({ user, call }, params);
    },
  });
}
