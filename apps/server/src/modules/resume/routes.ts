import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement, said } from "../../http/implement";
import { userOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { resumeFor } from "../profile/find";
import { noteOpening } from "../profile/openings";
import { documentOf } from "./document";
import { toldBy, toldOn } from "./told";
import {
  makeDefault,
  makeVersion,
  removeVersion,
  renameVersion,
  saveLooks,
  versionOf,
  versionsOf,
} from "./versions";

const nameOf = ({ firstName, lastName }: SignedIn) => `${firstName} ${lastName}`.trim();

/** The résumé of a student: what it says, its versions, and the one that is published. */
export function resumeRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  implement(app, deps, api.student.resumes, {
    read: async ({ user, query }) => ({
      resume: await versionOf(db, user, query.id),
      picture: (await userOf(db, user)).picture,
      document: documentOf(await toldBy(db, user), deps.now()),
    }),
    list: ({ user }) => versionsOf(db, user),
    create: async ({ user, body }) => {
      const made = await db.transaction((tx) => makeVersion(tx, user, body, deps.now()));
      return said(made, `“${made.name}” is made.`);
    },
    save: ({ user, params, body }) =>
      db.transaction((tx) => saveLooks(tx, user, params.id, body, deps.now())),
    rename: async ({ user, params, body }) => {
      const named = await db.transaction((tx) =>
        renameVersion(tx, user, params.id, body.name, deps.now()),
      );
      return said(named, "The name is saved.");
    },
    makeDefault: async ({ user, params }) => {
      const chosen = await db.transaction((tx) => makeDefault(tx, user, params.id, deps.now()));
      return said(chosen, `“${chosen.name}” is the one that is sent now.`);
    },
    remove: async ({ user, params }) => {
      await db.transaction((tx) => removeVersion(tx, user, params.id, deps.now()));
      return said(undefined, "The version is deleted.");
    },
    published: async ({ params, call }) => {
      const { page, studentId, visitor: viewer } = await resumeFor(deps, params.slug, call);
      await noteOpening(deps, { studentId, what: "RESUME", viewer, call });
      const { template, options, hidden } = await versionOf(db, { id: studentId });
      return {
        template,
        options,
        hidden,
        picture: page.profile.picture,
        document: documentOf(toldOn(page), deps.now()),
        reader: viewer && viewer.id !== studentId ? nameOf(viewer) : null,
      };
    },
  });
}
