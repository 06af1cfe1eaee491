import { api } from "@toran/contract";
import { seasonAt } from "@toran/contract/hiring/season";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import { implement, said } from "../../../http/implement";
import { collegeIdOf } from "../../accounts/signed-in";
import { changed, record } from "../../audit/record";
import { holdCollege } from "../../colleges/college";
import { pardon } from "../strikes/pardon";
import { allow, endOverride, listOverrides } from "./overrides";
import { policyShown, requireOpen, savePolicy, seasonsOf } from "./policy";

/** The placement policies of a college, one for each season, and the exceptions to them. */
export function policyRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.policy, {
    read: ({ user, query }) => {
      const now = deps.now();
      return policyShown(db, collegeIdOf(user), query.season ?? seasonAt(now), now);
    },
    seasons: ({ user }) => seasonsOf(db, collegeIdOf(user), deps.now()),
    save: async ({ user, body, call }) => {
      const now = deps.now();
      const { season = seasonAt(now), ...given } = body;
      requireOpen(season, now);
      const saved = await db.transaction(async (tx) => {
        const { id } = await holdCollege(tx, collegeIdOf(user));
        const before = await policyShown(tx, id, season, now);
        await savePolicy(tx, id, season, given);
        const after = await policyShown(tx, id, season, now);
        const differing = changed(before, after);
        const deed = { ...differing, after: { season, ...differing.after } };
        await record(tx, { user, call }, { action: "policy.save", ...deed }, now);
        return after;
      });
      return said(saved, `The policy of ${season} is saved.`);
    },
    overrides: ({ user }) => listOverrides(db, user, deps.now()),
    allow: async ({ user, body, call }) => {
      const changes = await db.transaction(async (tx) => {
        const made = await allow(tx, user, body, deps.now());
        if (!made) return false;
        const { email, reason, allow: lets, days } = body;
        const before = made.before && { allow: made.before.allow, reason: made.before.reason };
        const after = { student: email, allow: lets, days, ...(before && { reason }) };
        const deed = { action: "policy.allow", entity: made.id, before, after, reason } as const;
        await record(tx, { user, call }, deed, deps.now());
        return before !== undefined;
      });
      return said(
        await listOverrides(db, user, deps.now()),
        changes ? "The exception there was is changed." : "The exception is made.",
      );
    },
    pardon: async ({ user, params, body, call }) => {
      const by = { user, call };
      const after = await db.transaction((tx) => pardon(tx, by, params.id, body, deps));
      return said(after, "The absence is pardoned.");
    },
    revoke: async ({ user, params, call }) => {
      await db.transaction(async (tx) => {
        const { id } = await endOverride(tx, user, params.id);
        await record(tx, { user, call }, { action: "policy.revoke", entity: id }, deps.now());
      });
      return said(await listOverrides(db, user, deps.now()), "The exception has ended.");
    },
  });
}
