import { endpoints } from "../../endpoint";
import * as portfolio from "../../schemas/portfolio";
import * as waiting from "../../schemas/waiting-document";

const roles = ["PLACEMENT_OFFICER"] as const;

/** What an officer does to the portfolio of a student of the college. */
export const vouchingEndpoints = {
  ...endpoints("student", {
    vouch: {
      route: "PUT /evidence/{id}",
      summary: "Vouches for an item of a student of the college, or takes that back.",
      roles,
      body: portfolio.vouching,
      response: portfolio.vouched,
    },
    sendBack: {
      route: "PUT /evidence/{id}/sent-back",
      summary: "Sends the document of an item back to its student, who is told why.",
      roles,
      body: portfolio.sendingBack,
      response: portfolio.vouched,
    },
    takeBack: {
      route: "DELETE /evidence/{id}/sent-back",
      summary: "Takes back that a document was sent back: it waits again.",
      roles,
      response: portfolio.vouched,
    },
  }),
  ...endpoints("po", {
    waiting: {
      route: "GET /documents-to-review",
      summary: "Documents of portfolios that no officer has answered, the oldest first.",
      query: waiting.waitingDocumentQuery,
      response: waiting.waitingDocumentPage,
    },
    export: {
      route: "GET /documents-to-review-export",
      summary: "Documents of portfolios that no officer has answered, as a sheet.",
      query: waiting.waitingDocumentSheetQuery,
      reply: "blob",
    },
  }),
};
