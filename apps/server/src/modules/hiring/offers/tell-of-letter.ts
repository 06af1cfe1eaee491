import { limits } from "@toran/contract";
import type { Executor } from "../../../db/database";
import { tell } from "../../bookings/tell";
import { applicationBy, jobBy } from "../own";
import { companySides } from "../sides";
import type { Acting } from "../who";
import type { OfferRow } from "./tables";

/**
 * Notes to tell of a letter that came to an offer later, or took the place of another. One that comes with the offer is
 * part of its news, and of an offer that waits for the college its student does not know yet.
 */
export async function tellOfLetter(tx: Executor, who: Acting, offer: OfferRow, now: Date) {
  const { applicationId, companyId, collegeId, studentId, extendedAt, createdAt, letter } = offer;
  if (!letter && now.getTime() - createdAt.getTime() < limits.hiring.letterWithOffer) return;
  const { name, jobId, postingId } = await applicationBy(tx, applicationId);
  const { title } = await jobBy(tx, jobId);
  const company = (await companySides(tx, [companyId])).get(companyId)?.name ?? "A company";
  const entity = { type: "application", id: applicationId } as const;
  const is = letter ? "a new letter" : "its letter";
  if (extendedAt)
    tell(tx, {
      to: { studentIds: [studentId] },
      type: "offer.changed",
      title: `Your offer has ${is}: ${title}, ${company}`,
      link: `/student/applications/${applicationId}`,
      entity,
    });
  const toOther = { type: "offer.answered", entity, by: who.user?.id } as const;
  tell(tx, {
    ...toOther,
    to: { collegeId },
    title: `The offer to ${name} has ${is}: ${title}, ${company}`,
    link: `/po/jobs/${postingId}?tab=pipeline&candidate=${applicationId}`,
  });
  if (who.side === "COLLEGE")
    tell(tx, {
      ...toOther,
      to: { companyId },
      title: `The college has given the offer to ${name} ${is}: ${title}`,
      link: `/hr/jobs/${jobId}?tab=pipeline&candidate=${applicationId}`,
    });
}
