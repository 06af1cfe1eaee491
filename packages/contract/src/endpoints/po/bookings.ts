import { endpoints } from "../../endpoint";
import * as booking from "../../schemas/booking";
import * as settings from "../../schemas/booking-settings";
import { waitingCount } from "../../schemas/page";
import * as slot from "../../schemas/slot";
import { scheduleEndpoints } from "../shared/schedule";

const bookings = endpoints("po", {
  list: {
    route: "GET /bookings",
    summary: "Bookings that companies have asked for.",
    query: booking.collegeBookingQuery,
    response: booking.bookingPage,
  },
  export: {
    route: "GET /bookings-export",
    summary: "Bookings that companies have asked for, as a sheet.",
    query: booking.collegeBookingSheetQuery,
    reply: "blob",
  },
  waiting: {
    route: "GET /bookings-waiting",
    summary: "How many bookings wait for the college.",
    response: waitingCount,
  },
  read: {
    route: "GET /bookings/{id}",
    summary: "A booking and what happened to it.",
    response: booking.booking,
  },
  decide: {
    route: "PUT /bookings/{id}",
    summary: "Confirms, counters, declines, cancels or completes a booking.",
    body: booking.collegeBookingCommand,
    response: booking.booking,
  },
  busy: {
    route: "GET /places-busy",
    summary: "The places of the college, and who has them when.",
    query: booking.busyQuery,
    response: booking.placesBusy,
  },
  settings: {
    route: "GET /booking-settings",
    summary: "Notice, working hours and blocked dates.",
    response: settings.bookingSettings,
  },
  saveSettings: {
    route: "PUT /booking-settings",
    summary: "Changes notice and working hours.",
    body: settings.bookingSettingsInput,
    response: settings.bookingSettings,
  },
  block: {
    route: "POST /blocked-dates",
    summary: "Blocks days for companies.",
    body: settings.blockedDateInput,
    response: settings.blockedDates,
  },
  unblock: {
    route: "DELETE /blocked-dates/{id}",
    summary: "Opens blocked days again.",
    response: settings.bookingSettings,
  },
});
const schedules = {
  ...scheduleEndpoints("po"),
  ...endpoints("po", {
    allot: {
      route: "PUT /bookings/{id}/schedule/allotments",
      summary: "Gives a slot to a candidate, empties it, or fills the empty ones in order.",
      body: slot.allotInput,
      response: slot.schedule,
    },
  }),
};
export const collegeBookings = { bookings, schedules };
