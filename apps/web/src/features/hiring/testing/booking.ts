import type { Booking, BookingOptions } from "@toran/contract/schemas/booking";
import { collegeZone } from "@toran/contract/calendar/zones";
import { defaultHours } from "@toran/contract/schemas/booking-settings";
import { side } from "./facts";

/** Ids as the contract wants them. */
export const placeIds = {
  hall: "00000000-0000-4000-8000-000000000001",
  lab: "00000000-0000-4000-8000-000000000002",
};
const postingId = "00000000-0000-4000-8000-000000000003";
const collegeId = "00000000-0000-4000-8000-000000000004";
const college = { ...side("Nilgiri Institute"), id: collegeId };
const at = "2026-11-20T10:00:00.000Z";
const hall = { id: placeIds.hall, name: "Main hall", capacity: 300 };

/** A day of interviews that was asked for: 2 December 2099, 10:00 to 13:00 in India. */
export const askedBooking: Booking = {
  id: "booking",
  state: "REQUESTED",
  purpose: "INTERVIEW",
  mode: "CAMPUS",
  title: "Interviews: Fleet Engineer",
  college,
  company: side("Kestrel Mobility"),
  posting: { id: postingId, jobId: "job", title: "Fleet Engineer" },
  dates: [{ startsAt: "2099-12-02T04:30:00.000Z", endsAt: "2099-12-02T07:30:00.000Z" }],
  expectedStudents: 40,
  startsAt: null,
  endsAt: null,
  rooms: [],
  holdUntil: "2099-11-27T10:00:00.000Z",
  schedule: null,
  requestedAt: at,
  updatedAt: at,
  version: 2,
  wantedRooms: [hall],
  panels: 2,
  equipment: [],
  visitors: [],
  link: null,
  notes: null,
  proposal: null,
  reason: null,
  reasonText: null,
  endedBy: null,
  noticeHours: null,
  answeredAt: null,
  missing: {},
  timeline: [],
};

/** The same, once its college has confirmed it. */
export const confirmedBooking: Booking = {
  ...askedBooking,
  state: "CONFIRMED",
  startsAt: "2099-12-02T04:30:00.000Z",
  endsAt: "2099-12-02T07:30:00.000Z",
  rooms: [hall],
  holdUntil: null,
};

/** And with its time cut into slots. */
export const slottedBooking: Booking = {
  ...confirmedBooking,
  schedule: { model: "OPEN", state: "PUBLISHED", slots: 2, taken: 1 },
};

/** What the college can be asked for; its lab is taken that morning. */
export const bookingOptions: BookingOptions = {
  college,
  zone: collegeZone,
  noticeHours: 48,
  hours: defaultHours,
  blocked: [{ id: "exams", from: "2099-12-07", to: "2099-12-11", reason: "Examinations" }],
  places: [
    { ...hall, kind: "AUDITORIUM" },
    { id: placeIds.lab, name: "Computer lab", capacity: 30, kind: "COMPUTER_LAB" },
  ],
  busy: [
    {
      roomId: placeIds.lab,
      startsAt: "2099-12-02T04:30:00.000Z",
      endsAt: "2099-12-02T05:30:00.000Z",
      soft: false,
      booking: { id: "other", title: "Test: Data Analyst", company: "Mango Analytics" },
    },
  ],
  postings: [{ id: postingId, title: "Fleet Engineer", rounds: [] }],
};
