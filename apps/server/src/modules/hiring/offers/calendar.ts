import { and, eq, gte, lt } from "drizzle-orm";
import { type CalendarSourceReader, entry } from "../../calendar/entry";
import { ownedBy } from "../own";
import { companySides } from "../sides";
import { applications } from "../applications/tables";
import { offers } from "./tables";

/** Until when students may answer their offers. */
export const offerCalendar: CalendarSourceReader = async (db, owner, { from, to }) => {
  const rows = await db
    .select({
      offer: offers,
      name: applications.name,
      postingId: applications.postingId,
      jobId: applications.jobId,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(
      and(
        ownedBy(offers, owner),
        eq(offers.state, "EXTENDED"),
        gte(offers.replyBy, from),
        lt(offers.replyBy, to),
      ),
    );
  const companies = await companySides(
    db,
    rows.map(({ offer }) => offer.companyId),
  );
  return rows.map(({ offer, name, postingId, jobId }) => {
    const company = companies.get(offer.companyId)?.name ?? "A company";
    const { applicationId } = offer;
    const told = {
      STUDENT: {
        title: `Answer due: ${offer.role}, ${company}`,
        link: `/student/applications/${applicationId}`,
      },
      PLACEMENT_OFFICER: {
        title: `Answer due: ${name}, ${company}`,
        link: `/po/jobs/${postingId}?tab=pipeline&candidate=${applicationId}`,
      },
      HUMAN_RESOURCE: {
        title: `Answer due: ${name}, ${offer.role}`,
        link: `/hr/jobs/${jobId}?tab=pipeline&candidate=${applicationId}`,
      },
    }[owner.role];
    return entry({
      id: `offer-due.${offer.id}`,
      source: "OFFER",
      sourceId: offer.id,
      start: (offer.replyBy ?? from).toISOString(),
      ...told,
    });
  });
};
