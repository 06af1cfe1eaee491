import { endpoints } from "../../endpoint";
import * as portfolio from "../../schemas/portfolio";

/** What an officer does to the portfolio of a student of the college. */
export const vouchingEndpoints = endpoints("student", {
  vouch: {
    route: "PUT /evidence/{id}",
    summary: "Vouches for an item of a student of the college, or takes that back.",
    roles: ["PLACEMENT_OFFICER"],
    body: portfolio.vouching,
    response: portfolio.vouched,
  },
});
