import type { placementInput } from "@toran/contract/schemas/officer-student";
import type { z } from "zod/mini";
import { among } from "../../../db/among";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { said } from "../../../http/implement";
import type { SignedIn } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { type ChangedOffer, students } from "../tables";
import {
  type BulkQuery,
  type Chosen,
  chosenStudents,
  fullName,
  judged,
  noneAble,
  summary,
} from "./bulk";
import { rememberLast, unspecified, writeHistory } from "./history";
import { acceptOffers, endOffers, type Told, restateOffers } from "./offers";

interface Asking {
  user: SignedIn;
  query: BulkQuery;
  body: z.output<typeof placementInput>;
  call: Call;
}

/** What was told of the offer; what was not leaves what is there. */
function toldOf({ company, role, ctc, joiningDate, source }: Asking["body"]): Told {
  const all = Object.entries({ company, role, ctc, joiningDate, source });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

const obstacle = (isPlaced: boolean, told: Told) => (student: Chosen) => {
  const { placementStatus, detailsPending } = student;
  if (!isPlaced)
    return placementStatus === "PLACED" ? undefined : `${fullName(student)} is not placed.`;
  const completes = detailsPending && Object.keys(told).length > 0;
  if (placementStatus !== "PLACED" || completes) return undefined;
  return detailsPending
    ? `${fullName(student)} is placed already; add the company, the role or the pay.`
    : `${fullName(student)} is placed already.`;
};

/** Says that students are placed, or that they are not. The flag follows the offers that this records or ends. */
export const setPlacement = (deps: Deps, { user, query, body, call }: Asking) =>
  deps.db.transaction(async (tx) => {
    const { isPlaced, reason } = body;
    const told = toldOf(body);
    const chosen = await chosenStudents(tx, user, query, body.studentId);
    const { results, able } = judged(chosen, obstacle(isPlaced, told));
    if (query.dryRun) return { results };
    if (!able.length) throw noneAble({ results }, chosen);
    const ids = able.map(({ id }) => id);
    const at = deps.now();
    const offers = isPlaced
      ? await acceptOffers(tx, user, ids, told, at)
      : await endOffers(tx, ids, reason ?? unspecified, at);
    await restateOffers(tx, among(students.userId, ids));
    const undoId = await writePlacement(
      tx,
      user,
      { able, offers, reason: isPlaced ? null : (reason ?? unspecified) },
      at,
    );
    const after = { isPlaced, ...told, students: ids.length };
    await record(
      tx,
      { user, call },
      { action: "students.placement", entity: undoId, after, reason },
      at,
    );
    const deed = isPlaced ? "marked as placed" : "marked as not placed, and free for other offers";
    return said({ results, undoId }, summary(ids.length, chosen.length, deed));
  });

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
  const changeId = await writeHistory(tx, user, { what: "PLACEMENT", events }, at);
  await rememberLast(tx, "PLACEMENT", changeId);
  return changeId;
}
