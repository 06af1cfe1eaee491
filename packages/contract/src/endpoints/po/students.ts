import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../limits";
import * as bulk from "../../schemas/officer-student";
import { named, studentSkillQuery } from "../../schemas/lookup";
import { education } from "../../schemas/portfolio";
import { personalDocument } from "../../schemas/student";

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
    setPlacement: {
      route: "PUT /placement-status",
      summary: "Sets or clears the placed flag of many students.",
      query: bulk.placementIds,
      body: bulk.placementInput,
      response: bulk.bulkResults,
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
      query: bulk.studentQuery,
      response: bulk.invitedPage,
    },
    removeInvited: {
      route: "DELETE /remove-invited-students",
      summary: "Takes invitations back.",
      query: bulk.placementIds,
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
  ...endpoints("authPo", {
    import: {
      route: "POST /student-excel-upload",
      summary: "Imports students from a spreadsheet.",
      encoding: "multipart",
      files: { file: fileRules.sheet },
      quiet: "loader",
      response: bulk.importResult,
    },
  }),
};

const one = z.object({ collection: bulk.collection, students: bulk.studentPage });

/** Lists of students: the archive and the bookmarks. */
const collectionEndpoints = <const Word extends "archive" | "bookmark">(word: Word) =>
  endpoints("po", {
    create: {
      route: `POST /${word}`,
      summary: `Makes a list of the ${word}.`,
      body: bulk.collectionInput,
      response: bulk.collection,
    },
    list: {
      route: `GET /${word}`,
      summary: `The lists of the ${word}.`,
      response: bulk.collections,
    },
    update: {
      route: `PUT /${word}/{id}`,
      summary: `Changes a list of the ${word}.`,
      body: bulk.collectionInput,
      response: bulk.collection,
    },
    read: {
      route: `GET /${word}/{id}`,
      summary: `The students of a list of the ${word}.`,
      query: bulk.studentQuery,
      response: one,
    },
    remove: { route: `DELETE /${word}/{id}`, summary: `Takes a list of the ${word} away.` },
    removeStudents: {
      route: `DELETE /remove-${word}-student/{id}`,
      summary: `Takes students out of a list of the ${word}.`,
      query: bulk.removedStudents,
    },
  });

export const officerCollections = {
  archive: collectionEndpoints("archive"),
  bookmark: collectionEndpoints("bookmark"),
};
