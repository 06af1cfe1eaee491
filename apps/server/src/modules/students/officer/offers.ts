import { randomUUID } from "node:crypto";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { groupedBy } from "./grouped";
import { type ChangedOffer, type ExternalOffer, externalOffers, students } from "../tables";

const complete = sql`(${sql.join(
  [
    externalOffers.company,
    externalOffers.role,
    externalOffers.ctc,
    externalOffers.joiningDate,
    externalOffers.source,
  ],
  sql`, `,
)})`;
const standing = <T>(figure: SQL) =>
  sql<T>`(select ${figure} from ${externalOffers}
    where ${externalOffers.studentId} = ${students.userId} and ${externalOffers.state} <> 'ENDED')`;

/** Derives from their offers who is placed, and the figures that lists show; nothing else writes them. */
export const restateOffers = (tx: Executor, which: SQL) =>
  tx
    .update(students)
    .set({
      placementStatus: standing(sql`case
        when bool_or(${externalOffers.state} = 'ACCEPTED') then 'PLACED'
        when count(*) > 0 then 'OFFERED'
        else 'NOT_PLACED' end`),
      offers: standing(sql`count(*)`),
      bestPackage: standing(sql`max(${externalOffers.ctc})`),
      detailsPending: standing(
        sql`coalesce(bool_or(${externalOffers.state} = 'ACCEPTED' and not ${complete} is not null), false)`,
      ),
    })
    .where(which);

/** What is told of an offer that is recorded by hand. */
export type Told = Partial<
  Pick<ExternalOffer, "company" | "role" | "ctc" | "joiningDate" | "source">
>;

const before = ({ company, role, ctc, joiningDate, source, state }: ExternalOffer) => ({
  company,
  role,
  ctc,
  joiningDate,
  source,
  state,
});

const standingOffers = (tx: Executor, studentIds: string[]) =>
  tx
    .select()
    .from(externalOffers)
    .where(and(among(externalOffers.studentId, studentIds), ne(externalOffers.state, "ENDED")));

const atOnce = 500;

/** Records an accepted offer for each student: the one that waits to be accepted or told more of, or a new one. */
export async function acceptOffers(
  tx: Executor,
  officer: SignedIn,
  studentIds: string[],
  told: Told,
  at: Date,
): Promise<Map<string, ChangedOffer[]>> {
  const there = groupedBy(await standingOffers(tx, studentIds), ({ studentId }) => studentId);
  const waiting = new Map(
    studentIds.flatMap((id) => {
      const offer = meant(there.get(id) ?? [], told);
      return offer ? [[id, offer] as const] : [];
    }),
  );
  const known = [...waiting.values()].map(({ id }) => id);
  if (known.length)
    await tx
      .update(externalOffers)
      .set({ ...told, state: "ACCEPTED" })
      .where(among(externalOffers.id, known));
  const fresh = studentIds
    .filter((id) => !waiting.has(id))
    .map((studentId) => ({
      ...told,
      id: randomUUID(),
      studentId,
      state: "ACCEPTED" as const,
      recordedAt: at,
      recordedBy: officer.id,
    }));
  for (let from = 0; from < fresh.length; from += atOnce)
    await tx.insert(externalOffers).values(fresh.slice(from, from + atOnce));
  const changed = new Map<string, ChangedOffer[]>();
  for (const [id, offer] of waiting) changed.set(id, [{ id: offer.id, before: before(offer) }]);
  for (const { id, studentId } of fresh) changed.set(studentId, [{ id, before: null }]);
  return changed;
}

/** The offer of a student that an acceptance is about: the accepted one, the one of that company, or the only one. */
function meant(offers: ExternalOffer[], { company }: Told) {
  const accepted = offers.find(({ state }) => state === "ACCEPTED");
  if (accepted) return accepted;
  if (!company) return offers.length === 1 ? offers[0] : undefined;
  return offers.find((offer) => offer.company?.toLowerCase() === company.toLowerCase());
}

/** Ends what these students have accepted. */
export async function endOffers(
  tx: Executor,
  studentIds: string[],
  reason: string,
  at: Date,
): Promise<Map<string, ChangedOffer[]>> {
  const accepted = and(
    among(externalOffers.studentId, studentIds),
    eq(externalOffers.state, "ACCEPTED"),
  );
  const rows = await tx.select().from(externalOffers).where(accepted);
  await tx
    .update(externalOffers)
    .set({ state: "ENDED", endedAt: at, endReason: reason })
    .where(accepted);
  const ended = rows.map((offer) => ({
    studentId: offer.studentId,
    changed: { id: offer.id, before: before(offer) },
  }));
  const groups = groupedBy(ended, ({ studentId }) => studentId);
  return new Map([...groups].map(([id, all]) => [id, all.map(({ changed }) => changed)]));
}

/** Puts offers back as they were; those that a change recorded are gone again. */
export async function restoreOffers(tx: Executor, offers: ChangedOffer[]) {
  const made = offers.filter((offer) => !offer.before).map(({ id }) => id);
  if (made.length) await tx.delete(externalOffers).where(among(externalOffers.id, made));
  const kept = offers.filter((offer) => offer.before);
  const alike = groupedBy(kept, (offer) => JSON.stringify(offer.before));
  for (const group of alike.values())
    await tx
      .update(externalOffers)
      .set({ ...group[0]?.before, endedAt: null, endReason: null })
      .where(
        among(
          externalOffers.id,
          group.map(({ id }) => id),
        ),
      );
}
