import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import { id } from "../../schemas/fields";
import * as sheet from "../../schemas/student-import";

/** Taking in a class from a spreadsheet: upload, map, look, commit, and back again. */
export const officerImports = {
  ...endpoints("authPo", {
    upload: {
      route: "POST /student-excel-upload",
      summary:
        "Reads students from a spreadsheet: takes the valid rows in, or only shows what would come of them.",
      encoding: "multipart",
      files: { file: fileRules.sheet },
      quiet: "loader",
      body: sheet.importInput,
      response: sheet.importResult,
    },
  }),
  ...endpoints("po", {
    list: {
      route: "GET /imports",
      summary: "The imports of the last 90 days, the newest first.",
      query: sheet.importListQuery,
      response: sheet.importList,
    },
    export: {
      route: "GET /imports-export",
      summary: "The imports of the last 90 days as a sheet.",
      query: sheet.importSheetQuery,
      reply: "blob",
    },
    read: { route: "GET /imports/{id}", summary: "An import.", response: sheet.importResult },
    rows: {
      route: "GET /imports/{id}/rows",
      summary: "The rows of an import, with what becomes of each.",
      query: sheet.importRowQuery,
      response: sheet.importRowPage,
    },
    change: {
      route: "PUT /imports/{id}",
      summary: "Maps the columns anew before anything is taken in.",
      body: sheet.importChange,
      response: sheet.importResult,
    },
    commit: {
      route: "POST /imports/{id}/commit",
      summary: "Takes the rows in.",
      body: sheet.importCommit,
      response: sheet.importResult,
    },
    undo: {
      route: "POST /imports/{id}/undo",
      summary: "Takes a whole import back, as far as nothing has changed since.",
      response: sheet.importResult,
    },
    failed: {
      route: "GET /imports/{id}/failed",
      summary: "The rows that could not be taken in, with the reason, as a sheet.",
      reply: "blob",
    },
    inviteOne: {
      route: "POST /invited-students",
      summary: "Invites one student, who is taken in as a class list of one row would.",
      body: sheet.oneStudent,
      response: z.object({ id }),
    },
    template: {
      route: "GET /import-template",
      summary: "An empty sheet with every column and one example.",
      reply: "blob",
    },
  }),
};
