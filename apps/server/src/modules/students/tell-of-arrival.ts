import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf, type User } from "../accounts/profile";
import { notify } from "../notifications/notify";
import type { Student } from "./tables";

type Person = Pick<User, "id" | "firstName" | "lastName">;

/** Tells the officers of a college that somebody of a class has registered. */
export const tellOfArrival = (tx: Executor, deps: Deps, who: Person, { collegeId }: Student) =>
  tell(tx, deps, who, collegeId, { key: "student.registered", did: "registered" });

/** Tells them that somebody asks to be looked at again. */
export const tellOfReview = (tx: Executor, deps: Deps, who: Person, { collegeId }: Student) =>
  tell(tx, deps, who, collegeId, { key: "student.review", did: "asked you to look again" });

async function tell(
  tx: Executor,
  deps: Deps,
  { id, firstName, lastName }: Person,
  collegeId: string | null,
  { key, did }: { key: string; did: string },
) {
  if (!collegeId) return;
  const name = `${firstName} ${lastName}`.trim();
  await notify(tx, deps, {
    to: (await staffOf(tx, { collegeId })).map((officer) => officer.id),
    type: "student.registered",
    title: (many) => (many === 1 ? `${name} has ${did}` : `${many} students have ${did}`),
    link: "/po/students",
    entity: { type: "student", id },
    groupKey: key,
  });
}
