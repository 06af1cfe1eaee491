import { randomUUID } from "node:crypto";
import {
  externalOfferMoves,
  standingExternalOffers,
} from "@toran/contract/hiring/external-offer-moves";
import { type Held, payOn } from "@toran/contract/hiring/policy";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { campusOffersOf } from "../../hiring/standing";
import { groupedBy } from "./grouped";
import { type ChangedOffer, type ExternalOffer, externalOffers, students } from "../tables";

const complete = sql`(${sql.join(
  [
    externalOffers.company,
    externalOffers.role,
    sql`coalesce(${externalOffers.ctc}, ${externalOffers.stipend})`,
    externalOffers.joiningDate,
    externalOffers.source,
  ],
  sql`, `,
)})`;
const stands = sql.join(
  standingExternalOffers.map((state) => sql`${state}`),
  sql`, `,
);
// Those that were recorded by hand or verified, and those made through the product.
const standing = <T>(figure: SQL) =>
  sql<T>`(select ${figure} from (
    select ${externalOffers.state} = 'ACCEPTED' as accepted, ${externalOffers.ctc} as ctc, ${complete} is not null as complete
    from ${externalOffers}
    where ${externalOffers.studentId} = ${students.userId} and ${externalOffers.state} in (${stands})
    union all ${campusOffersOf(students.userId)}) standing)`;

/** Derives from their offers who is placed, and the figures that lists show; nothing else writes them. */
export const restateOffers = (tx: Executor, which: SQL) =>
  tx
    .update(students)
    .set({
      placementStatus: standing(sql`case
        when bool_or(accepted) then 'PLACED'
        when count(*) > 0 then 'OFFERED'
        else 'NOT_PLACED' end`),
      offers: standing(sql`count(*)`),
      bestPackage: standing(sql`max(ctc)`),
      detailsPending: standing(sql`coalesce(bool_or(accepted and not complete), false)`),
    })
    .where(which);

/** The same for some students, by their ids. */
export const restatePlacement = (tx: Executor, ids: string[]) =>
  restateOffers(tx, among(students.userId, ids));

/** What an offer from elsewhere is to a policy. */
export const heldBy = (offer: Pick<ExternalOffer, "ctc" | "stipend">): Held => {
  const track = offer.ctc === null && offer.stipend !== null ? "INTERNSHIP" : "PLACEMENT";
  return { track, pay: payOn(track, offer) };
};

/** The students among some whose accepted offer was recorded by hand, and so can be ended by hand. */
export async function acceptedByHand(db: Executor, ids: string[]) {
  const rows = await db
    .selectDistinct({ id: externalOffers.studentId })
    .from(externalOffers)
    .where(and(among(externalOffers.studentId, ids), eq(externalOffers.state, "ACCEPTED")));
  return new Set(rows.map(({ id }) => id));
}

/** What is told of an offer that is recorded by hand. */
export type Told = Partial<
  Pick<ExternalOffer, "company" | "role" | "ctc" | "stipend" | "joiningDate" | "source" | "proof">
>;

const before = ({
  company,
  role,
  ctc,
  stipend,
  joiningDate,
  source,
  state,
}: ExternalOffer): NonNullable<ChangedOffer["before"]> => ({
  company,
  role,
  ctc,
  stipend,
  joiningDate,
  source,
  state,
});

const standingOffers = (tx: Executor, studentIds: string[]) =>
  tx
    .select()
    .from(externalOffers)
    .where(
      and(
        among(externalOffers.studentId, studentIds),
        inArray(externalOffers.state, [...standingExternalOffers]),
      ),
    );

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
  const { proof } = told;
  for (const [id, offer] of waiting)
    changed.set(id, [
      { id: offer.id, before: before(offer), ...(proof && !offer.proof && { proof }) },
    ]);
  for (const { id, studentId } of fresh) changed.set(studentId, [{ id, before: null }]);
  return changed;
}

const verified = "The student has sent it with its proof, and it was verified.";

/** Accepts an offer that its student has sent; what an officer had recorded of it without its details ends. */
export async function acceptSent(
  tx: Executor,
  sent: ExternalOffer,
  at: Date,
): Promise<Map<string, ChangedOffer[]>> {
  const recorded = meant(await standingOffers(tx, [sent.studentId]), sent);
  const ended = recorded && isVague(recorded) ? recorded : undefined;
  if (ended)
    await tx
      .update(externalOffers)
      .set({ state: "ENDED", endedAt: at, endReason: verified })
      .where(eq(externalOffers.id, ended.id));
  await tx
    .update(externalOffers)
    .set({ state: externalOfferMoves.VERIFY.to, answeredAt: at, answer: null })
    .where(eq(externalOffers.id, sent.id));
  const changed = [sent, ...(ended ? [ended] : [])];
  return new Map([
    [sent.studentId, changed.map((offer) => ({ id: offer.id, before: before(offer) }))],
  ]);
}

/** Whether somebody still has to say something of an offer: its details, or that it is accepted. */
const isVague = (offer: ExternalOffer) => offer.state === "EXTENDED" || lacksDetails(offer);
export const lacksDetails = ({ company, role, ctc, stipend, joiningDate, source }: ExternalOffer) =>
  [company, role, ctc ?? stipend, joiningDate, source].includes(null);

/** The offer of a student that an acceptance is about: the accepted one, the one of that company, or the only one. */
function meant(offers: ExternalOffer[], { company }: Pick<Told, "company">) {
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

/** Puts offers back as they were; those that a change recorded are gone again. Gives the proofs that went with them. */
export async function restoreOffers(tx: Executor, offers: ChangedOffer[]) {
  const made = offers.filter((offer) => !offer.before).map(({ id }) => id);
  const gone = made.length
    ? await tx
        .delete(externalOffers)
        .where(among(externalOffers.id, made))
        .returning({ proof: externalOffers.proof })
    : [];
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
  const dropped = await dropProofs(tx, kept);
  return [...gone, ...dropped].flatMap(({ proof }) => proof ?? []);
}

/** Takes the proofs away that a change added; another one that has come since stays. */
async function dropProofs(tx: Executor, offers: ChangedOffer[]) {
  const dropped: Pick<ChangedOffer, "proof">[] = [];
  for (const { id, proof } of offers)
    if (proof) {
      const added = and(eq(externalOffers.id, id), eq(externalOffers.proof, proof));
      const rows = await tx
        .update(externalOffers)
        .set({ proof: null })
        .where(added)
        .returning({ id: externalOffers.id });
      dropped.push(...rows.map(() => ({ proof })));
    }
  return dropped;
}
