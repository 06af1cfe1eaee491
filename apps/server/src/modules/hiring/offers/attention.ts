import { and, asc, eq } from "drizzle-orm";
import { type AttentionReader, attentionTo, mostNamed } from "../../todos/attention-entry";
import { hasLeaveThere } from "../../connections/leave";
import { noneOf } from "../../students/standing";
import { applications } from "../applications/tables";
import { ownedBy } from "../own";
import { companySides } from "../sides";
import { unofferable } from "./extend";
import { offers } from "./tables";

/** Offers with little time to answer, which go out once the college consents; none does where the connection has ended, or to an account that is not active. */
export const consentAttention: AttentionReader = async (db, user) => {
  const rows = await db
    .select({ postingId: applications.postingId, companyId: offers.companyId })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(
      and(
        ownedBy(offers, user),
        eq(offers.state, "DRAFT"),
        hasLeaveThere(db, offers, "postJobs"),
        noneOf(offers.studentId, unofferable),
      ),
    )
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(mostNamed);
  const named = await companySides(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ postingId, companyId }) => {
    const company = named.get(companyId)?.name ?? "a company";
    return attentionTo("OFFERS", `An offer of ${company} waits for your consent`, {
      about: postingId,
    });
  });
};
