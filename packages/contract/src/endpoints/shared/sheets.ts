import { endpoints } from "../../endpoint";
import { wholeSheetQuery } from "../../schemas/list-sheet";

/** Lists that are short enough to be shown whole, each as a sheet, of officers and HR users alike. */
export const sheetEndpoints = <R extends "po" | "hr">(root: R) =>
  endpoints(root, {
    colleagues: {
      route: "GET /managers-export",
      summary: "The people of the college or company, as a sheet.",
      query: wholeSheetQuery("colleagues"),
      reply: "blob",
    },
    places: {
      route: "GET /infrastructure-export",
      summary: "The places of the college or company, as a sheet.",
      query: wholeSheetQuery("places"),
      reply: "blob",
    },
    todos: {
      route: "GET /todolist-export",
      summary: "The to-dos one has written or was given, as a sheet.",
      query: wholeSheetQuery("todos"),
      reply: "blob",
    },
  });

/** Those of a college alone. */
export const officerSheets = endpoints("po", {
  departments: {
    route: "GET /departments-export",
    summary: "The departments with their majors, as a sheet.",
    query: wholeSheetQuery("departments"),
    reply: "blob",
  },
  payments: {
    route: "GET /payments-export",
    summary: "What the college has paid or begun to pay, as a sheet.",
    query: wholeSheetQuery("payments"),
    reply: "blob",
  },
  archive: {
    route: "GET /archive-export",
    summary: "The lists of the archive, as a sheet.",
    query: wholeSheetQuery("collections"),
    reply: "blob",
  },
  bookmark: {
    route: "GET /bookmark-export",
    summary: "The lists of bookmarks, as a sheet.",
    query: wholeSheetQuery("collections"),
    reply: "blob",
  },
});
