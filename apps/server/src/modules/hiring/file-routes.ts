import type { api } from "@toran/contract";
import type { Deps } from "../../deps";
import { fileReply } from "../../files/file-reply";
import type { Handlers } from "../../http/implement";
import { jobFileFor } from "./jobs/files";
import { letterFor } from "./offers/letter";

/** How files of jobs and letters of offers are opened, by all three sides alike. */
export function hiringFiles(deps: Deps) {
  const { db } = deps;

  const fileOf: Handlers<Pick<typeof api.hr.jobs, "file">>["file"] = async ({
    user,
    params,
    call,
  }) => fileReply(deps, await jobFileFor(db, user, params.id), call, "private, no-store");

  const letterOf: Handlers<Pick<typeof api.hr.offers, "letter">>["letter"] = async ({
    user,
    params,
    call,
  }) => fileReply(deps, await letterFor(db, user, params.id), call, "private, no-store");

  return { fileOf, letterOf };
}
