import { endpoints } from "../../endpoint";
import { bulkQuery } from "../../schemas/officer-student";
import * as schema from "../../schemas/office-message";

/** What a placement office writes to its students; nobody answers here. */
export const officerMessages = endpoints("po", {
  send: {
    route: "POST /student-messages",
    summary: "Writes to many students at once; a dry run says who would get it.",
    query: bulkQuery,
    body: schema.messageInput,
    response: schema.messageOutcome,
  },
  list: {
    route: "GET /student-messages",
    summary: "What the office has written to students, the newest first.",
    query: schema.sentMessagesQuery,
    response: schema.sentMessages,
  },
  export: {
    route: "GET /student-messages-export",
    summary: "What the office has written to students, as a sheet.",
    query: schema.sentMessagesSheetQuery,
    reply: "blob",
  },
  read: {
    route: "GET /student-messages/{id}",
    summary: "One message of the office, whole.",
    response: schema.wholeMessage,
  },
});
