import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { StudentsCall } from "../list/student-list-store";
import { type Chosen, filterOf, idsOf } from "../bulk/chosen";

/** Whom a message is for, as its one call says it: a hundred ids to a call would be as many messages. */
export interface Aim {
  query: { mode: "SELECTED" } | (ReturnType<typeof filterOf> & { mode: "FILTERED" });
  body: { studentId?: string[] };
}

export async function aimOf(chosen: Chosen, list: StudentsCall): Promise<Aim | ApiFailure> {
  const { selection, query } = chosen;
  if (selection.all && !selection.ids.size)
    return { query: { ...filterOf(query), mode: "FILTERED" }, body: {} };
  const studentId = await idsOf(chosen, list);
  return isFailure(studentId) ? studentId : { query: { mode: "SELECTED" }, body: { studentId } };
}
