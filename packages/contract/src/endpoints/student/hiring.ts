import { endpoints } from "../../endpoint";
import * as application from "../../schemas/application";
import { fileRules } from "../../file-rules";
import * as external from "../../schemas/external-offer";
import * as offer from "../../schemas/offer";
import * as placement from "../../schemas/placement-policy";
import * as strike from "../../schemas/strike";
import * as withdrawal from "../../schemas/withdrawal";
import { jobFileEndpoints, offerLetterEndpoints } from "../shared/hiring";

const postings = {
  ...jobFileEndpoints("student"),
  ...endpoints("student", {
    list: {
      route: "GET /postings",
      summary: "All postings of the student's college, with the reasons where one is not open.",
      query: application.studentPostingQuery,
      response: application.studentPostingPage,
    },
    read: {
      route: "GET /postings/{id}",
      summary: "A posting.",
      response: application.studentPostingDetail,
    },
    apply: {
      route: "POST /postings/{id}/applications",
      summary: "Applies with the portfolio as it is now and a version of the résumé.",
      body: application.applyInput,
      response: application.studentApplicationDetail,
    },
  }),
};
const applications = endpoints("student", {
  list: {
    route: "GET /applications",
    summary: "The student's applications.",
    response: application.studentApplications,
  },
  read: {
    route: "GET /applications/{id}",
    summary: "An application and what happened to it.",
    response: application.studentApplicationDetail,
  },
  edit: {
    route: "PUT /applications/{id}",
    summary: "Changes answers and résumé before the deadline.",
    body: application.applicationEdit,
    response: application.studentApplicationDetail,
  },
  withdraw: {
    route: "POST /applications/{id}/withdraw",
    summary: "Takes an application back.",
    response: application.studentApplicationDetail,
  },
  askToWithdraw: {
    route: "POST /applications/{id}/withdrawal-request",
    summary: "Asks the college to take an application back once the student cannot do it alone.",
    body: withdrawal.withdrawalAsk,
    response: application.studentApplicationDetail,
  },
  stay: {
    route: "DELETE /applications/{id}/withdrawal-request",
    summary: "Takes such a request back.",
    response: application.studentApplicationDetail,
  },
});
const offers = {
  ...offerLetterEndpoints("student"),
  ...endpoints("student", {
    answer: {
      route: "PUT /offers/{id}",
      summary: "Accepts or declines an offer, or says what that would bring with it.",
      body: offer.studentOfferCommand,
      response: offer.offerOutcome,
    },
  }),
};
const externalOffers = endpoints("student", {
  list: {
    route: "GET /external-offers",
    summary: "The student's offers from elsewhere: sent, verified, or recorded by the college.",
    response: external.externalOffers,
  },
  send: {
    route: "POST /external-offers",
    summary: "Sends an offer from elsewhere with its proof, for the college to verify.",
    encoding: "multipart",
    files: { proof: fileRules.document },
    body: external.externalOfferInput,
    response: external.externalOffer,
  },
  sendAgain: {
    route: "PUT /external-offers/{id}",
    summary:
      "Sends an offer once more that was turned down or withdrawn; the proof stays unless there is another.",
    encoding: "multipart",
    files: { proof: fileRules.document },
    body: external.externalOfferInput,
    response: external.externalOffer,
  },
  withdraw: {
    route: "POST /external-offers/{id}/withdraw",
    summary: "Takes an offer back that waits to be verified.",
    response: external.externalOffer,
  },
});
const receipts = endpoints("student", {
  list: {
    route: "GET /receipts",
    summary: "What automatic decisions about the student rested on.",
    response: placement.receipts,
  },
  absences: {
    route: "GET /absences",
    summary: "The student's absences of this season, and what they come to by the policy.",
    response: strike.ownStrikes,
  },
  dispute: {
    route: "POST /receipts/{id}/dispute",
    summary: "Says that the data of a decision were wrong.",
    body: placement.disputeInput,
    response: placement.receipts,
  },
});
export const studentHiring = { postings, applications, offers, externalOffers, receipts };
