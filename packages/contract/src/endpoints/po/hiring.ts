import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as application from "../../schemas/application";
import * as moves from "../../schemas/application-moves";
import * as external from "../../schemas/external-offer";
import * as offer from "../../schemas/offer";
import { waitingCount } from "../../schemas/page";
import * as placement from "../../schemas/placement-policy";
import * as strike from "../../schemas/strike";
import * as withdrawal from "../../schemas/withdrawal";
import * as posting from "../../schemas/posting";
import {
  jobFileEndpoints,
  offerLetterEndpoints,
  offerMakingEndpoints,
  pipelineEndpoints,
} from "../shared/hiring";

const postings = {
  ...jobFileEndpoints("po"),
  ...endpoints("po", {
    list: {
      route: "GET /postings",
      summary: "Jobs that companies sent to the college.",
      query: posting.postingQuery,
      response: posting.postingPage,
    },
    export: {
      route: "GET /postings-export",
      summary: "Jobs that companies sent to the college, as a sheet.",
      query: posting.postingSheetQuery,
      reply: "blob",
    },
    read: {
      route: "GET /postings/{id}",
      summary: "A posting, and how many students meet its rule.",
      response: posting.postingReview,
    },
    decide: {
      route: "PUT /postings/{id}",
      summary: "Questions, approves, rejects, pauses or cancels a posting.",
      body: posting.collegePostingCommand,
      response: posting.postingReview,
    },
  }),
};
const applications = {
  ...pipelineEndpoints("po"),
  ...endpoints("po", {
    reinstate: {
      route: "POST /applications/{id}/reinstate",
      summary: "Brings an application back to where it was.",
      body: moves.reinstateInput,
      response: application.applicationSheet,
    },
    answerWithdrawal: {
      route: "PUT /applications/{id}/withdrawal-request",
      summary: "Lets a student go who asks to withdraw, or says why not.",
      body: withdrawal.withdrawalAnswer,
      response: application.applicationSheet,
    },
  }),
};
const offers = {
  ...offerLetterEndpoints("po"),
  ...offerMakingEndpoints("po"),
  ...endpoints("po", {
    list: {
      route: "GET /offers",
      summary: "Offers to students of the college.",
      query: offer.offerQuery,
      response: offer.offerPage,
    },
    export: {
      route: "GET /offers-export",
      summary: "Offers to students of the college as a sheet.",
      query: offer.offerSheetQuery,
      reply: "blob",
    },
    command: {
      route: "PUT /offers/{id}",
      summary: "Consents to a short time to answer, or says that a student joined or did not.",
      body: offer.collegeOfferCommand,
      response: offer.offerOutcome,
    },
  }),
};
const externalOffers = endpoints("po", {
  list: {
    route: "GET /external-offers",
    summary:
      "Offers from elsewhere that students have sent, or that officers of the college have recorded.",
    query: external.externalOfferQuery,
    response: external.externalOfferPage,
  },
  export: {
    route: "GET /external-offers-export",
    summary:
      "Offers from elsewhere that students have sent, or that officers have recorded, as a sheet.",
    query: external.externalOfferSheetQuery,
    reply: "blob",
  },
  waiting: {
    route: "GET /external-offers-waiting",
    summary: "How many offers from elsewhere wait to be verified.",
    response: waitingCount,
  },
  prove: {
    route: "PUT /external-offers/{id}/proof",
    summary: "Adds a proof to an offer that the college has recorded, or replaces it.",
    encoding: "multipart",
    files: { proof: fileRules.document },
    response: external.externalOffer,
  },
  answer: {
    route: "PUT /external-offers/{id}",
    summary:
      "Verifies an offer from elsewhere, which places its student, or turns it down with a reason.",
    body: external.externalOfferCommand,
    response: external.listedExternalOffer,
  },
});
const policy = endpoints("po", {
  read: {
    route: "GET /placement-policy",
    summary: "The placement policy of the college in a season, or in the one in force.",
    query: placement.policyQuery,
    response: placement.policy,
  },
  seasons: {
    route: "GET /placement-policy-seasons",
    summary: "The seasons that have a placement policy, the one in force and the next.",
    response: placement.policySeasons,
  },
  save: {
    route: "PUT /placement-policy",
    summary: "Changes the placement policy of the season in force, or prepares that of the next.",
    body: placement.policyInput,
    response: placement.policy,
  },
  overrides: {
    route: "GET /policy-overrides",
    summary: "Exceptions from the policy.",
    response: placement.overrides,
  },
  allow: {
    route: "POST /policy-overrides",
    summary: "Makes an exception from the policy for a student.",
    body: placement.overrideInput,
    response: placement.overrides,
  },
  pardon: {
    route: "POST /students/{id}/pardons",
    summary: "Pardons an absence of a student, which then does not count for the policy.",
    body: strike.pardonInput,
    response: strike.strikes,
  },
  revoke: {
    route: "DELETE /policy-overrides/{id}",
    summary: "Ends an exception.",
    response: placement.overrides,
  },
});
export const collegeHiring = { postings, applications, offers, externalOffers, policy };
