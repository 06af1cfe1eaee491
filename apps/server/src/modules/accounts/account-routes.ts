import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import {
  changeRank,
  inviteAgain,
  inviteManager,
  managerShown,
  managersOf,
  removeManager,
} from "./managers";
import { accountOf, changeAccount, userOf } from "./profile";
import { securityOf } from "./two-step";

/** The account settings of officers and HR users, and how every account is guarded. */
export function accountRoutes(app: FastifyInstance, deps: Deps) {
  const handlers: Handlers<typeof api.po.account> = {
    read: async ({ user }) => accountOf(await userOf(deps.db, user)),
    update: async ({ user, body }) =>
      said(accountOf(await changeAccount(deps.db, user, body)), "Your account is saved."),
    security: ({ user }) => securityOf(deps, user),
  };
  implement(app, deps, api.po.account, handlers);
  implement(app, deps, api.hr.account, handlers);
  const { security } = handlers;
  implement(app, deps, api.student.account, { security });

  const managers: Handlers<typeof api.po.managers> = {
    list: async ({ user }) =>
      (await managersOf(deps.db, user)).map((each) => managerShown(each, user)),
    invite: async ({ user, call, body }) =>
      said(
        managerShown(await inviteManager(deps, { user, call }, body), user),
        "The invitation is sent.",
      ),
    inviteAgain: async ({ user, call, params }) =>
      said(
        managerShown(await inviteAgain(deps, { user, call }, params.id), user),
        "The invitation is sent again.",
      ),
    change: async ({ user, call, params, body }) =>
      said(
        managerShown(await changeRank(deps, { user, call }, params.id, body.rank), user),
        "It is changed.",
      ),
    remove: async ({ user, call, params }) => {
      await removeManager(deps, { user, call }, params.id);
      return said(undefined, "They are taken out, and logged out everywhere.");
    },
  };
  implement(app, deps, api.po.managers, managers);
  implement(app, deps, api.hr.managers, managers);
}
