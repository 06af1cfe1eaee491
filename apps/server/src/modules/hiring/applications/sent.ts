import { templatesWithPhoto } from "@toran/contract/templates-with-photo";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { userOf } from "../../accounts/profile";
import type { SignedIn } from "../../accounts/signed-in";
import { applicationFor, ownedBy } from "../own";
import { applications, type Snapshot } from "./tables";

const { snapshot } = applications;

/** The résumé as its student sent it: what that version leaves out is nobody else's. */
export function sentResume({ resume, document: whole, picture }: Snapshot) {
  const { hidden, ...looks } = resume;
  const { summary, sections, ...rest } = whole;
  const document = {
    ...rest,
    ...(summary && !hidden.includes("summary") && { summary }),
    sections: sections.filter(({ id }) => !hidden.includes(id)),
  };
  return { ...looks, hidden: [], picture: withoutPicture(looks) ? null : picture, document };
}

const withoutPicture = ({ template, options }: Omit<Snapshot["resume"], "hidden">) =>
  options.photo === "hidden" || !templatesWithPhoto.includes(template);

/** What is kept of a student with an application of theirs, for themselves. */
export const keptWith = async (db: Executor, user: SignedIn, id: string) =>
  (await applicationFor(db, user, id)).snapshot;

/** The picture that goes with an application, as `sentResume` has it. */
export const sentPicture: SQL<string | null> = sql`case
  when ${snapshot} #>> '{resume,options,photo}' = 'hidden' then null
  when ${snapshot} #>> '{resume,template}' in (${sql.join(
    templatesWithPhoto.map((template) => sql`${template}`),
    sql`, `,
  )}) then ${snapshot} ->> 'picture' end`;

/** Whether somebody was sent this picture of a student with an application that they may read. */
export async function wasSentPicture(
  db: Executor,
  user: SignedIn,
  { key, ownerId }: { key: string; ownerId: string },
) {
  const sent = and(ownedBy(applications, user), eq(applications.studentId, ownerId));
  return (await db.$count(applications, and(sent, eq(sentPicture, key)))) > 0;
}

/** Of a picture that a student has no more, the file that goes with it: none where an application was sent with it. */
export async function pictureToForget(
  tx: Executor,
  student: { id: string },
  key: string | null,
): Promise<string[]> {
  if (!key || (await userOf(tx, student)).picture === key) return [];
  const named = and(
    eq(applications.studentId, student.id),
    eq(sql`${snapshot} ->> 'picture'`, key),
  );
  return (await tx.$count(applications, named)) ? [] : [key];
}
