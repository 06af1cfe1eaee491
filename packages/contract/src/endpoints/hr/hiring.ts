import { lookedAt } from "../../schemas/fields";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as application from "../../schemas/application";
import * as offer from "../../schemas/offer";
import * as posting from "../../schemas/posting";
import * as job from "../../schemas/job";
import { jobPage, jobQuery, jobSheetQuery } from "../../schemas/listed-job";
import {
  jobFileEndpoints,
  offerLetterEndpoints,
  offerMakingEndpoints,
  pipelineEndpoints,
} from "../shared/hiring";

const jobs = {
  ...jobFileEndpoints("hr"),
  ...endpoints("hr", {
    list: {
      route: "GET /jobs",
      summary: "Jobs of the company.",
      query: jobQuery,
      response: jobPage,
    },
    export: {
      route: "GET /jobs-export",
      summary: "Jobs of the company as a sheet.",
      query: jobSheetQuery,
      reply: "blob",
    },
    create: {
      route: "POST /jobs",
      summary: "Keeps a draft of a job.",
      body: job.jobInput,
      response: job.job,
    },
    read: {
      route: "GET /jobs/{id}",
      summary: "A job, its postings and what happened.",
      response: job.job,
    },
    save: {
      route: "PUT /jobs/{id}",
      summary: "Changes a job.",
      body: job.jobInput,
      response: job.job,
    },
    remove: {
      route: "DELETE /jobs/{id}",
      summary: "Deletes a draft.",
      query: lookedAt,
    },
    send: {
      route: "POST /jobs/{id}/postings",
      summary: "Sends a job to colleges, each of which decides alone.",
      body: posting.sendInput,
      response: posting.sendResults,
    },
    command: {
      route: "PUT /jobs/{id}/state",
      summary: "Closes, completes or cancels a job.",
      body: job.jobCommand,
      response: job.job,
    },
    posting: {
      route: "PUT /postings/{id}",
      summary: "Answers, pauses, closes, withdraws or cancels a posting.",
      body: posting.companyPostingCommand,
      response: job.job,
    },
    reach: {
      route: "POST /jobs-reach",
      summary: "How many students of the connected colleges meet a rule.",
      body: posting.reachInput,
      response: posting.reach,
    },
    upload: {
      route: "POST /job-files",
      summary: "Brings a file that a job will carry.",
      encoding: "multipart",
      files: { file: fileRules.jobFile },
      response: job.jobFile,
    },
  }),
};
const applications = {
  ...pipelineEndpoints("hr"),
  ...endpoints("hr", {
    compare: {
      route: "GET /applications-compare",
      summary: "Up to four applications side by side.",
      query: application.compareQuery,
      response: application.candidatePage,
    },
    note: {
      route: "POST /applications/{id}/notes",
      summary: "Adds a note or a rating, for the company alone.",
      body: application.noteInput,
      response: application.applicationSheet,
    },
  }),
};
const offers = {
  ...offerLetterEndpoints("hr"),
  ...offerMakingEndpoints("hr"),
  ...endpoints("hr", {
    list: {
      route: "GET /offers",
      summary: "Offers of the company.",
      query: offer.offerQuery,
      response: offer.offerPage,
    },
    export: {
      route: "GET /offers-export",
      summary: "Offers of the company as a sheet.",
      query: offer.offerSheetQuery,
      reply: "blob",
    },
    command: {
      route: "PUT /offers/{id}",
      summary: "Revokes or defers an offer, or says that its student has joined.",
      body: offer.companyOfferCommand,
      response: offer.offerOutcome,
    },
  }),
};
export const companyHiring = { jobs, applications, offers };
