import { limits } from "@toran/contract";
import type {
  ListedExternalOffer,
  externalOfferQuery,
} from "@toran/contract/schemas/external-offer";
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod/mini";
import { containsEach } from "../../../db/contains";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { cursorAt, placeAt } from "../../../http/cursor";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { fullName } from "../officer/bulk";
import { externalOffers, students } from "../tables";
import { offersShown } from "./shown";

type Asked = z.output<typeof externalOfferQuery>;

/** Offers from elsewhere by who told of them; the newest sending comes first, or the newest record. */
const told = {
  STUDENT: { at: externalOffers.sentAt, which: isNotNull(externalOffers.sentAt) },
  OFFICER: { at: externalOffers.recordedAt, which: isNull(externalOffers.sentAt) },
} as const;

const toldTo = (db: Executor, user: SignedIn, which?: SQL) =>
  db
    .select({
      offer: externalOffers,
      firstName: students.firstName,
      lastName: students.lastName,
      rollNumber: students.rollNumber,
    })
    .from(externalOffers)
    .innerJoin(students, eq(students.userId, externalOffers.studentId))
    .where(and(eq(students.collegeId, collegeIdOf(user)), which));
const sentTo = (db: Executor, user: SignedIn, which: SQL) =>
  toldTo(db, user, and(told.STUDENT.which, which));
type Row = Awaited<ReturnType<typeof toldTo>>[number];

async function shown(db: Executor, rows: Row[]): Promise<ListedExternalOffer[]> {
  const offers = await offersShown(
    db,
    rows.map(({ offer }) => offer),
  );
  const by = new Map(rows.map((row) => [row.offer.id, row]));
  return offers.flatMap((offer) => {
    const row = by.get(offer.id);
    if (!row) return [];
    const { studentId } = row.offer;
    return [{ ...offer, studentId, studentName: fullName(row), rollNumber: row.rollNumber }];
  });
}

/** One of the offers that students of the officer's college have sent. */
export async function sentOfferFor(db: Executor, user: SignedIn, id: string) {
  const row = await one(sentTo(db, user, eq(externalOffers.id, id)), "The offer");
  return one(shown(db, [row]), "The offer");
}

/** How many offers wait for the office of the college. */
export async function countToVerify(db: Executor, user: SignedIn) {
  const waiting = sentTo(db, user, eq(externalOffers.state, "WAITING")).as("waiting");
  return { waiting: await db.$count(waiting) };
}

/** Offers from elsewhere of the college, the newest first. */
export async function listExternalOffers(db: Executor, user: SignedIn, asked: Asked) {
  const { search, state, by = "STUDENT", next, limit = limits.list.pageSize } = asked;
  const from = next ? placeAt(next) : undefined;
  const { at, which } = told[by];
  const { id } = externalOffers;
  const where = and(
    which,
    state && eq(externalOffers.state, state),
    search
      ? containsEach(
          sql`${students.firstName} || ' ' || ${students.lastName} || ' ' || coalesce(${externalOffers.company}, '')`,
          search,
        )
      : undefined,
  );
  const rows = await toldTo(
    db,
    user,
    and(where, from && or(lt(at, from.at), and(eq(at, from.at), lt(id, from.id)))),
  )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1)?.offer : undefined;
  const lastAt = by === "STUDENT" ? last?.sentAt : last?.recordedAt;
  return {
    items: await shown(db, items),
    next: last && lastAt ? cursorAt(lastAt, last.id) : null,
    ...(!next && { total: await db.$count(toldTo(db, user, where).as("matching")) }),
  };
}
