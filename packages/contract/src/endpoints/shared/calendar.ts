import { endpoints } from "../../endpoint";
import * as calendar from "../../schemas/calendar";

/** The calendar of whoever is signed in: what concerns them, and what they put into it themselves. */
export const calendarEndpoints = <R extends "student" | "po" | "hr">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /calendar",
      summary: "What the calendar holds between two days, of all sources or of some.",
      query: calendar.calendarQuery,
      response: calendar.calendarWindow,
    },
    download: {
      route: "GET /calendar/events/{event}",
      summary: "One event as an iCalendar file.",
      query: calendar.eventDayQuery,
      reply: "blob",
    },
    createBlock: {
      route: "POST /calendar/blocks",
      summary: "Puts something of one's own into the calendar.",
      own: true,
      body: calendar.blockInput,
      response: calendar.block,
    },
    readBlock: {
      route: "GET /calendar/blocks/{id}",
      summary: "Something of one's own, as it was written.",
      response: calendar.block,
    },
    updateBlock: {
      route: "PUT /calendar/blocks/{id}",
      summary: "Changes something of one's own, with all its repetitions.",
      own: true,
      body: calendar.blockInput,
      response: calendar.block,
    },
    moveBlock: {
      route: "PUT /calendar/blocks/{id}/move",
      summary:
        "Moves something of one's own to another day or time: one of its repetitions, those that follow, or all.",
      own: true,
      body: calendar.blockMove,
      response: calendar.block,
    },
    removeBlock: {
      route: "DELETE /calendar/blocks/{id}",
      summary:
        "Takes something of one's own out of the calendar: one of its repetitions, those that follow, or all.",
      own: true,
      query: calendar.repetitionChoice,
    },
    feed: {
      route: "GET /calendar/feed",
      summary: "Whether other calendars can read this one.",
      response: calendar.calendarFeed,
    },
    openFeed: {
      route: "POST /calendar/feed",
      summary: "Makes a secret address for other calendars; the one before it ends.",
      own: true,
      unpaid: true,
      query: calendar.calendarFeedSeen,
      response: calendar.newCalendarFeed,
    },
    closeFeed: {
      route: "DELETE /calendar/feed",
      summary: "Ends the secret address.",
      own: true,
      unpaid: true,
      query: calendar.calendarFeedSeen,
    },
  });
