import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as application from "../../schemas/application";
import * as moves from "../../schemas/application-moves";
import * as offer from "../../schemas/offer";

/** A file of a job, for whom the job is there. */
export const jobFileEndpoints = <R extends "hr" | "po" | "student">(root: R) =>
  endpoints(root, {
    file: {
      route: "GET /job-files/{id}",
      summary: "A file of a job.",
      reply: "blob",
    },
  });

/** The letter of an offer, for whom the offer is there. */
export const offerLetterEndpoints = <R extends "hr" | "po" | "student">(root: R) =>
  endpoints(root, {
    letter: {
      route: "GET /offers/{id}/letter",
      summary: "The letter of an offer.",
      reply: "blob",
    },
  });

/** How a company makes an offer, or a college on its behalf. */
export const offerMakingEndpoints = <R extends "hr" | "po">(root: R) =>
  endpoints(root, {
    extend: {
      route: "POST /offers",
      summary: "Makes an offer to a selected candidate.",
      body: offer.offerInput,
      response: offer.shownOffer,
    },
    addLetter: {
      route: "PUT /offers/{id}/letter",
      summary: "Adds the letter of an offer that nobody has answered, or replaces it.",
      encoding: "multipart",
      files: { letter: fileRules.offerLetter },
      response: offer.shownOffer,
    },
  });

/** What a company and a college do alike with the applications of a job, each with its own. */
export const pipelineEndpoints = <R extends "hr" | "po">(root: R) =>
  endpoints(root, {
    board: {
      route: "GET /jobs/{id}/board",
      summary: "Stages of a job with how many are in each.",
      query: application.boardQuery,
      response: application.board,
    },
    list: {
      route: "GET /jobs/{id}/applications",
      summary: "Applications to a job, of one stage or of all, in the order asked for.",
      query: application.applicantQuery,
      response: application.candidatePage,
    },
    export: {
      route: "GET /jobs/{id}/applications-export",
      summary: "Applications to a job as a sheet.",
      query: application.applicantExportQuery,
      reply: "blob",
    },
    read: {
      route: "GET /applications/{id}",
      summary: "One application, as it was sent.",
      response: application.applicationSheet,
    },
    move: {
      route: "PUT /applications",
      summary: "Moves applications, or says what would become of each.",
      body: moves.moveInput,
      response: moves.moveResults,
    },
    undo: {
      route: "POST /applications-undo/{id}",
      summary: "Takes a move of the last 24 hours back, row by row.",
      response: moves.moveResults,
    },
    rank: {
      route: "PUT /applications/{id}/waiting-place",
      summary:
        "Gives somebody another place on the waiting list; the last one where it is shorter.",
      body: moves.rankInput,
      response: application.applicationSheet,
    },
    attendance: {
      route: "PUT /applications/{id}/round",
      summary: "Writes down how a round went for a candidate.",
      body: moves.attendanceInput,
      response: application.applicationSheet,
    },
  });
