import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { refused, tooMany } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { securityEvent } from "../../http/security-event";
import { spend } from "../accounts/counters";
import { passwordFits } from "../accounts/passwords";
import { userOf } from "../accounts/profile";
import { askDeletion, deletionState, takeDeletionBack } from "./deletions";
import { exportOf } from "./export";

const { accessLog: _accessLog, ...ofStudents } = api.student.trust;
const hour = 60 * 60_000;

/** What people may do with their own data: take it along, and have it erased. */
export function accountDataRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.trust> = {
    export: async ({ user, call }) => {
      const room = await spend(
        db,
        { key: `export:${user.id}`, most: 10, window: hour },
        deps.now(),
      );
      if (!room.allowed)
        throw tooMany(
          "You have downloaded your data ten times. Please wait an hour.",
          room.retryAfter,
        );
      securityEvent(call.log, "data-exported", { actor: user.id });
      return exportOf(deps, user);
    },
    deletion: ({ user }) => deletionState(db, user),
    askDeletion: async ({ user, body, call }) => {
      const room = await spend(
        db,
        { key: `deletion:${user.id}`, most: 10, window: hour },
        deps.now(),
      );
      if (!room.allowed)
        throw tooMany("Please wait an hour before you try again.", room.retryAfter);
      const { passwordHash } = await userOf(db, user);
      if (!(await passwordFits(body.password, passwordHash)))
        throw refused({ password: "That is not your password." });
      await db.transaction((tx) =>
        askDeletion(tx, { user, call }, body.reason ?? null, deps.now()),
      );
      deps.events.emit("mail-waiting");
      securityEvent(call.log, "deletion-asked", { actor: user.id });
      return said(
        await deletionState(db, user),
        "Your account will be deleted in seven days. You can take that back until then.",
      );
    },
    cancelDeletion: async ({ user, call }) => {
      await db.transaction((tx) => takeDeletionBack(tx, { user, call }, deps.now()));
      deps.events.emit("mail-waiting");
      securityEvent(call.log, "deletion-taken-back", { actor: user.id });
      return said(await deletionState(db, user), "Your account stays.");
    },
  };
  implement(app, deps, ofStudents, handlers);
  implement(app, deps, api.po.trust, handlers);
  implement(app, deps, api.hr.trust, handlers);
}
