import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import { implement, said } from "../../../http/implement";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { changed, record } from "../../audit/record";
import { holdCollege } from "../../colleges/college";
import { pardon } from "../strikes/pardon";
import { allow, endOverride, listOverrides } from "./overrides";
import { policyOf, savePolicy, shownPolicy } from "./policy";

/** The placement policy of a college, and the exceptions to it. */
export function policyRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const collegePolicy = async (user: SignedIn) =>
    shownPolicy(await policyOf(db, collegeIdOf(user)));

  implement(app, deps, api.po.policy, {
    read: ({ user }) => collegePolicy(user),
    save: async ({ user, body, call }) => {
      await db.transaction(async (tx) => {
        const { id } = await holdCollege(tx, collegeIdOf(user));
        const before = shownPolicy(await policyOf(tx, id));
        const after = shownPolicy(await savePolicy(tx, id, body));
        const deed = { action: "policy.save", ...changed(before, after) } as const;
        await record(tx, { user, call }, deed, deps.now());
      });
      return said(await collegePolicy(user), "The policy is saved.");
    },
    overrides: ({ user }) => listOverrides(db, user, deps.now()),
    allow: async ({ user, body, call }) => {
      await db.transaction(async (tx) => {
        const { id } = await allow(tx, user, body, deps.now());
        const { email, reason, allow: lets, days } = body;
        const after = { student: email, allow: lets, days };
        const deed = { action: "policy.allow", entity: id, after, reason } as const;
        await record(tx, { user, call }, deed, deps.now());
      });
      return said(await listOverrides(db, user, deps.now()), "The exception is made.");
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
