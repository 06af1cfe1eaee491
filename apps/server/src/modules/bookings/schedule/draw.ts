import { limits } from "@toran/contract";
import { slotTimes } from "@toran/contract/hiring/slot-times";
import { collegeZone } from "@toran/contract/calendar/zones";
import type { ScheduleInput } from "@toran/contract/schemas/slot";
import { eq } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { one } from "../../../db/one";
import { conflict, refused } from "../../../http/failures";
import type { SignedIn } from "../../accounts/signed-in";
import { toldPostings } from "../../hiring/jobs/told";
import { jobKept } from "../../hiring/own";
import { bookingFor } from "../own";
import { hasSlots } from "../save";
import { type BookingRow, schedules, slotInvitations, slots } from "../tables";
import { tellScreens } from "../tell";
import { forgetSlots, requireConfirmed, requireUnchanged, scheduleBy } from "./own";

/** What of a schedule does not belong to its booking, by field. */
async function wrongIn(tx: Executor, booking: BookingRow, given: ScheduleInput) {
  const posting = (await toldPostings(tx, [booking.postingId])).get(booking.postingId ?? "");
  const { roundId } = given;
  return {
    ...(roundId &&
      !posting?.rounds.some(({ id }) => id === roundId) && {
        roundId: "Choose a round of this job.",
      }),
    ...(given.panels.some(({ roomId }) => roomId && !booking.rooms.includes(roomId)) && {
      panels: "Choose places that are booked.",
    }),
  };
}

/** The slots of a plan: each time once for each place of each panel. */
function drawn(booking: BookingRow, given: ScheduleInput) {
  const { startsAt, endsAt } = requireConfirmed({ booking });
  if (given.model === "ROOM_ONLY") return [];
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const times = slotTimes(span, given, collegeZone);
  if (!times.length)
    throw refused({ minutes: `No slot of ${given.minutes} minutes fits into this time.` });
  const many = times.length * given.panels.length * given.places;
  if (many > limits.slots.most)
    throw refused({
      places: `This makes ${many} slots, and ${limits.slots.most} are the most.`,
    });
  return times.flatMap((time) =>
    given.panels.flatMap(({ id: panelId }) =>
      Array.from({ length: given.places }, (_, index) => ({
        scheduleId: booking.id,
        panelId,
        place: index + 1,
        startsAt: new Date(time.startsAt),
        endsAt: new Date(time.endsAt),
        state: "OPEN" as const,
      })),
    ),
  );
}

/** Keeps the rounds of the job as they are; a job is held before its bookings. */
async function keepRounds(tx: Executor, { postingId }: BookingRow) {
  const posting = (await toldPostings(tx, [postingId])).get(postingId ?? "");
  if (posting) await jobKept(tx, posting.jobId);
}

/** Draws the slots of a confirmed booking anew, as long as students do not know of them. */
export async function saveSchedule(tx: Executor, user: SignedIn, id: string, given: ScheduleInput) {
  await keepRounds(tx, await bookingFor(tx, user, id));
  const booking = await bookingFor(tx, user, id, "hold");
  requireConfirmed({ booking });
  if (!hasSlots(booking))
    throw conflict("Only tests, group discussions and interviews for a job have slots.");
  const before = await scheduleBy(tx, id, "hold");
  if (before) requireUnchanged(before, given.version);
  if (before?.state === "PUBLISHED")
    throw conflict("Students know of these slots. Take them back first.", {
      current: { state: before.state },
    });
  const wrong = await wrongIn(tx, booking, given);
  if (Object.keys(wrong).length) throw refused(wrong);
  const rows = drawn(booking, given);
  const { model, roundId = null, minutes, buffer, places, breaks, answerHours } = given;
  const values = {
    model,
    state: "DRAFT" as const,
    roundId,
    panels: given.panels.map((panel) => ({ ...panel, roomId: panel.roomId ?? null })),
    minutes,
    buffer,
    places,
    breaks,
    answerHours,
    alternatesFrom: given.alternatesFrom ? new Date(given.alternatesFrom) : null,
    version: (before?.version ?? 0) + 1,
  };
  await one(
    tx
      .insert(schedules)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: schedules.id, set: values })
      .returning({ id: schedules.id }),
    "The schedule",
  );
  await forgetSlots(tx, id);
  // Whoever was chosen for another round is not chosen for this one.
  if (model !== "PRESELECT" || roundId !== before?.roundId)
    await tx.delete(slotInvitations).where(eq(slotInvitations.scheduleId, id));
  if (rows.length) await tx.insert(slots).values(rows);
  const { companyId, collegeId } = booking;
  tellScreens(tx, { type: "slot.updated", bookingId: id, companyId, collegeId });
}
