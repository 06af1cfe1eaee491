import { z } from "zod/mini";
import { outcome, outcomeInput } from "../../schemas/outcome";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as bulk from "../../schemas/officer-student";
import * as leaving from "../../schemas/let-go";
import { named, studentSkillQuery } from "../../schemas/lookup";
import { education } from "../../schemas/portfolio";
import { gapYearsInput, gapYearsSaid, personalDocument } from "../../schemas/student";
import * as sheet from "../../schemas/student-sheet";

export const officerStudents = {
  ...endpoints("po", {
    list: {
      route: "GET /student-info",
      summary: "Students of the college, filtered.",
      query: bulk.studentQuery,
      response: bulk.studentPage,
    },
    all: {
      route: "GET /student-info-all",
      summary: "Every student of the college.",
      query: bulk.studentQuery,
      response: bulk.studentPage,
      failure: "throws",
    },
    read: {
      route: "GET /students/{id}",
      summary: "One student: facts, statuses and their history, offers, lists they are in.",
      response: sheet.studentSheet,
    },
    export: {
      route: "GET /students-export",
      summary: "The filtered students as CSV or XLSX, with the columns that are asked for.",
      query: sheet.exportQuery,
      reply: "blob",
    },
    undo: {
      route: "POST /undo/{id}",
      summary: "Takes a bulk change of the last 24 hours back, row by row.",
      response: bulk.bulkResults,
    },
    document: {
      route: "GET /student-personal-document/{id}",
      summary: "The personal document of a student.",
      response: personalDocument,
    },
    departments: {
      route: "GET /department",
      summary: "Departments of the college.",
      response: named,
    },
    skills: {
      route: "GET /student-skills",
      summary: "Skills its students have.",
      query: studentSkillQuery,
      response: named,
    },
    domains: { route: "GET /student-domain", summary: "Domains of those skills.", response: named },
    statuses: {
      route: "GET /student-status",
      summary: "Statuses and how many students have each.",
      response: z.array(z.object({ status: z.enum(bulk.accountStatuses), students: z.number() })),
    },
    setStatus: {
      route: "PUT /status-update",
      summary: "Changes the status of many students.",
      query: bulk.bulkQuery,
      body: bulk.statusInput,
      response: bulk.bulkResults,
    },
    placement: {
      route: "GET /student-placement",
      summary: "Placed and not placed students.",
      query: bulk.placementQuery,
      response: bulk.studentPage,
    },
    setOutcome: {
      route: "PUT /student-outcome/{id}",
      summary: "Says what a student is looking for after the studies.",
      body: outcomeInput,
      response: outcome,
    },
    setGapYears: {
      route: "PUT /student-gap-years/{id}",
      summary: "Puts right how many years of gap a student has; null is not known.",
      body: gapYearsInput,
      response: gapYearsSaid,
    },
    setPlacement: {
      route: "PUT /placement-status",
      summary: "Sets or clears the placed flag of many students.",
      query: bulk.bulkQuery,
      body: bulk.placementInput,
      response: bulk.bulkResults,
    },
    placeWithProof: {
      route: "PUT /placement-status/{id}",
      summary: "Marks one student placed, with a file that proves the offer.",
      encoding: "multipart",
      files: { proof: fileRules.document },
      body: bulk.placementDetails,
      response: bulk.bulkResults,
    },
    letGo: {
      route: "PUT /let-go/{id}",
      summary: "Takes a student out of the college; the account lives on without one.",
      query: leaving.letGoQuery,
      body: leaving.letGoInput,
      response: leaving.letGoOutcome,
    },
    searchPlacement: {
      route: "GET /student-placement-status-search",
      summary: "Searches placed and not placed students.",
      query: bulk.placementQuery,
      response: bulk.studentPage,
    },
    invited: {
      route: "GET /invited-students",
      summary: "Students who were invited.",
      query: bulk.invitedQuery,
      response: bulk.invitedPage,
    },
    exportInvited: {
      route: "GET /invited-students-export",
      summary: "Students who were invited, as a sheet.",
      query: bulk.invitedSheetQuery,
      reply: "blob",
    },
    invite: {
      route: "POST /invite-students",
      summary: "Mails an invitation to students of the class who were never sent one.",
      query: bulk.bulkQuery,
      response: bulk.bulkResults,
    },
    inviteAgain: {
      route: "POST /resend-invitations",
      summary: "Mails invitations again to students who have not come.",
      query: bulk.invitedIds,
      response: bulk.bulkResults,
    },
    removeInvited: {
      route: "DELETE /remove-invited-students",
      summary: "Takes invitations back.",
      query: bulk.invitedIds,
      response: bulk.bulkResults,
    },
  }),
  ...endpoints("student", {
    education: {
      route: "GET /education-info/{id}",
      summary: "Schools and degrees of a student of the college.",
      roles: ["PLACEMENT_OFFICER"],
      response: z.array(education),
    },
  }),
};
