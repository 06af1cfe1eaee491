import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf, type User } from "../accounts/profile";
import { notify } from "../notifications/notify";
import type { Student } from "./tables";

/** Tells the officers of a college that somebody of a class has registered. */
export async function tellOfArrival(
  tx: Executor,
  deps: Deps,
  { id, firstName, lastName }: User,
  { collegeId }: Student,
) {
  if (!collegeId) return;
  const name = `${firstName} ${lastName}`.trim();
  await notify(tx, deps, {
    to: (await staffOf(tx, { collegeId })).map((officer) => officer.id),
    type: "student.registered",
    title: (many) => (many === 1 ? `${name} has registered` : `${many} students have registered`),
    link: "/po/students",
    entity: { type: "student", id },
    groupKey: "student.registered",
  });
}
