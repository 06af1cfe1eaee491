import { type BookingInput, slottedPurposes } from "@toran/contract/schemas/booking";
import { and, eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { holds } from "../../db/holds";
import { one } from "../../db/one";
import { stored } from "../../db/stored";
import { conflict, refused, requireVersion } from "../../http/failures";
import type { SignedIn } from "../accounts/signed-in";
import { collegesWithLeave } from "../connections/leave";
import { writeEvents } from "../hiring/events";
import { runningPostings } from "../hiring/jobs/told";
import { companyIdOf } from "../hiring/own";
import { acting } from "../hiring/who";
import { infrastructureOf } from "../infrastructure/places";
import { bookingFor } from "./own";
import { type BookingRow, bookings } from "./tables";
import { inOneZone } from "./when";

export const noLeave = "You are not connected to this college, or it takes no bookings from you.";

/** Whether a company may ask a college for dates. */
export const hasLeave = async (
  db: Executor,
  { companyId, collegeId }: { companyId: string; collegeId: string },
) => (await collegesWithLeave(db, companyId, "requestBookings", [collegeId])).length > 0;

/** Refuses places that are not of the college. */
export async function requireRooms(db: Executor, collegeId: string, roomIds: string[]) {
  const places = await infrastructureOf(db, { kind: "college", id: collegeId });
  const chosen = places.filter(({ id }) => roomIds.includes(id));
  if (chosen.length < new Set(roomIds).size)
    throw refused({ roomIds: "Choose places of this college." });
  return chosen;
}

/** The posting that a booking is for, or undefined when it is over, or is of others. */
export const runningPosting = async (
  db: Executor,
  { companyId, collegeId, postingId }: Pick<BookingRow, "companyId" | "collegeId" | "postingId">,
) => (await runningPostings(db, { companyId, collegeId })).find(({ id }) => id === postingId);

/** What is stored of what was written, once it is sure that all of it belongs together. */
async function valuesOf(tx: Executor, companyId: string, given: BookingInput) {
  const { collegeId, purpose, mode, dates, equipment, visitors, postingId } = given;
  if (!(await hasLeave(tx, { companyId, collegeId }))) throw refused({ collegeId: noLeave });
  const roomIds = [...new Set(given.roomIds)];
  await requireRooms(tx, collegeId, roomIds);
  const posting = postingId
    ? await runningPosting(tx, { companyId, collegeId, postingId })
    : undefined;
  if (postingId && !posting)
    throw refused({ postingId: "Choose one of your jobs at this college." });
  const { expectedStudents, panels, link, notes } = given;
  return {
    collegeId,
    purpose,
    mode,
    dates: inOneZone(dates),
    equipment,
    visitors,
    postingId: posting?.id ?? null,
    jobId: posting?.jobId ?? null,
    wantedRooms: mode === "VIRTUAL" ? [] : roomIds,
    ...stored({ expectedStudents, panels, link, notes }),
  };
}

/** The version of a booking that nobody has changed. */
const firstVersion = 1;

/** Keeps a draft of a booking: one for each form, however often it is sent. */
export async function createBooking(
  tx: Executor,
  user: SignedIn,
  given: BookingInput,
  now: Date,
): Promise<BookingRow> {
  const companyId = companyIdOf(user);
  const values = await valuesOf(tx, companyId, given);
  const { formKey = null } = given;
  const [row] = await tx
    .insert(bookings)
    .values({ ...values, companyId, formKey, state: "DRAFT", createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [bookings.companyId, bookings.formKey] })
    .returning();
  if (!row) return createdBefore(tx, user, given, { values, now });
  const { id, collegeId, state } = row;
  const told = { subjectId: id, companyId, collegeId, command: "CREATE", from: null, to: state };
  await writeEvents(tx, acting(user, now), [told]);
  return row;
}

/** A form that comes again, for its answer was lost: written on meanwhile, it changes what it has made. */
async function createdBefore(
  tx: Executor,
  user: SignedIn,
  given: BookingInput,
  { values, now }: { values: object; now: Date },
) {
  const { formKey = "" } = given;
  const mine = and(eq(bookings.companyId, companyIdOf(user)), eq(bookings.formKey, formKey));
  const row = await one(tx.select().from(bookings).where(mine).for("update"), "The booking");
  if (holds(row, values)) return row;
  if (row.version !== firstVersion)
    throw conflict("This booking is kept by now, and was changed since. Open it in your bookings.");
  return saveBooking(tx, user, row.id, { ...given, version: firstVersion }, now);
}

/** A draft of the user's company, held. */
async function draftFor(tx: Executor, user: SignedIn, id: string, says: string) {
  const row = await bookingFor(tx, user, id, "hold");
  if (row.state !== "DRAFT") throw conflict(says, { current: { state: row.state } });
  return row;
}

/** Changes a draft. What was asked for is moved, not rewritten. */
export async function saveBooking(
  tx: Executor,
  user: SignedIn,
  id: string,
  given: BookingInput,
  now: Date,
): Promise<BookingRow> {
  const before = await draftFor(
    tx,
    user,
    id,
    "Only a draft can be rewritten. Ask for another time instead.",
  );
  requireVersion("this booking", given.version, before.version);
  const values = await valuesOf(tx, before.companyId, given);
  return one(
    tx
      .update(bookings)
      .set({ ...values, version: before.version + 1, updatedAt: now })
      .where(eq(bookings.id, id))
      .returning(),
    "The booking",
  );
}

/** Deletes a booking that nobody was asked for. */
export async function removeBooking(
  tx: Executor,
  user: SignedIn,
  id: string,
  seen: number | undefined,
) {
  const { version } = await draftFor(
    tx,
    user,
    id,
    "Only a draft can be deleted. Withdraw or cancel the booking instead.",
  );
  requireVersion("this booking", seen, version);
  await tx.delete(bookings).where(eq(bookings.id, id));
}

/** Whether a booking can have slots: it is for one job, and meets students one by one. */
export const hasSlots = ({ purpose, postingId }: Pick<BookingRow, "purpose" | "postingId">) =>
  postingId !== null && slottedPurposes.includes(purpose);
