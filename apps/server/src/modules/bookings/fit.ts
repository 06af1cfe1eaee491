import type { Executor } from "../../db/database";
import { conflict, refused } from "../../http/failures";
import { keepPosting } from "../hiring/own";
import type { Acting } from "../hiring/who";
import { infrastructureOf, keepPlaces } from "../infrastructure/places";
import { hasLeave, noLeave, requireRooms, runningPosting } from "./save";
import { keptSettings } from "./settings";
import type { BookingRow, Span } from "./tables";
import { blockedOn, obstacleTo } from "./when";

type Fitting = Pick<BookingRow, "collegeId" | "expectedStudents">;

/** How many people places hold together; one whose size nobody knows holds everybody. */
export const roomIn = (chosen: { capacity: number | null }[]) =>
  chosen.reduce((sum, { capacity }) => sum + (capacity ?? Infinity), 0);

/** Why places do not hold those who are expected, or nothing. */
function tooSmall(chosen: { capacity: number | null }[], { expectedStudents }: Fitting) {
  const holds = roomIn(chosen);
  const expected = expectedStudents ?? 0;
  return holds < expected
    ? `These places hold ${holds} people, and ${expected} are expected.`
    : undefined;
}

/** Refuses places that together hold fewer than are expected. */
export async function requireRoom(tx: Executor, row: Fitting, roomIds: string[]) {
  if (!roomIds.length) return;
  await keepPlaces(tx, roomIds);
  const says = tooSmall(await requireRooms(tx, row.collegeId, roomIds), row);
  if (says) throw refused({ roomIds: says });
}

/** Refuses what a college has offered and can give no more: it may have blocked the day since, or taken a place away. */
export async function requireStanding(
  tx: Executor,
  row: BookingRow,
  { roomIds, ...span }: NonNullable<BookingRow["proposal"]>,
) {
  const { collegeId, state } = row;
  if (roomIds.length) await keepPlaces(tx, roomIds);
  const places = await infrastructureOf(tx, { kind: "college", id: collegeId });
  const chosen = places.filter(({ id }) => roomIds.includes(id));
  const says =
    blockedOn(span, await keptSettings(tx, collegeId)) ??
    (chosen.length < roomIds.length
      ? "A place that was offered is not there any more."
      : roomIds.length && tooSmall(chosen, row));
  if (says)
    throw conflict(`${says} Write to the college for another time.`, { current: { state } });
}

/** Refuses times that the college does not take, and places that are too small, each at its field. */
export async function requireFit(
  tx: Executor,
  row: Fitting,
  { dates, roomIds }: { dates: Span[]; roomIds: string[] },
  now: Date,
) {
  const settings = await keptSettings(tx, row.collegeId);
  const wrong = dates.flatMap((span, index) => {
    const says = obstacleTo(span, settings, now);
    return says ? [[`dates.${index}.startsAt`, says] as const] : [];
  });
  if (wrong.length) throw refused(Object.fromEntries(wrong));
  await requireRoom(tx, row, roomIds);
}

/** Refuses what is new between a college and a company that are no longer connected. */
export async function requireLeave(tx: Executor, { side }: Acting, row: BookingRow) {
  if (await hasLeave(tx, row)) return;
  if (side === "COLLEGE")
    throw conflict("This company is not connected to you, or you take no bookings from it.");
  throw conflict(noLeave, { errors: { collegeId: noLeave } });
}

/** Refuses to ask for a date for a job that is over at the college: it may have ended since the draft was kept. */
export async function requireRunning(tx: Executor, row: BookingRow) {
  if (!row.postingId) return;
  await keepPosting(tx, row.postingId);
  if (!(await runningPosting(tx, row)))
    throw refused({ postingId: "This job is over at the college. Choose another one." });
}
