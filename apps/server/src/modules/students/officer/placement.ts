import type { placementInput } from "@toran/contract/schemas/officer-student";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { said } from "../../../http/implement";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { conclude } from "../../hiring/change";
import { followElsewhere } from "../../hiring/offers/follow-elsewhere";
import { type ChangedOffer, type ExternalOffer, students } from "../tables";
import {
  type BulkAsking,
  type Chosen,
  chosenStudents,
  fullName,
  judged,
  noneAble,
  requireExpected,
  summary,
} from "./bulk";
import { elsewhereOf } from "./elsewhere";
import { rememberLast, unspecified, writeHistory, changedBy } from "./history";
import {
  acceptedByHand,
  acceptOffers,
  acceptSent,
  endOffers,
  type Told,
  restateOffers,
} from "./offers";

type Asking = BulkAsking<z.output<typeof placementInput>>;

/** What was told of the offer; what was not leaves what is there. */
function toldOf({ company, role, ctc, stipend, joiningDate, source }: Asking["body"]): Told {
  const all = Object.entries({ company, role, ctc, stipend, joiningDate, source });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

const obstacle = (isPlaced: boolean, told: Told, byHand: Set<string>) => (student: Chosen) => {
  const { placementStatus, detailsPending } = student;
  if (!isPlaced && placementStatus !== "PLACED") return `${fullName(student)} is not placed.`;
  if (!isPlaced)
    return byHand.has(student.id)
      ? undefined
      : `${fullName(student)} has accepted an offer made here; they are placed until it ends.`;
  const completes = detailsPending && Object.keys(told).length > 0;
  if (placementStatus !== "PLACED" || completes) return undefined;
  return detailsPending
    ? `${fullName(student)} is placed already; add the company, the role or the pay.`
    : `${fullName(student)} is placed already.`;
};

/** Says that students are placed, or that they are not. The flag follows the offers that this records or ends. */
export const setPlacement = (deps: Deps, asking: Asking) =>
  deps.db.transaction((tx) => place(tx, deps, asking));

/** The offer that an officer verifies, and whether the policy lets a student who is placed already have it. */
interface Verified {
  offer: ExternalOffer;
  besides: boolean;
}
/** What a placement rests on: an offer that a student has sent, or the file that proves the recorded one. */
interface Grounds {
  sent?: Verified;
  proof?: string;
}

/** The same inside of a transaction. An offer that a student has sent is accepted itself, and none is recorded. */
export async function place(
  tx: Executor,
  deps: Deps,
  { user, query, body, call }: Asking,
  { sent, proof }: Grounds = {},
) {
  const { isPlaced, reason } = body;
  const told = toldOf(body);
  const chosen = await chosenStudents(tx, user, query, body.studentId);
  const byHand = await acceptedByHand(
    tx,
    chosen.map(({ id }) => id),
  );
  const { results, able } = judged(
    chosen,
    sent?.besides ? () => undefined : obstacle(isPlaced, told, byHand),
  );
  if (query.dryRun) return { results };
  if (!able.length) throw noneAble({ results }, chosen);
  requireExpected(query, able.length);
  const ids = able.map(({ id }) => id);
  const at = deps.now();
  const before = await elsewhereOf(tx, ids);
  const offers = isPlaced
    ? await (sent
        ? acceptSent(tx, sent.offer, at)
        : acceptOffers(tx, user, ids, { ...told, ...(proof && { proof }) }, at))
    : await endOffers(tx, ids, reason ?? unspecified, at);
  await restateOffers(tx, among(students.userId, ids));
  const after = await elsewhereOf(tx, ids);
  await followElsewhere(tx, collegeIdOf(user), { before, after }, at);
  const undoId = await writePlacement(
    tx,
    user,
    { able, offers, reason: isPlaced ? null : (reason ?? unspecified) },
    at,
  );
  const deeds = { isPlaced, ...told, students: ids.length };
  await record(
    tx,
    { user, call },
    { action: "students.placement", entity: undoId, after: deeds, reason },
    at,
  );
  await conclude(tx, deps);
  const deed = isPlaced ? "marked as placed" : "marked as not placed, and free for other offers";
  return said({ results, undoId }, summary(ids.length, chosen.length, deed));
}

interface Change {
  able: Chosen[];
  offers: Map<string, ChangedOffer[]>;
  reason: string | null;
}

async function writePlacement(
  tx: Executor,
  user: SignedIn,
  { able, offers, reason }: Change,
  at: Date,
) {
  const rows = await tx
    .select({ id: students.userId, now: students.placementStatus })
    .from(students)
    .where(
      among(
        students.userId,
        able.map(({ id }) => id),
      ),
    );
  const now = new Map(rows.map((row) => [row.id, row.now]));
  const events = able.map(({ id, placementStatus, placementEvent }) => ({
    studentId: id,
    from: placementStatus,
    to: now.get(id) ?? placementStatus,
    reason,
    before: placementEvent,
    offers: offers.get(id) ?? [],
  }));
  const changeId = await writeHistory(tx, changedBy(user), { what: "PLACEMENT", events }, at);
  await rememberLast(tx, "PLACEMENT", changeId);
  return changeId;
}
