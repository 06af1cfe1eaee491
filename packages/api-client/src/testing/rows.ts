import { endpoints } from "@toran/contract/endpoint";
import { fileRules } from "@toran/contract/file-rules";
import { account, byEmail, moved } from "@toran/contract/schemas/account";

const hr = endpoints("hr", {
  read: { route: "GET /user-data", summary: "Reads.", response: account },
  write: { route: "POST /todolist", summary: "Writes.", body: byEmail, response: account },
  remove: { route: "DELETE /todolist/{id}", summary: "Removes." },
  writeUntold: { route: "POST /faq", summary: "Writes.", body: byEmail, quiet: "toast" },
  writeUnloaded: { route: "POST /connect-po", summary: "Writes.", body: byEmail, quiet: "loader" },
  upload: {
    route: "PUT /company-profile",
    summary: "Uploads.",
    encoding: "multipart",
    body: byEmail,
    files: { picture: fileRules.picture },
  },
  file: { route: "POST /invoice/{id}", summary: "Downloads.", reply: "blob" },
  throws: {
    route: "GET /college-listing",
    summary: "Throws.",
    query: byEmail,
    response: account,
    failure: "throws",
  },
  nested: { route: "GET /user-info", summary: "Reads.", response: account, reads: "data" },
  step: {
    route: "POST /company-info",
    summary: "Moves on.",
    body: byEmail,
    response: moved("HUMAN_RESOURCE"),
    moves: true,
  },
  slug: { route: "GET /profile/{slug}", summary: "Reads.", response: account, open: true },
});
const auth = endpoints("authHr", {
  logIn: {
    route: "POST /login",
    summary: "Signs in.",
    open: true,
    body: byEmail,
    response: moved("HUMAN_RESOURCE"),
    moves: true,
  },
});

/** One row for each manner of call. */
export const rows = { hr, auth };
export const body = { email: "asha@acme.example" };
