import { missingInBooking } from "@toran/contract/schemas/booking";
import type { Executor } from "../../db/database";
import { timelineOf } from "../hiring/events";
import { toldPostings } from "../hiring/jobs/told";
import { collegeSides, companySides, unnamed } from "../hiring/sides";
import { placesBy } from "../infrastructure/places";
import { countSlots } from "./schedule/own";
import type { BookingRow } from "./tables";
import { titleOf } from "./titles";

const iso = (at: Date | null) => at?.toISOString() ?? null;
type Reader = "COMPANY" | "COLLEGE";
type Place = { id: string; name: string; capacity: number | null };

const roomsOf = (ids: string[], places: Map<string, Place>) =>
  ids.flatMap((id) => places.get(id) ?? []);

/** What lists and pages show of bookings. */
export async function shownBookings(db: Executor, rows: BookingRow[], now: Date) {
  const jobs = await toldPostings(
    db,
    rows.map(({ postingId }) => postingId),
  );
  const colleges = await collegeSides(
    db,
    rows.map(({ collegeId }) => collegeId),
  );
  const companies = await companySides(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const places = await placesBy(
    db,
    rows.flatMap(({ rooms }) => rooms),
  );
  const counted = await countSlots(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const posting = jobs.get(row.postingId ?? "");
    return {
      id: row.id,
      state: row.state,
      purpose: row.purpose,
      mode: row.mode,
      title: titleOf(row, posting?.title),
      college: colleges.get(row.collegeId) ?? unnamed(row.collegeId, "A college"),
      company: companies.get(row.companyId) ?? unnamed(row.companyId, "A company"),
      posting: posting ? { id: posting.id, jobId: posting.jobId, title: posting.title } : null,
      dates: row.dates,
      expectedStudents: row.expectedStudents,
      startsAt: iso(row.startsAt),
      endsAt: iso(row.endsAt),
      rooms: roomsOf(row.rooms, places),
      holdUntil: row.holdUntil && row.holdUntil > now ? row.holdUntil.toISOString() : null,
      schedule: counted.get(row.id) ?? null,
      requestedAt: iso(row.requestedAt),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    };
  });
}

/** A booking with everything that both sides may know of it. */
export async function shownBooking(db: Executor, row: BookingRow, reader: Reader, now: Date) {
  const [listed] = await shownBookings(db, [row], now);
  if (!listed) throw new Error("A booking was shown as nothing.");
  const { proposal } = row;
  const places = await placesBy(db, [...row.wantedRooms, ...(proposal?.roomIds ?? [])]);
  const wantedRooms = roomsOf(row.wantedRooms, places);
  return {
    ...listed,
    wantedRooms,
    panels: row.panels,
    equipment: row.equipment,
    visitors: row.visitors,
    link: row.link,
    notes: row.notes,
    proposal: proposal && {
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt,
      note: proposal.note,
      rooms: roomsOf(proposal.roomIds, places),
    },
    reason: row.reason,
    reasonText: row.reasonText,
    endedBy: row.endedBy,
    noticeHours: row.noticeHours,
    answeredAt: iso(row.answeredAt),
    missing: row.state === "DRAFT" ? missingInBooking({ ...row, rooms: wantedRooms }) : {},
    timeline: await timelineOf(db, [row.id], reader),
  };
}
