import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { type Handlers, implement, said } from "../../http/implement";
import { chooseConsent, consentsOf } from "./state";

/** What people allow to be done with their data; each sees and changes what is their own. */
export function consentRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const handlers: Handlers<typeof api.po.consents> = {
    list: ({ user }) => consentsOf(db, user),
    choose: ({ user, params: { purpose }, body: { given } }) =>
      db.transaction(async (tx) => {
        await chooseConsent(tx, user, { purpose, given }, deps.now());
        const words = given ? "You allow it from now on." : "You have taken it back.";
        return said(await consentsOf(tx, user), words);
      }),
  };
  implement(app, deps, api.student.consents, handlers);
  implement(app, deps, api.po.consents, handlers);
  implement(app, deps, api.hr.consents, handlers);
}
