import { endpoints } from "../../endpoint";
import { lookedAt } from "../../schemas/fields";
import * as slot from "../../schemas/slot";

/** What a company and a college do alike with the slots of a booking that is confirmed. */
export const scheduleEndpoints = <R extends "hr" | "po">(root: R) =>
  endpoints(root, {
    read: {
      route: "GET /bookings/{id}/schedule",
      summary: "The slots of a booking, and who has them.",
      response: slot.schedule,
    },
    save: {
      route: "PUT /bookings/{id}/schedule",
      summary: "Draws the slots of a booking anew, until they are published.",
      body: slot.scheduleInput,
      response: slot.schedule,
    },
    publish: {
      route: "POST /bookings/{id}/schedule/publish",
      summary: "Shows the slots to students, and invites those who were chosen.",
      body: lookedAt,
      response: slot.schedule,
    },
    unpublish: {
      route: "POST /bookings/{id}/schedule/unpublish",
      summary: "Takes the slots back as they were before, until somebody has checked in.",
      response: slot.schedule,
    },
    candidates: {
      route: "GET /bookings/{id}/schedule/candidates",
      summary: "Those who may be given a slot.",
      response: slot.scheduleCandidates,
    },
    command: {
      route: "PUT /slots/{id}",
      summary: "Blocks, cancels or empties a slot, or writes down who came.",
      body: slot.slotCommandInput,
      response: slot.schedule,
    },
  });
