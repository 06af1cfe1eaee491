import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/audit";

/** Who did what in the college or company, for its leads. */
export const auditEndpoints = <R extends "po" | "hr">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /audit-log",
      summary: "Who did what, the newest first; for leads.",
      query: schema.auditQuery,
      response: schema.auditPage,
    },
    actors: {
      route: "GET /audit-log-actors",
      summary:
        "Who did something in the newest 20,000 entries of the log, also who has left since; for leads.",
      response: schema.auditActors,
    },
    export: {
      route: "GET /audit-log-export",
      summary: "The filtered log as CSV or XLSX; for leads.",
      query: schema.auditExportQuery,
      reply: "blob",
    },
  });
