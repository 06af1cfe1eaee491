import { endpoints } from "../../endpoint";
import * as accountData from "../../schemas/account-data";
import { fileRules } from "../../file-rules";
import * as published from "../../schemas/profile";
import { accountDataEndpoints } from "../shared/account";

export const trust = {
  ...endpoints("student", {
    accessLog: {
      route: "GET /access-log",
      summary: "Who opened the profile, the résumé, the video and documents, and when.",
      query: published.accessLogQuery,
      response: published.accessLog,
    },
  }),
  ...accountDataEndpoints("student"),
};

export const imports = endpoints("student", {
  preview: {
    route: "POST /import-preview",
    summary: "Reads a JSON Resume file or a LinkedIn export, and changes nothing.",
    encoding: "multipart",
    files: { file: fileRules.portfolio },
    response: accountData.importPreview,
  },
  commit: {
    route: "POST /import",
    summary: "Takes in the items that were chosen, all or none.",
    body: accountData.importInput,
    response: accountData.imported,
  },
});
