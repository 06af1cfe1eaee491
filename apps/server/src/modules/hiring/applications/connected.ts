import type { Executor } from "../../../db/database";
import { companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { collegesWithLeave } from "../../connections/leave";
import type { ApplicationRow } from "./tables";

/** The colleges whose candidates may be moved: their own officers', and those a company is connected to. */
export async function connectedTo(
  tx: Executor,
  user: SignedIn,
  rows: Pick<ApplicationRow, "collegeId">[],
) {
  const ids = [...new Set(rows.map(({ collegeId }) => collegeId))];
  if (user.role !== "HUMAN_RESOURCE") return new Set(ids);
  return new Set(await collegesWithLeave(tx, companyIdOf(user), "postJobs", ids));
}

export const disconnected = "You are no longer connected to this college.";
