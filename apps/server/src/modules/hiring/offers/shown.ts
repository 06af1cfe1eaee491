import { limits } from "@toran/contract";
import type { Actor } from "@toran/contract/hiring/moves";
import { toldOf } from "@toran/contract/hiring/pay";
import type { offerQuery } from "@toran/contract/schemas/offer";
import { and, count, desc, eq, lt, or, type SQL } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { cursorAt, placeAt } from "../../../http/cursor";
import type { SignedIn } from "../../accounts/signed-in";
import { byPolicy } from "../causes";
import { ownedBy } from "../own";
import { collegeSides, companySides, unnamed } from "../sides";
import { sentPicture } from "../applications/sent";
import { applications } from "../applications/tables";
import { jobs } from "../tables";
import { type OfferRow, offers } from "./tables";
import { sideOf } from "../who";

const iso = (at: Date | null) => at?.toISOString() ?? null;

export const offerShown = (offer: OfferRow, reader: Actor) => ({
  ...offer,
  told: offer.pay && toldOf(offer.pay),
  letter: offer.letter !== null,
  reason: offer.declinedBy && reader === "COMPANY" ? byPolicy : offer.reason,
  replyBy: iso(offer.replyBy),
  extendedAt: iso(offer.extendedAt),
  answeredAt: iso(offer.answeredAt),
});

type Asked = z.output<typeof offerQuery>;

/** Offers of a company, or to the students of a college, the newest first. */
export async function listOffers(db: Executor, user: SignedIn, asked: Asked) {
  const { search, state, next, limit = limits.list.pageSize } = asked;
  const from = next ? placeAt(next) : undefined;
  const { createdAt, id } = offers;
  const where = and(
    ownedBy(offers, user),
    state && eq(offers.state, state),
    search ? containsEach(applications.name, search) : undefined,
  );
  const rows = await db
    .select({
      offer: offers,
      name: applications.name,
      picture: sentPicture,
      jobId: applications.jobId,
      postingId: applications.postingId,
      title: jobs.title,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(where, from && or(lt(createdAt, from.at), and(eq(createdAt, from.at), lt(id, from.id)))),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const reader = sideOf(user);
  const companies = await companySides(
    db,
    page.map(({ offer }) => offer.companyId),
  );
  const colleges = await collegeSides(
    db,
    page.map(({ offer }) => offer.collegeId),
  );
  const last = rows.length > limit ? page.at(-1)?.offer : undefined;
  return {
    items: page.map(({ offer, name, ...job }) => ({
      ...offerShown(offer, reader),
      ...job,
      company: companies.get(offer.companyId) ?? unnamed(offer.companyId, "A company"),
      college: colleges.get(offer.collegeId) ?? unnamed(offer.collegeId, "A college"),
      studentName: name,
    })),
    next: last ? cursorAt(last.createdAt, last.id) : null,
    ...(!next && { total: await countOffers(db, where) }),
  };
}

async function countOffers(db: Executor, where: SQL | undefined) {
  const [counted] = await db
    .select({ many: count() })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(where);
  return counted?.many ?? 0;
}
