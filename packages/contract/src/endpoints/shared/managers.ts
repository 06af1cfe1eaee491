import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/manager";

/** The officers of a college or the HR users of a company; leads alone change who they are and what they may. */
export const managerEndpoints = <R extends "po" | "hr">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /managers",
      summary: "The people of the college or company.",
      response: schema.managers,
    },
    invite: {
      route: "POST /managers",
      summary: "Invites a colleague.",
      body: schema.managerInput,
      response: schema.manager,
    },
    inviteAgain: {
      route: "POST /managers/{id}/invitation",
      summary: "Mails the invitation again to a colleague who has not come.",
      response: schema.manager,
    },
    change: {
      route: "PUT /managers/{id}",
      summary: "Changes what a colleague may do.",
      body: schema.rankInput,
      response: schema.manager,
    },
    remove: {
      route: "DELETE /managers/{id}",
      summary: "Takes a colleague out, and ends what they have open.",
    },
  });
