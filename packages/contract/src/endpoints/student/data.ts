import { endpoints } from "../../endpoint";
import * as accountData from "../../schemas/account-data";
import { fileRules } from "../../limits";
import * as published from "../../schemas/profile";

const { portfolio: portfolioFile } = fileRules;

export const trust = endpoints("student", {
  accessLog: {
    route: "GET /access-log",
    summary: "Who opened the profile, the résumé, the video and documents, and when.",
    query: published.accessLogQuery,
    response: published.accessLog,
  },
  export: {
    route: "GET /export",
    summary: "Everything that is kept about the student, as a ZIP of JSON and files.",
    early: true,
    reply: "blob",
  },
  deletion: {
    route: "GET /deletion",
    summary: "The deletion that is waiting, and what would stay.",
    early: true,
    response: accountData.deletion,
  },
  askDeletion: {
    route: "POST /deletion",
    summary: "Asks for everything to be deleted, seven days from now.",
    early: true,
    body: accountData.deletionInput,
    response: accountData.deletion,
  },
  cancelDeletion: {
    route: "DELETE /deletion",
    summary: "Takes the wish to be deleted back.",
    early: true,
    response: accountData.deletion,
  },
});

export const imports = endpoints("student", {
  preview: {
    route: "POST /import-preview",
    summary: "Reads a JSON Resume file or a LinkedIn export, and changes nothing.",
    encoding: "multipart",
    files: { file: portfolioFile },
    response: accountData.importPreview,
  },
  commit: {
    route: "POST /import",
    summary: "Takes in the items that were chosen, all or none.",
    body: accountData.importInput,
    response: accountData.imported,
  },
});
