import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/manager";

/** The officers of the college; leads alone change who they are and what they may. */
export const managerEndpoints = endpoints("po", {
  list: {
    route: "GET /managers",
    summary: "The officers of the college.",
    response: schema.managers,
  },
  invite: {
    route: "POST /managers",
    summary: "Invites an officer to the college.",
    body: schema.managerInput,
    response: schema.manager,
  },
  change: {
    route: "PUT /managers/{id}",
    summary: "Changes what an officer may do.",
    body: schema.rankInput,
    response: schema.manager,
  },
  remove: {
    route: "DELETE /managers/{id}",
    summary: "Takes an officer out of the college, and ends what they have open.",
  },
});
