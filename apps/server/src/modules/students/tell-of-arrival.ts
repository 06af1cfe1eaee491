import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf, type User } from "../accounts/profile";
import { notify } from "../notifications/notify";
import type { Student } from "./tables";

type Person = Pick<User, "id" | "firstName" | "lastName">;

/** Tells the officers of a college that somebody of a class has registered; `body` says what else there is to know. */
export const tellOfArrival = (
  tx: Executor,
  deps: Deps,
  who: Person,
  { collegeId }: Pick<Student, "collegeId">,
  body?: string,
) =>
  tell(tx, deps, who, collegeId, {
    key: "student.registered",
    did: "registered",
    ...(body && { body }),
  });

/** Tells them that somebody asks to be looked at again. */
export const tellOfReview = (tx: Executor, deps: Deps, who: Person, { collegeId }: Student) =>
  tell(tx, deps, who, collegeId, { key: "student.review", did: "asked you to look again" });

async function tell(
  tx: Executor,
  deps: Deps,
  { id, firstName, lastName }: Person,
  collegeId: string | null,
  { key, did, body }: { key: string; did: string; body?: string },
) {
  if (!collegeId) return;
  const name = `${firstName} ${lastName}`.trim();
  await notify(tx, deps, {
    to: (await staffOf(tx, { collegeId })).map((officer) => officer.id),
    type: "student.registered",
    title: (many) => (many === 1 ? `${name} has ${did}` : `${many} students have ${did}`),
    ...(body && { body }),
    link: "/po/students",
    entity: { type: "student", id },
    groupKey: key,
  });
}
