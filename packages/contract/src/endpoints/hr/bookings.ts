import { lookedAt } from "../../schemas/fields";
import { endpoints } from "../../endpoint";
import * as booking from "../../schemas/booking";
import { waitingCount } from "../../schemas/page";
import * as slot from "../../schemas/slot";
import { scheduleEndpoints } from "../shared/schedule";

const bookings = endpoints("hr", {
  options: {
    route: "GET /booking-options",
    summary: "What a college can be asked for, and when it is taken.",
    query: booking.bookingOptionsQuery,
    response: booking.bookingOptions,
  },
  list: {
    route: "GET /bookings",
    summary: "Bookings of the company.",
    query: booking.companyBookingQuery,
    response: booking.bookingPage,
  },
  export: {
    route: "GET /bookings-export",
    summary: "Bookings of the company as a sheet.",
    query: booking.companyBookingSheetQuery,
    reply: "blob",
  },
  waiting: {
    route: "GET /bookings-waiting",
    summary: "How many bookings wait for the company.",
    response: waitingCount,
  },
  create: {
    route: "POST /bookings",
    summary: "Keeps a draft of a booking.",
    body: booking.bookingInput,
    response: booking.booking,
  },
  read: {
    route: "GET /bookings/{id}",
    summary: "A booking and what happened to it.",
    response: booking.booking,
  },
  save: {
    route: "PUT /bookings/{id}",
    summary: "Changes a draft of a booking.",
    body: booking.bookingInput,
    response: booking.booking,
  },
  remove: {
    route: "DELETE /bookings/{id}",
    summary: "Deletes a draft of a booking.",
    query: lookedAt,
  },
  request: {
    route: "POST /bookings/{id}/request",
    summary: "Asks the college, and holds the places for five working days.",
    body: lookedAt,
    response: booking.booking,
  },
  reschedule: {
    route: "PUT /bookings/{id}/dates",
    summary: "Asks for another time; the old one is kept until the college answers.",
    body: booking.rescheduleInput,
    response: booking.booking,
  },
  command: {
    route: "PUT /bookings/{id}/state",
    summary: "Accepts what the college proposes, withdraws, keeps the old time or cancels.",
    body: booking.companyBookingCommand,
    response: booking.booking,
  },
});
const schedules = {
  ...scheduleEndpoints("hr"),
  ...endpoints("hr", {
    pick: {
      route: "PUT /bookings/{id}/schedule/picks",
      summary: "Chooses who is invited first, and who moves up after them.",
      body: slot.picksInput,
      response: slot.schedule,
    },
  }),
};
export const companyBookings = { bookings, schedules };
