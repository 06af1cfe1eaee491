import type { Executor } from "../../../db/database";
import type { SignedIn } from "../../accounts/signed-in";
import { applicantsOf } from "../../hiring/applications/candidates";
import { toldPostings } from "../../hiring/jobs/told";
import { placesBy } from "../../infrastructure/places";
import type { SlotRow } from "../tables";
import { titleOf } from "../titles";
import { candidatesOf, invitationsOf, isOpen } from "./invitations";
import { mayUnpublish } from "./publish";
import { type Plan, planFor, slotsOf } from "./own";

/** Who has a slot by now: a hold whose time is over is nobody's. */
export const stateNow = ({ state, heldUntil }: SlotRow, now: Date) =>
  state === "HELD" && heldUntil && heldUntil <= now ? ("OPEN" as const) : state;

/** How the panels of a schedule are called, and where they sit. */
export async function panelsOf(db: Executor, { schedule: { panels }, booking: { rooms } }: Plan) {
  const places = await placesBy(db, [...rooms, ...panels.flatMap(({ roomId }) => roomId ?? [])]);
  const first = places.get(rooms[0] ?? "")?.name ?? null;
  return new Map(
    panels.map(({ id, name, roomId }) => [
      id,
      { panel: name, room: (roomId ? places.get(roomId)?.name : undefined) ?? first },
    ]),
  );
}

/** A schedule as both sides see it. */
export async function shownSchedule(db: Executor, user: SignedIn, id: string, now: Date) {
  const plan = await planFor(db, user, id);
  const { booking, schedule } = plan;
  const rows = await slotsOf(db, id);
  const picks = await invitationsOf(db, id);
  const firsts = picks.filter(({ alternate }) => !alternate).length;
  const panels = await panelsOf(db, plan);
  const posting = (await toldPostings(db, [booking.postingId])).get(booking.postingId ?? "");
  const published = schedule.state === "PUBLISHED";
  const has = (slot: SlotRow) =>
    published || slot.applicationId ? slot.applicationId : slot.plannedId;
  const people = await applicantsOf(db, [
    ...rows.map(has),
    ...picks.map(({ applicationId }) => applicationId),
  ]);
  const { startsAt, endsAt } = booking;
  const time = startsAt && endsAt ? { startsAt, endsAt } : { startsAt: now, endsAt: now };
  return {
    id,
    title: titleOf(booking, posting?.title),
    model: schedule.model,
    state: schedule.state,
    startsAt: time.startsAt.toISOString(),
    endsAt: time.endsAt.toISOString(),
    round: posting?.rounds.find((each) => each.id === schedule.roundId) ?? null,
    panels: schedule.panels,
    minutes: schedule.minutes,
    buffer: schedule.buffer,
    places: schedule.places,
    breaks: schedule.breaks,
    answerHours: schedule.answerHours,
    alternatesFrom: schedule.alternatesFrom?.toISOString() ?? null,
    slots: rows.map((slot) => {
      const state = stateNow(slot, now);
      const applicationId = slot.state === state ? has(slot) : null;
      const person = people.get(applicationId ?? "");
      return {
        id: slot.id,
        state,
        panelId: slot.panelId,
        place: slot.place,
        startsAt: slot.startsAt.toISOString(),
        endsAt: slot.endsAt.toISOString(),
        panel: panels.get(slot.panelId)?.panel ?? slot.panelId,
        room: panels.get(slot.panelId)?.room ?? null,
        student:
          person && applicationId
            ? { id: person.studentId, applicationId, name: person.name }
            : null,
        version: slot.version,
      };
    }),
    picks: picks.map((row) => ({
      id: row.id,
      applicationId: row.applicationId,
      name: people.get(row.applicationId)?.name ?? "A candidate",
      // The first of the alternates is the first of them, however many come before.
      rank: row.alternate ? row.rank - firsts : row.rank,
      alternate: row.alternate,
      // Silence counts by the clock, also before the housekeeping has asked the next one.
      state: row.state === "INVITED" && !isOpen(row, now) ? ("LAPSED" as const) : row.state,
      answerBy: row.answerBy?.toISOString() ?? null,
    })),
    publishedAt: schedule.publishedAt?.toISOString() ?? null,
    mayUnpublish: mayUnpublish(plan, rows, now),
    version: schedule.version,
  };
}

/** Those who may be given a slot, in the order in which they applied. */
export async function shownCandidates(db: Executor, user: SignedIn, id: string) {
  const plan = await planFor(db, user, id);
  const rows = await slotsOf(db, id);
  const picks = new Map(
    (await invitationsOf(db, id)).map(({ applicationId, state }) => [applicationId, state]),
  );
  const published = plan.schedule.state === "PUBLISHED";
  return (await candidatesOf(plan, db)).map(({ applicationId, studentId, name, department }) => ({
    applicationId,
    studentId,
    name,
    department,
    slotId:
      rows.find((slot) =>
        published ? slot.applicationId === applicationId : slot.plannedId === applicationId,
      )?.id ?? null,
    invitation: picks.get(applicationId) ?? null,
  }));
}
