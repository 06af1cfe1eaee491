import type { User } from "../../modules/accounts/tables";
import { openings } from "../../modules/profile/tables";
import { fullName } from "../../modules/students/officer/bulk";
import type { Executor } from "../database";
import { ago, day, minute, opened } from "./ago";

/** Who has looked at a student: the company they applied to, and others whom nobody knows. */
export async function addVisits(
  db: Executor,
  { recruiter, company, student }: { recruiter: User; company: string; student: string },
  now: Date,
) {
  const known = {
    viewerId: recruiter.id,
    viewerName: fullName(recruiter),
    viewerRole: recruiter.role,
    viewerOrganisation: company,
  };
  const visits = [
    { what: "RESUME", at: ago(now, opened - minute), ...known },
    { what: "PROFILE", at: ago(now, opened), ...known },
    { what: "PROFILE", at: ago(now, 2 * day) },
    { what: "PROFILE", at: ago(now, 3 * day + 40 * minute) },
  ] as const;
  await db
    .insert(openings)
    .values(visits.map((visit, nth) => ({ ...visit, studentId: student, visitor: String(nth) })));
}
